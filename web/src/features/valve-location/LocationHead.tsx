import { Box, Flex, HStack, Text } from "@chakra-ui/react";
import { lazy, Suspense } from "react";
import { paths } from "../../app/paths";
import { valvesTexts } from "../../i18n/texts/valves";
import { useT } from "../../i18n/useT";
import { overviewAddress } from "../../shared/clients/overviewAddress";
import { BackLink } from "../../shared/ui/BackLink";
import { PageHeading } from "../../shared/ui/PageHeading";
import type { ValveLocation } from "../../shared/valves/valve";
import { valvesOf } from "../../shared/valves/valvesOf";
import { RainDelay } from "./controls/RainDelay";
import { StopAll } from "./controls/StopAll";
import type { LocationActions } from "./controls/useLocationActions";

const NewBundle = lazy(async () => ({ default: (await import("./bundles/NewBundle")).NewBundle }));

type LocationHeadProps = { location: ValveLocation; actions: LocationActions };

/** Which location it is, and what can be done with all of it. */
export function LocationHead({ location, actions }: LocationHeadProps) {
  const t = useT(valvesTexts);
  const { name, timeZone, rainDelayUntil, permissions } = location;
  const count = valvesOf(location).length;
  return (
    <Flex justify="space-between" align="start" gap="3" wrap="wrap">
      <Box minW="0">
        <PageHeading>{t("locationTitle", { name })}</PageHeading>
        <Text color="fg.muted" pt="1">
          {t("valveCount", { count })}
        </Text>
      </Box>
      <HStack gap="2" wrap="wrap">
        {permissions.controlValves && count > 0 ? (
          <StopAll name={name} count={count} actions={actions} />
        ) : null}
        {permissions.editSchedule && count > 0 ? (
          <RainDelay timeZone={timeZone} until={rainDelayUntil} actions={actions} />
        ) : null}
        {permissions.editBundles ? (
          <Suspense fallback={null}>
            <NewBundle location={location} />
          </Suspense>
        ) : null}
        <BackLink to={`${paths.overview}${overviewAddress.search()}`}>{t("toOverview")}</BackLink>
      </HStack>
    </Flex>
  );
}
