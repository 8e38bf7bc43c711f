import { Menu } from "@chakra-ui/react";
import { ExternalLink, RefreshCw } from "lucide-react";
import { type ReactNode, useCallback, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { paths } from "../../../app/paths";
import { useT } from "../../../i18n/useT";
import type { ClientRow } from "../../../shared/clients/clientRow";
import { ClientMenuContext, type Point } from "./clientMenu";

type Opened = { client: ClientRow; at: Point };
type ClientMenuProps = { onRefresh: (client: ClientRow) => void; children: ReactNode };

/** One menu for all rows beneath it: a thousand rows don't carry a thousand menus. */
export function ClientMenu({ onRefresh, children }: ClientMenuProps) {
  const t = useT("overview");
  const navigate = useNavigate();
  const [opened, setOpened] = useState<Opened | null>(null);
  const returnTo = useRef<Element | null>(null);
  const open = useCallback((client: ClientRow, at: Point) => {
    returnTo.current = document.activeElement;
    setOpened({ client, at });
  }, []);
  const close = () => {
    setOpened(null);
    if (returnTo.current instanceof HTMLElement) returnTo.current.focus();
  };
  const anchor = opened ? { ...opened.at, width: 0, height: 0 } : null;

  return (
    <ClientMenuContext value={open}>
      {children}
      {opened === null ? null : (
        <Menu.Root
          key={opened.client.id}
          open
          onOpenChange={(change) => change.open || close()}
          positioning={{ placement: "bottom-start", strategy: "fixed", getAnchorRect: () => anchor }}
        >
          <Menu.Positioner>
            <Menu.Content aria-label={t("actions", { name: opened.client.name })}>
              <Menu.Item value="open" onClick={() => navigate(paths.client(opened.client.id))}>
                <ExternalLink size={16} aria-hidden />
                {t("open")}
              </Menu.Item>
              <Menu.Item value="refresh" onClick={() => onRefresh(opened.client)}>
                <RefreshCw size={16} aria-hidden />
                {t("refresh")}
              </Menu.Item>
            </Menu.Content>
          </Menu.Positioner>
        </Menu.Root>
      )}
    </ClientMenuContext>
  );
}
