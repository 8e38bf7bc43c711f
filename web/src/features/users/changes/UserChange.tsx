import type { UserChangeKind } from "../userChanges";
import { MakeAdminDialog, UnmakeAdminDialog } from "./AdminDialogs";
import { ChangeUsersGroupDialog } from "./ChangeUsersGroupDialog";
import { ConfirmUsersDialog } from "./ConfirmUsersDialog";
import type { UserChangeProps } from "./changeProps";
import { DeleteUsersDialog } from "./DeleteUsersDialog";
import { LabellerDialog } from "./LabellerDialog";

/** The dialog of one kind of change. */
export function UserChange({ kind, ...props }: UserChangeProps & { kind: UserChangeKind }) {
  switch (kind) {
    case "confirm":
      return <ConfirmUsersDialog {...props} />;
    case "changeGroup":
      return <ChangeUsersGroupDialog {...props} />;
    case "makeAdmin":
      return <MakeAdminDialog {...props} />;
    case "unmakeAdmin":
      return <UnmakeAdminDialog {...props} />;
    case "makeLabeller":
      return <LabellerDialog {...props} labeller />;
    case "unmakeLabeller":
      return <LabellerDialog {...props} labeller={false} />;
    case "deleteUsers":
      return <DeleteUsersDialog {...props} />;
  }
}
