import type { ClientRow } from "../../clients/clientRow";

/** Of a dialog that changes devices. */
export type ChangeProps = {
  /** At least one. */
  clients: readonly ClientRow[];
  onClose: () => void;
};
