import { Link as ChakraLink, HStack, Stack, Text } from "@chakra-ui/react";
import { Link } from "react-router-dom";
import { paths } from "../../../app/paths";
import { useT } from "../../../i18n/useT";
import { FlowTag } from "../../../shared/valves/FlowTag";
import { ReportAge } from "../../../shared/valves/ReportAge";
import type { ValveLocationLine } from "../../../shared/valves/valve";
import { valvesTexts } from "../../../shared/valves/valvesTexts";

type ValvePopupProps = { location: ValveLocationLine; valve: ValveLocationLine["valves"][number] };

/** What a pressed marker tells of its valve. */
export function ValvePopup({ location, valve }: ValvePopupProps) {
  const t = useT(valvesTexts);
  const { client, state, deviation } = valve;
  return (
    <Stack gap="1">
      <Text as="span" fontWeight="semibold">
        {client.name}
      </Text>
      <HStack as="span" gap="2" color="fg.muted">
        <FlowTag state={state} size="sm" />
        <ReportAge valve={valve} timeZone={location.timeZone} />
      </HStack>
      {deviation === null ? null : (
        <Text as="span" color={deviation.urgent ? "fg.error" : "fg.warning"}>
          {t(deviation.urgent ? "flowsNow" : "dryNow")}
        </Text>
      )}
      <ChakraLink asChild alignSelf="start" fontWeight="medium">
        <Link to={paths.location(location.id)}>{location.name}</Link>
      </ChakraLink>
    </Stack>
  );
}
