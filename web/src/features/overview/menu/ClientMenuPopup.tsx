import type { Point } from "../../../shared/clients/menu/clientMenu";
import { MenuPopup } from "../../../shared/clients/menu/MenuPopup";
import { type ClientEntries, useClientEntries } from "./useClientEntries";

export type ClientMenuPopupProps = ClientEntries & { at: Point; onClose: () => void };

/** Menu of a device in the list. */
export function ClientMenuPopup({ at, onClose, ...entries }: ClientMenuPopupProps) {
  return (
    <MenuPopup client={entries.client} at={at} onClose={onClose} sections={[useClientEntries(entries)]} />
  );
}
