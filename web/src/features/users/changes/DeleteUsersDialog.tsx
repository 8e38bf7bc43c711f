import { useApolloClient } from "@apollo/client/react";
import { Dialog, Text } from "@chakra-ui/react";
import { useT } from "../../../i18n/useT";
import { isLastAdmin } from "../../../shared/users/userRow";
import { deleteUsers } from "../../../shared/users/userRuns";
import { usersTexts } from "../../../shared/users/usersTexts";
import { ConcernedUsers } from "./ConcernedUsers";
import type { UserChangeProps } from "./changeProps";
import { UserChangeDialog } from "./UserChangeDialog";

/** Takes accounts away; the last administrator stays. */
export function DeleteUsersDialog({ users, all, onChanged, onClose }: UserChangeProps) {
  const t = useT(usersTexts);
  const apollo = useApolloClient();
  const count = users.length;
  const isLast = users.some((user) => isLastAdmin(user, all));
  return (
    <UserChangeDialog
      title={t("deleteTitle", { count })}
      users={users}
      run={deleteUsers(apollo)}
      action={t("deleteUsers")}
      says={{ done: t("deleted", { count }), failed: t("deleteFailed") }}
      isReady={!isLast || count > 1}
      isDangerous
      onChanged={onChanged}
      onClose={onClose}
    >
      <ConcernedUsers users={users} />
      <Dialog.Description color="fg.muted">{t("deleteText")}</Dialog.Description>
      {isLast ? <Text color="fg.error">{t("lastAdmin")}</Text> : null}
    </UserChangeDialog>
  );
}
