import { useApolloClient } from "@apollo/client/react";
import { Dialog, Text } from "@chakra-ui/react";
import { useState } from "react";
import { useT } from "../../../i18n/useT";
import { ofThose } from "../../../shared/bulk/joinedRuns";
import type { UserRow } from "../../../shared/users/userRow";
import { setGroupOfUsers } from "../../../shared/users/userRuns";
import { usersTexts } from "../../../shared/users/usersTexts";
import { ConcernedUsers } from "./ConcernedUsers";
import type { UserChangeProps } from "./changeProps";
import { GroupChoice, noGroup } from "./GroupChoice";
import { UserChangeDialog } from "./UserChangeDialog";

const groupsOf = (users: readonly UserRow[]) =>
  new Map(users.map(({ id, group }) => [id, group?.id ?? null]));

/** Gives users to one group, or takes them out of theirs. */
export function ChangeUsersGroupDialog({ users, all, groups, onChanged, onClose }: UserChangeProps) {
  const t = useT(usersTexts);
  const apollo = useApolloClient();
  const [chosen, setChosen] = useState("");
  const had = groupsOf(users);
  const has = groupsOf(all);
  const admins = new Set(users.filter(({ admin }) => admin === true).map(({ id }) => id));
  const groupId = chosen === noGroup ? null : chosen;
  return (
    <UserChangeDialog
      title={t("groupTitle")}
      users={users}
      run={ofThose((id) => !admins.has(id), setGroupOfUsers(apollo, groupId, had))}
      wanted={groupId}
      isReady={chosen !== ""}
      action={t("changeGroup")}
      says={{ done: t("groupChanged"), failed: t("groupFailed") }}
      explain={(id, reason) => (had.get(id) && !has.get(id) ? t("leftWithoutGroup", { reason }) : reason)}
      onChanged={onChanged}
      onClose={onClose}
    >
      <ConcernedUsers users={users} />
      <GroupChoice groups={groups} chosen={chosen} onChoose={setChosen} />
      <Dialog.Description textStyle="sm" color="fg.muted">
        {t("groupText")}
      </Dialog.Description>
      {admins.size > 0 ? (
        <Text textStyle="sm" color="fg.muted">
          {t("groupAdmins")}
        </Text>
      ) : null}
    </UserChangeDialog>
  );
}
