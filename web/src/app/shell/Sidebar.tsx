import { Box, Flex, Skeleton, Stack, Text } from "@chakra-ui/react";
import { LayoutDashboard, ShieldCheck } from "lucide-react";
import { useT } from "../../i18n/useT";
import { useClients } from "../../shared/clients/useClients";
import { useLocalSession } from "../../shared/session/useLocalSession";
import { paths } from "../paths";
import { LocationList } from "./LocationList";
import { SidebarLink } from "./SidebarLink";
import { useIsAdminArea } from "./useIsAdminArea";

const placeholders = ["70%", "55%", "80%", "60%", "75%"];

/** Navigation: the overview and every location with its state. */
export function Sidebar() {
  const t = useT("shell");
  const { clients } = useClients();
  const session = useLocalSession();
  const isAdminArea = useIsAdminArea();
  return (
    <Flex direction="column" h="full" py="3">
      <Stack gap="0.5" px="2">
        <SidebarLink
          to={isAdminArea ? paths.adminOverview : paths.overview}
          icon={<LayoutDashboard size={16} aria-hidden />}
        >
          {t("overview")}
        </SidebarLink>
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
      <Text as="h2" px="4" pt="6" pb="2" textStyle="xs" fontWeight="medium" color="fg.subtle">
        {t("locations")}
      </Text>
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
