import { Box, Heading, Text } from "@chakra-ui/react";
import { valvesTexts } from "../../i18n/texts/valves";
import { useT } from "../../i18n/useT";
import type { ValveLocation } from "../../shared/valves/valve";
import type { ValveActions } from "./controls/useValveActions";
import { ValveCard } from "./ValveCard";

/** Valves without a bundle, which open by hand alone. */
export function UnbundledCard({ location, actions }: { location: ValveLocation; actions: ValveActions }) {
  const t = useT(valvesTexts);
  return (
    <ValveCard
      label={t("unbundled")}
      valves={location.unbundled}
      hasSchedule={false}
      timeZone={location.timeZone}
      canControl={location.permissions.controlValves}
      actions={actions}
      empty={t("noValves")}
      head={
        <Box>
          <Heading as="h2" size="lg" fontWeight="semibold">
            {t("unbundled")}
          </Heading>
          <Text textStyle="sm" color="fg.muted" mt="1">
            {t("unbundledText")}
          </Text>
        </Box>
      }
    />
  );
}
