import { Box, Flex, Heading, Text } from "@chakra-ui/react";
import { lazy, Suspense } from "react";
import { useT } from "../../i18n/useT";
import type { ValveLocation } from "../../shared/valves/valve";
import { valvesTexts } from "../../shared/valves/valvesTexts";
import type { ValveActions } from "./controls/useValveActions";
import { ValveCard } from "./ValveCard";

const MoveUnbundled = lazy(async () => ({
  default: (await import("./bundles/MoveUnbundled")).MoveUnbundled,
}));

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
        <Flex justify="space-between" align="start" gap="3" wrap="wrap">
          <Box minW="0" flex="1 1 18rem">
            <Heading as="h2" size="lg" fontWeight="semibold">
              {t("unbundled")}
            </Heading>
            <Text textStyle="sm" color="fg.muted" mt="1">
              {t("unbundledText")}
            </Text>
          </Box>
          {location.permissions.editBundles ? (
            <Suspense fallback={null}>
              <MoveUnbundled location={location} />
            </Suspense>
          ) : null}
        </Flex>
      }
    />
  );
}
