import type { ClientRow } from "../../clients/clientRow";

/** Props of a dialog that changes devices. */
export type ChangeProps = {
  /** At least one device. */
  clients: readonly ClientRow[];
  onClose: () => void;
};
