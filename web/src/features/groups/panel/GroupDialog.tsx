import { useNavigate, useSearchParams } from "react-router-dom";
import type { ClientRow } from "../../../shared/clients/clientRow";
import type { AllUsers } from "../../../shared/users/useAllUsers";
import type { UserRow } from "../../../shared/users/userRow";
import { ConvertGroupDialog } from "../changes/ConvertGroupDialog";
import { DeleteGroupDialog } from "../changes/DeleteGroupDialog";
import { RenameGroupDialog } from "../changes/RenameGroupDialog";
import type { GroupSettings } from "../groupSettings";
import { addressOf } from "../list/groupList";
import { ManageClientsDialog } from "../members/ManageClientsDialog";
import { ManageUsersDialog } from "../members/ManageUsersDialog";
import type { GroupWork } from "./groupWork";

type GroupDialogProps = {
  work: GroupWork;
  group: GroupSettings;
  /** Its own. */
  clients: readonly ClientRow[];
  /** Its own; undefined until they are known. */
  users: readonly UserRow[] | undefined;
  all: { clients: readonly ClientRow[]; people: AllUsers };
  onClose: () => void;
};

/** The dialog of one kind of work with a group. */
export function GroupDialog({ work, group, clients, users, all, onClose }: GroupDialogProps) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const leave = () => {
    onClose();
    all.people.refresh();
    void navigate(addressOf(params.toString(), null), { replace: true });
  };
  switch (work) {
    case "clients":
      return <ManageClientsDialog group={group} clients={clients} all={all.clients} onClose={onClose} />;
    case "users":
      return <ManageUsersDialog group={group} users={users} people={all.people} onClose={onClose} />;
    case "rename":
      return <RenameGroupDialog group={group} onClose={onClose} />;
    case "convert":
      return <ConvertGroupDialog group={group} clients={clients.length} onClose={onClose} />;
    case "remove":
      return (
        <DeleteGroupDialog
          group={group}
          clients={clients.length}
          users={users?.length}
          onDeleted={leave}
          onClose={onClose}
        />
      );
  }
}
