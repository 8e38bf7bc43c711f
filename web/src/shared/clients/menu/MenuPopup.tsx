import { Menu } from "@chakra-ui/react";
import type { LucideIcon } from "lucide-react";
import { Fragment } from "react";
import { useT } from "../../../i18n/useT";
import { clientListTexts } from "../clientListTexts";
import type { ClientRow } from "../clientRow";
import type { Point } from "./clientMenu";

export type MenuEntry = {
  value: string;
  text: string;
  Icon: LucideIcon;
  act: () => void;
  isDisabled?: boolean;
  /** Reason why it can't be chosen. */
  hint?: string;
};

type MenuPopupProps = {
  client: ClientRow;
  at: Point;
  isOpen?: boolean;
  onClose: () => void;
  sections: readonly (readonly MenuEntry[])[];
};

/** A device's menu, open at the given point. */
export function MenuPopup({ client, at, isOpen = true, onClose, sections }: MenuPopupProps) {
  const t = useT(clientListTexts);
  const getAnchorRect = () => ({ ...at, width: 0, height: 0 });
  return (
    <Menu.Root
      open={isOpen}
      onOpenChange={(change) => change.open || onClose()}
      positioning={{ placement: "bottom-start", strategy: "fixed", getAnchorRect }}
    >
      <Menu.Positioner>
        <Menu.Content aria-label={t("actions", { name: client.name })}>
          {sections.map((entries, index) => (
            <Fragment key={entries[0]?.value}>
              {index > 0 ? <Menu.Separator /> : null}
              {entries.map(({ value, text, Icon, act, isDisabled, hint }) => (
                <Menu.Item key={value} value={value} disabled={isDisabled} title={hint} onClick={act}>
                  <Icon size={16} aria-hidden />
                  {text}
                </Menu.Item>
              ))}
            </Fragment>
          ))}
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  );
}
