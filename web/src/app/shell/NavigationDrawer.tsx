import { CloseButton, Drawer, IconButton, Portal } from "@chakra-ui/react";
import { Menu } from "lucide-react";
import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { shellTexts } from "../../i18n/shellTexts";
import { useT } from "../../i18n/useT";
import { Sidebar } from "./Sidebar";

/** The sidebar of small screens, behind the menu button. It closes when the page changes. */
export function NavigationDrawer() {
  const t = useT(shellTexts);
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (pathname !== "") setOpen(false);
  }, [pathname]);
  return (
    <Drawer.Root
      open={isOpen}
      onOpenChange={(change) => setOpen(change.open)}
      placement="start"
      size="xs"
      lazyMount
      unmountOnExit
    >
      <Drawer.Trigger asChild>
        <IconButton variant="ghost" aria-label={t("openMenu")}>
          <Menu aria-hidden />
        </IconButton>
      </Drawer.Trigger>
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content maxW="18rem" aria-label={t("mainNavigation")}>
            <Drawer.CloseTrigger asChild position="absolute" top="2" insetEnd="2">
              <CloseButton aria-label={t("closeMenu")} />
            </Drawer.CloseTrigger>
            <Drawer.Body asChild p="0" pt="12">
              <nav aria-label={t("mainNavigation")}>
                <Sidebar />
              </nav>
            </Drawer.Body>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
}
