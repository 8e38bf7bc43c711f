import type { GroupRow } from "../../../shared/clients/clientRow";
import type { UserRow } from "../../../shared/users/userRow";
import { AccountLinkDialog } from "./AccountLinkDialog";
import { EditUserDialog } from "./EditUserDialog";
import { InviteDialog } from "./InviteDialog";
import { TakeFactorsDialog } from "./TakeFactorsDialog";

/** The dialog about one account that is open. `isMade`: whether its link is made at once. */
export type OpenedAccount =
  | { deed: "invite" }
  | { deed: "editUser"; user: UserRow }
  | { deed: "linkUser"; user: UserRow; isMade?: true }
  | { deed: "takeFactors"; user: UserRow };

type AccountDialogsProps = {
  opened: OpenedAccount;
  /** All users in their present state. */
  users: readonly UserRow[];
  groups: readonly GroupRow[];
  onOpen: (next: OpenedAccount | null) => void;
  onChanged: () => void;
};

export function AccountDialogs({ opened, users, groups, onOpen, onChanged }: AccountDialogsProps) {
  const onClose = () => onOpen(null);
  switch (opened.deed) {
    case "invite":
      return (
        <InviteDialog
          groups={groups}
          onInvited={(user, isMailed) => {
            onChanged();
            onOpen(isMailed ? null : { deed: "linkUser", user, isMade: true });
          }}
          onClose={onClose}
        />
      );
    case "editUser":
      return (
        <EditUserDialog
          user={opened.user}
          users={users}
          groups={groups}
          onChanged={onChanged}
          onClose={onClose}
        />
      );
    case "takeFactors":
      return <TakeFactorsDialog user={opened.user} onChanged={onChanged} onClose={onClose} />;
    case "linkUser":
      return (
        <AccountLinkDialog
          key={opened.user.id}
          user={opened.user}
          isMade={opened.isMade === true}
          onChanged={onChanged}
          onClose={onClose}
        />
      );
  }
}
