import type { ClientChangeKind } from "../../shared/bulk/clientChanges";
import type { ClientRow } from "../../shared/clients/clientRow";

/** Changes that a dialog asks for: a bulk change, or a new key of one device. */
export type AskedKind = ClientChangeKind | "deviceKey";

/** Opens the dialog of a change. */
export type Ask = (kind: AskedKind, clients: readonly ClientRow[]) => void;
