import { Box, Heading, HStack, Skeleton, Stack, Text } from "@chakra-ui/react";
import { useT } from "../../i18n/useT";
import { PageError } from "../../shared/ui/PageState";
import { StaleNotice } from "../../shared/ui/StaleNotice";
import { useValveLocations } from "../../shared/valves/useValveLocations";
import { valvesTexts } from "../../shared/valves/valvesTexts";
import { LocationCards } from "./LocationCards";
import { shownLocations } from "./locationList";

/** Together with devices of other kinds. */
const atFirst = 6;

type ValveLocationsSectionProps = {
  search: string;
  /** Id of the only group to show, or null for all. */
  group: string | null;
};

/** The valve locations in the administrators' overview; nothing if there are none. */
export function ValveLocationsSection({ search, group }: ValveLocationsSectionProps) {
  const t = useT(valvesTexts);
  const { locations, at, hasFailed, refresh } = useValveLocations();
  const inGroup = locations?.filter(({ id }) => group === null || id === group);
  const shown = inGroup && shownLocations(inGroup, search);
  if (shown?.length === 0) return null;
  return (
    <Stack as="section" gap="3" aria-label={t("locations")}>
      <HStack gap="3" align="baseline">
        <Heading as="h2" size="md" fontWeight="semibold">
          {t("locations")}
        </Heading>
        {shown === undefined ? null : (
          <Text textStyle="sm" color="fg.subtle">
            {t("locationCount", { count: shown.length })}
          </Text>
        )}
      </HStack>
      {hasFailed && shown !== undefined ? (
        <StaleNotice text={t("loadFailed")} at={at} onRetry={refresh} />
      ) : null}
      {shown === undefined ? (
        hasFailed ? (
          <PageError title={t("loadFailed")} text={t("loadFailedText")} onRetry={refresh} />
        ) : (
          <Box aria-hidden>
            <Skeleton h="10rem" rounded="xl" />
          </Box>
        )
      ) : (
        <LocationCards locations={shown} atFirst={atFirst} />
      )}
    </Stack>
  );
}
