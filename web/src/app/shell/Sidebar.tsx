import { Box, Flex, Skeleton, Stack, Text } from "@chakra-ui/react";
import { ShieldCheck } from "lucide-react";
import { useT } from "../../i18n/useT";
import { useClients } from "../../shared/clients/useClients";
import { useLocalSession } from "../../shared/session/useLocalSession";
import { entriesOf } from "../navigation";
import { paths } from "../paths";
import { LocationList } from "./LocationList";
import { SidebarLink } from "./SidebarLink";
import { useIsAdminArea } from "./useIsAdminArea";

const placeholders = ["70%", "55%", "80%", "60%", "75%"];

/** Navigation: the pages, and every location with its state. */
export function Sidebar() {
  const t = useT("shell");
  const { clients, groups } = useClients();
  const session = useLocalSession();
  const isAdminArea = useIsAdminArea();
  const hasSummary = groups?.some(({ summaryGroups }) => summaryGroups.length > 0) ?? false;
  return (
    <Flex direction="column" h="full" py="3">
      <Stack gap="0.5" px="2" pb="3">
        {entriesOf(isAdminArea ? "admin" : "user", hasSummary).map(({ label, path, Icon }) => (
          <SidebarLink key={path} to={path} icon={<Icon size={16} aria-hidden />} end>
            {t(label)}
          </SidebarLink>
        ))}
        {session?.isAdmin === 1 ? (
          <Box hideFrom="sm">
            <SidebarLink
              to={isAdminArea ? paths.overview : paths.adminOverview}
              icon={<ShieldCheck size={16} aria-hidden />}
            >
              {t(isAdminArea ? "client" : "admin")}
            </SidebarLink>
          </Box>
        ) : null}
      </Stack>
      {isAdminArea ? (
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
      ) : (
        <LocationList clients={clients} />
      )}
    </Flex>
  );
}
