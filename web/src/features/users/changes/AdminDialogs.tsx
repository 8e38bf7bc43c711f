import { useApolloClient } from "@apollo/client/react";
import { Dialog, Text } from "@chakra-ui/react";
import { useT } from "../../../i18n/useT";
import { ofThose, oneAfterOther } from "../../../shared/bulk/joinedRuns";
import { isLastAdmin, labelOf, type UserRow } from "../../../shared/users/userRow";
import { removeUsers, updateUsers } from "../../../shared/users/userRuns";
import { usersTexts } from "../../../shared/users/usersTexts";
import { ConcernedUsers } from "./ConcernedUsers";
import type { UserChangeProps } from "./changeProps";
import { UserChangeDialog } from "./UserChangeDialog";

const nameOfFirst = ([first]: readonly UserRow[]): string => (first === undefined ? "" : labelOf(first));

/** Makes people administrators, who belong to no group. */
export function MakeAdminDialog({ users, onChanged, onClose }: UserChangeProps) {
  const t = useT(usersTexts);
  const apollo = useApolloClient();
  const grouped = new Map(users.flatMap(({ id, group }) => (group === null ? [] : [[id, group.name]])));
  const [group] = grouped.values();
  return (
    <UserChangeDialog
      title={t("makeAdminTitle", { name: nameOfFirst(users) })}
      users={users}
      run={oneAfterOther(
        updateUsers(apollo, { admin: true }),
        ofThose((id) => grouped.has(id), removeUsers(apollo)),
      )}
      action={t("makeAdmin")}
      says={{ done: t("adminMade"), failed: t("adminFailed") }}
      isDangerous
      onChanged={onChanged}
      onClose={onClose}
    >
      <Dialog.Description color="fg.muted">{t("makeAdminText")}</Dialog.Description>
      {group === undefined ? null : <Text color="fg.muted">{t("makeAdminGroup", { group })}</Text>}
    </UserChangeDialog>
  );
}

/** Takes administrator rights away; the last administrator stays. */
export function UnmakeAdminDialog({ users, all, onChanged, onClose }: UserChangeProps) {
  const t = useT(usersTexts);
  const apollo = useApolloClient();
  const isLast = users.some((user) => isLastAdmin(user, all));
  return (
    <UserChangeDialog
      title={t("unmakeAdminTitle", { name: nameOfFirst(users) })}
      users={users}
      run={updateUsers(apollo, { admin: false })}
      action={t("unmakeAdmin")}
      says={{ done: t("adminUnmade"), failed: t("adminFailed") }}
      isReady={!isLast}
      isDangerous
      onChanged={onChanged}
      onClose={onClose}
    >
      <ConcernedUsers users={users} />
      <Dialog.Description color="fg.muted">{t(isLast ? "lastAdmin" : "unmakeAdminText")}</Dialog.Description>
    </UserChangeDialog>
  );
}
