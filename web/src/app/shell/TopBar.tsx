import { Box, Button, chakra, Flex, HStack, IconButton, Link, Text } from "@chakra-ui/react";
import { Cloud, CloudAlert, CloudOff, PanelLeft, Search } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { NavLink } from "react-router-dom";
import { shellTexts } from "../../i18n/shellTexts";
import { useT } from "../../i18n/useT";
import { useLink } from "../../shared/live/useLink";
import { useLocalSession } from "../../shared/session/useLocalSession";
import { Logo } from "../../shared/ui/Logo";
import { uiTexts } from "../../shared/ui/uiTexts";
import { useIsNarrow } from "../../shared/ui/useMedia";
import type { OverlayProps } from "../overlays/overlay";
import { paths } from "../paths";
import { barHeight } from "./ShellFrame";
import { UserButton } from "./UserButton";
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
            <Logo />
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

/** Opens the search for any device, group or page; looks like a field if there is room. */
function SearchButton({ onClick }: { onClick: () => void }) {
  const t = useT(shellTexts);
  return (
    <Button
      variant={{ base: "ghost", md: "outline" }}
      size="sm"
      px={{ base: "0", md: "3" }}
      w={{ md: "9rem", lg: "16rem" }}
      justifyContent={{ md: "start" }}
      color="fg.muted"
      fontWeight="normal"
      aria-label={t("find")}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={onClick}
    >
      <Search aria-hidden />
      <Text as="span" hideBelow="md">
        {t("find")}
      </Text>
      <chakra.kbd hideBelow="lg" ms="auto" textStyle="xs" fontFamily="inherit">
        {t("findKeys")}
      </chakra.kbd>
    </Button>
  );
}

const looks = {
  online: { Icon: Cloud, text: "linkOnline", color: "fg.subtle" },
  offline: { Icon: CloudOff, text: "linkOffline", color: "fg.error" },
  upstream: { Icon: CloudAlert, text: "linkUpstream", color: "fg.warning" },
} as const;

/** State of the link to the portal; the devices' own states are in the dots next to them. */
function LinkIndicator() {
  const t = useT(uiTexts);
  const { Icon, text, color } = looks[useLink()];
  return (
    <Box role="img" aria-label={t(text)} title={t(text)} color={color} p="2">
      <Icon size={18} aria-hidden />
    </Box>
  );
}

const load = () => import("./UserMenuPanel");
const UserMenuPanel = lazy(async () => ({ default: (await load()).UserMenuPanel }));

/** The menu's code (positions, keyboard, focus) is loaded on demand, not with the frame. */
function UserMenu({ onOpen }: Pick<OverlayProps, "onOpen">) {
  const [isWanted, setWanted] = useState(false);
  const preload = () => {
    load().catch(() => undefined);
  };
  const button = <UserButton onPointerEnter={preload} onFocus={preload} onClick={() => setWanted(true)} />;
  return isWanted ? (
    <Suspense fallback={button}>
      <UserMenuPanel onOpen={onOpen} />
    </Suspense>
  ) : (
    button
  );
}
