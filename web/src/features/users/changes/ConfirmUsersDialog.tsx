import { useApolloClient } from "@apollo/client/react";
import { Dialog } from "@chakra-ui/react";
import { useState } from "react";
import { useT } from "../../../i18n/useT";
import { ofThose, oneAfterOther } from "../../../shared/bulk/joinedRuns";
import { isFree } from "../../../shared/users/userRow";
import { assignUsers, updateUsers } from "../../../shared/users/userRuns";
import { usersTexts } from "../../../shared/users/usersTexts";
import { ConcernedUsers } from "./ConcernedUsers";
import type { UserChangeProps } from "./changeProps";
import { GroupChoice, noGroup } from "./GroupChoice";
import { UserChangeDialog } from "./UserChangeDialog";

/** Lets people in who signed up, and gives those without a group one where that is wanted. */
export function ConfirmUsersDialog({ users, groups, onChanged, onClose }: UserChangeProps) {
  const t = useT(usersTexts);
  const apollo = useApolloClient();
  const [groupId, setGroupId] = useState(noGroup);
  const free = new Set(users.filter(isFree).map(({ id }) => id));
  const confirm = updateUsers(apollo, { confirmed: true });
  const count = users.length;
  return (
    <UserChangeDialog
      title={t("confirmTitle", { count })}
      users={users}
      run={
        groupId === noGroup
          ? confirm
          : oneAfterOther(
              confirm,
              ofThose((id) => free.has(id), assignUsers(apollo, groupId)),
            )
      }
      wanted={groupId}
      action={t("confirm")}
      says={{ done: t("confirmed", { count }), failed: t("confirmFailed") }}
      onChanged={onChanged}
      onClose={onClose}
    >
      <ConcernedUsers users={users} />
      <Dialog.Description color="fg.muted">{t("confirmText")}</Dialog.Description>
      {free.size > 0 ? <GroupChoice groups={groups} chosen={groupId} onChoose={setGroupId} /> : null}
    </UserChangeDialog>
  );
}
