import type { GroupRow } from "../../../shared/clients/clientRow";
import type { UserRow } from "../../../shared/users/userRow";

/** What the dialog of every change of users is given. */
export type UserChangeProps = {
  /** Those that are to be changed, as they were when it was opened. */
  users: readonly UserRow[];
  /** Everybody, as it is now. */
  all: readonly UserRow[];
  groups: readonly GroupRow[];
  onChanged: () => void;
  onClose: () => void;
};
