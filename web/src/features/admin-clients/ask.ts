import type { ClientChangeKind } from "../../shared/bulk/clientChanges";
import type { ClientRow } from "../../shared/clients/clientRow";

/** What can be asked for of devices: a change, or a new key of one. */
export type AskedKind = ClientChangeKind | "deviceKey";

/** Opens the dialog of a change. */
export type Ask = (kind: AskedKind, clients: readonly ClientRow[]) => void;
