import { Box, Flex, Text } from "@chakra-ui/react";
import { valvesTexts } from "../../i18n/texts/valves";
import { useT } from "../../i18n/useT";
import { byName } from "../../shared/text/order";
import { Age } from "../../shared/time/Age";
import { FlowTag } from "../../shared/valves/FlowTag";
import type { ValveLocationLine } from "../../shared/valves/valve";

/** A location's valves in short: whether water flows, and whether it should. */
export function ValveLines({ location }: { location: ValveLocationLine }) {
  const t = useT(valvesTexts);
  const valves = location.valves.toSorted((one, other) => byName(one.client, other.client));
  return (
    <Box as="ul" listStyleType="none" borderTopWidth="1px">
      {valves.map(({ id, client, state, reported, deviation }) => (
        <Flex
          as="li"
          key={id}
          px="4"
          py="2"
          gap="3"
          align="center"
          textStyle="sm"
          borderTopWidth="1px"
          _first={{ borderTopWidth: 0 }}
        >
          <FlowTag state={state} size="sm" />
          <Box flex="1" minW="0">
            <Text truncate>{client.name}</Text>
            {deviation === null ? null : (
              <Text textStyle="xs" fontWeight="medium" color={deviation.urgent ? "fg.error" : "fg.warning"}>
                {t(deviation.urgent ? "deviationFlows" : "deviationDry")}
              </Text>
            )}
          </Box>
          <Text color="fg.subtle" textStyle="xs" flexShrink="0">
            {reported === null ? t("neverReported") : <Age at={reported.time} timeZone={location.timeZone} />}
          </Text>
        </Flex>
      ))}
    </Box>
  );
}
