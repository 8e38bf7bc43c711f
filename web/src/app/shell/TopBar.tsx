import { Box, Flex, HStack, IconButton, Link } from "@chakra-ui/react";
import { PanelLeft } from "lucide-react";
import { lazy, Suspense } from "react";
import { NavLink } from "react-router-dom";
import { shellTexts } from "../../i18n/shellTexts";
import { useT } from "../../i18n/useT";
import { useLocalSession } from "../../shared/session/useLocalSession";
import { Logo } from "../../shared/ui/Logo";
import { useIsNarrow } from "../../shared/ui/useMedia";
import type { OverlayProps } from "../overlays/overlay";
import { paths } from "../paths";
import { LinkIndicator } from "./LinkIndicator";
import { SearchButton } from "./SearchButton";
import { barHeight } from "./ShellFrame";
import { UserMenu } from "./UserMenu";
import { useIsAdminArea } from "./useIsAdminArea";

const NavigationDrawer = lazy(async () => ({
  default: (await import("./NavigationDrawer")).NavigationDrawer,
}));

const AreaBadge = lazy(async () => ({ default: (await import("../admin/AreaSwitch")).AreaBadge }));
const AreaButton = lazy(async () => ({ default: (await import("../admin/AreaSwitch")).AreaButton }));

type TopBarProps = {
  isSidebarOpen: boolean;
  onToggleSidebar: () => void;
  onOpen: OverlayProps["onOpen"];
};

export function TopBar({ isSidebarOpen, onToggleSidebar, onOpen }: TopBarProps) {
  const t = useT(shellTexts);
  const isAdmin = useLocalSession()?.isAdmin === 1;
  const isAdminArea = useIsAdminArea();
  const isNarrow = useIsNarrow();
  return (
    <Flex
      as="header"
      h={barHeight.plain}
      align="center"
      justify="space-between"
      ps={{ base: "2", md: "3" }}
      pe={{ base: "2", md: "4" }}
      bg="bg.panel"
      borderBottomWidth="1px"
    >
      <HStack gap={{ base: "1", md: "2" }}>
        <Box boxSize="10" hideFrom="md">
          {isNarrow ? (
            <Suspense fallback={null}>
              <NavigationDrawer />
            </Suspense>
          ) : null}
        </Box>
        <IconButton
          hideBelow="md"
          variant="ghost"
          size="sm"
          color="fg.muted"
          _expanded={{ bg: "transparent", _hover: { bg: "bg.muted" } }}
          aria-label={t(isSidebarOpen ? "hideSidebar" : "showSidebar")}
          aria-expanded={isSidebarOpen}
          onClick={onToggleSidebar}
        >
          <PanelLeft aria-hidden />
        </IconButton>
        <Link asChild aria-label={t("home")} color="fg" textDecoration="none" rounded="md">
          <NavLink to={paths.overview}>
            <Logo withName />
          </NavLink>
        </Link>
        {isAdminArea ? (
          <Suspense fallback={null}>
            <AreaBadge />
          </Suspense>
        ) : null}
      </HStack>
      <HStack gap={{ base: "1", md: "3" }}>
        <SearchButton onClick={() => onOpen("palette")} />
        <LinkIndicator />
        {isAdmin ? (
          <Suspense fallback={null}>
            <AreaButton isAdminArea={isAdminArea} />
          </Suspense>
        ) : null}
        <Box w="1px" h="6" bg="border" hideBelow="sm" />
        <UserMenu onOpen={onOpen} />
      </HStack>
    </Flex>
  );
}
