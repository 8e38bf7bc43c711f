import { Flex, Skeleton, Stack, Text } from "@chakra-ui/react";
import { shellTexts } from "../../i18n/texts/shell";
import { useT } from "../../i18n/useT";
import { useClients } from "../../shared/clients/useClients";
import { useHasOnlyValves } from "../../shared/clients/useHasOnlyValves";
import { LocationList } from "./LocationList";
import { PageLinks } from "./PageLinks";
import { useIsAdminArea } from "./useIsAdminArea";
import { ValveLocationLinks } from "./ValveLocationLinks";

const placeholders = ["70%", "55%", "80%", "60%", "75%"];

/** Navigation: the pages, and every location with its state. */
export function Sidebar() {
  const t = useT(shellTexts);
  const { clients, groups } = useClients();
  const isAdminArea = useIsAdminArea();
  const hasOnlyValves = useHasOnlyValves();
  const hasSummary = groups?.some(({ summaryGroups }) => summaryGroups.length > 0) ?? false;
  return (
    <Flex direction="column" h="full" py="3">
      <PageLinks isAdminArea={isAdminArea} hasSummary={hasSummary} hasOnlyValves={hasOnlyValves} />
      {isAdminArea || hasOnlyValves ? (
        <Text as="h2" px="4" pb="2" textStyle="xs" fontWeight="medium" color="fg.subtle">
          {t("locations")}
        </Text>
      ) : null}
      {clients === undefined ? (
        <Stack gap="4" px="4" py="2">
          {placeholders.map((width) => (
            <Skeleton key={width} h="3" w={width} />
          ))}
        </Stack>
      ) : hasOnlyValves ? (
        <ValveLocationLinks groups={groups ?? []} />
      ) : (
        <LocationList clients={clients} />
      )}
    </Flex>
  );
}
