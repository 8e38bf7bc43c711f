import { Box, Button, Flex, Skeleton, Stack, Text } from "@chakra-ui/react";
import { MapPin } from "lucide-react";
import { lazy, memo, Suspense } from "react";
import { shellTexts } from "../../i18n/shellTexts";
import { useT } from "../../i18n/useT";
import type { GroupRow } from "../../shared/clients/clientRow";
import { useClients } from "../../shared/clients/useClients";
import { useHasOnlyValves } from "../../shared/clients/useHasOnlyValves";
import { useOffers } from "../../shared/offers/useOffers";
import { useLocalSession } from "../../shared/session/useLocalSession";
import { byName } from "../../shared/text/order";
import { uiTexts } from "../../shared/ui/uiTexts";
import { entriesOf, type Standing } from "../navigation";
import { paths } from "../paths";
import { LocationList } from "./LocationList";
import { SidebarLink } from "./SidebarLink";
import { useIsAdminArea } from "./useIsAdminArea";

const placeholders = ["70%", "55%", "80%", "60%", "75%"];

const AreaLink = lazy(async () => ({ default: (await import("../admin/AreaSwitch")).AreaLink }));
const AdminLinks = lazy(async () => ({ default: (await import("../admin/AdminLinks")).AdminLinks }));

/** Navigation of the current area. */
export function Sidebar() {
  const isAdminArea = useIsAdminArea();
  const isAdmin = useLocalSession()?.isAdmin === 1;
  return (
    <Flex direction="column" h="full" py="3" overflowY={isAdminArea ? "auto" : undefined}>
      {isAdminArea ? (
        <Suspense fallback={null}>
          <AdminLinks />
        </Suspense>
      ) : (
        <UserNavigation />
      )}
      {isAdmin ? (
        <Suspense fallback={null}>
          <AreaLink isAdminArea={isAdminArea} />
        </Suspense>
      ) : null}
    </Flex>
  );
}

/** The pages, and every location with its state. */
function UserNavigation() {
  const t = useT(shellTexts);
  const ui = useT(uiTexts);
  const { clients, groups, failure, refresh } = useClients();
  const hasOnlyValves = useHasOnlyValves();
  const isLabeller = useLocalSession()?.isLabeller === 1;
  const hasSummary = groups?.some(({ summaryGroups }) => Boolean(summaryGroups?.length)) ?? false;
  return (
    <>
      <PageLinks hasSummary={hasSummary} hasOnlyValves={hasOnlyValves} isLabeller={isLabeller} />
      {hasOnlyValves ? (
        <Text as="h2" px="4" pb="2" textStyle="xs" fontWeight="medium" color="fg.subtle">
          {t("locations")}
        </Text>
      ) : null}
      {clients === undefined && failure !== null ? (
        <Box role="status" px="4" py="2" textStyle="sm" color="fg.muted">
          {t("locationsFailed")}
          <Button size="xs" variant="outline" mt="2" onClick={refresh}>
            {ui("retry")}
          </Button>
        </Box>
      ) : clients === undefined ? (
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
    </>
  );
}

/** The pages. Reports of devices don't render them. */
const PageLinks = memo(function PageLinks(standing: Standing) {
  const offers = useOffers();
  const t = useT(shellTexts);
  return (
    <Stack gap="0.5" px="2" pb="3">
      {entriesOf(standing, offers).map(({ label, path, Icon }) => (
        <SidebarLink key={path} to={path} icon={<Icon size={16} aria-hidden />} end>
          {t(label)}
        </SidebarLink>
      ))}
    </Stack>
  );
});

/** Every valve location, for people with no other devices. */
function ValveLocationLinks({ groups }: { groups: readonly GroupRow[] }) {
  return (
    <Stack as="ul" listStyleType="none" gap="0.5" px="2" overflowY="auto">
      {groups.toSorted(byName).map(({ id, name }) => (
        <li key={id}>
          <SidebarLink to={paths.location(id)} icon={<MapPin size={16} aria-hidden />}>
            {name}
          </SidebarLink>
        </li>
      ))}
    </Stack>
  );
}
