import { Box, Flex, Grid, Text } from "@chakra-ui/react";
import { useT } from "../../i18n/useT";
import { byName } from "../../shared/text/order";
import { LongName } from "../../shared/ui/LongName";
import { FlowTag } from "../../shared/valves/FlowTag";
import { ReportAge } from "../../shared/valves/ReportAge";
import { urgencyOf } from "../../shared/valves/stand";
import type { ValveLocationLine } from "../../shared/valves/valve";
import { valvesTexts } from "../../shared/valves/valvesTexts";

/** A location's valves in short: whether water flows, and whether it should. */
export function ValveLines({ location }: { location: ValveLocationLine }) {
  const t = useT(valvesTexts);
  const valves = location.valves.toSorted(
    (one, other) => urgencyOf(one) - urgencyOf(other) || byName(one.client, other.client),
  );
  return (
    <Grid
      as="ul"
      listStyleType="none"
      gap="1px"
      bg="border"
      borderTopWidth="1px"
      templateColumns="repeat(auto-fit, minmax(min(100%, 20rem), 1fr))"
    >
      {valves.map((valve) => (
        <Flex as="li" key={valve.id} px="4" py="2" gap="3" align="center" textStyle="sm" bg="bg.panel">
          <FlowTag state={valve.state} size="sm" />
          <Box flex="1" minW="0">
            <Text truncate>
              <LongName name={valve.client.name} />
            </Text>
            {valve.deviation === null ? null : (
              <Text
                textStyle="xs"
                fontWeight="medium"
                color={valve.deviation.urgent ? "fg.error" : "fg.warning"}
              >
                {t(valve.deviation.urgent ? "flowsNow" : "dryNow")}
              </Text>
            )}
          </Box>
          <Text color="fg.subtle" textStyle="xs" flexShrink="0">
            <ReportAge valve={valve} timeZone={location.timeZone} isInList />
          </Text>
        </Flex>
      ))}
    </Grid>
  );
}
