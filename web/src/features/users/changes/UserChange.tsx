import { useApolloClient } from "@apollo/client/react";
import { Dialog, Text } from "@chakra-ui/react";
import { useState } from "react";
import { useT } from "../../../i18n/useT";
import { ofThose, oneAfterOther } from "../../../shared/bulk/joinedRuns";
import type { GroupRow } from "../../../shared/clients/clientRow";
import { useOffers } from "../../../shared/offers/useOffers";
import { isFree, isLastAdmin, labelOf, type UserRow } from "../../../shared/users/userRow";
import {
  assignUsers,
  deleteUsers,
  removeUsers,
  setGroupOfUsers,
  updateUsers,
} from "../../../shared/users/userRuns";
import { usersTexts } from "../../../shared/users/usersTexts";
import type { UserChangeKind } from "../userChanges";
import { ConcernedUsers } from "./ConcernedUsers";
import { GroupChoice, noGroup } from "./GroupChoice";
import { UserChangeDialog } from "./UserChangeDialog";

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

/** Props of every dialog that changes users. */
type UserChangeProps = {
  /** Users to change, as they were when it was opened. */
  users: readonly UserRow[];
  /** All users in their present state. */
  all: readonly UserRow[];
  groups: readonly GroupRow[];
  onChanged: () => void;
  onClose: () => void;
};

/** Confirms sign-ups, and optionally assigns users without a group to one. */
function ConfirmUsersDialog({ users, groups, onChanged, onClose }: UserChangeProps) {
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

const groupsOf = (users: readonly UserRow[]) =>
  new Map(users.map(({ id, group }) => [id, group?.id ?? null]));

/** Moves users to one group, or out of theirs. */
function ChangeUsersGroupDialog({ users, all, groups, onChanged, onClose }: UserChangeProps) {
  const t = useT(usersTexts);
  const apollo = useApolloClient();
  const [chosen, setChosen] = useState("");
  const had = groupsOf(users);
  const has = groupsOf(all);
  const admins = new Set(users.filter(({ admin }) => admin === true).map(({ id }) => id));
  const groupId = chosen === noGroup ? null : chosen;
  const isOneStep = useOffers().has("ACCOUNT_EDIT");
  return (
    <UserChangeDialog
      title={t("groupTitle")}
      users={users}
      run={ofThose(
        (id) => !admins.has(id),
        isOneStep ? updateUsers(apollo, { groupId }) : setGroupOfUsers(apollo, groupId, had),
      )}
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
      {users.some(({ role }) => role === "MANAGER") ? (
        <Text textStyle="sm" color="fg.muted">
          {t("groupManagers")}
        </Text>
      ) : null}
      {admins.size > 0 ? (
        <Text textStyle="sm" color="fg.muted">
          {t("groupAdmins")}
        </Text>
      ) : null}
    </UserChangeDialog>
  );
}

const nameOfFirst = ([first]: readonly UserRow[]): string => (first === undefined ? "" : labelOf(first));

/** Makes people administrators, who belong to no group. */
function MakeAdminDialog({ users, onChanged, onClose }: UserChangeProps) {
  const t = useT(usersTexts);
  const apollo = useApolloClient();
  const isOneStep = useOffers().has("ACCOUNT_EDIT");
  const make = updateUsers(apollo, { admin: true });
  const grouped = new Map(users.flatMap(({ id, group }) => (group === null ? [] : [[id, group.name]])));
  const [group] = grouped.values();
  return (
    <UserChangeDialog
      title={t("makeAdminTitle", { name: nameOfFirst(users) })}
      users={users}
      run={
        isOneStep
          ? make
          : oneAfterOther(
              make,
              ofThose((id) => grouped.has(id), removeUsers(apollo)),
            )
      }
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

/** Revokes administrator rights; the last administrator stays. */
function UnmakeAdminDialog({ users, all, onChanged, onClose }: UserChangeProps) {
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

type LabellerDialogProps = UserChangeProps & {
  /** True to make them labellers, false to revoke it. */
  labeller: boolean;
};

/** Lets people see and label traffic videos, or revokes that. */
function LabellerDialog({ labeller, users, onChanged, onClose }: LabellerDialogProps) {
  const t = useT(usersTexts);
  const apollo = useApolloClient();
  const name = users[0] === undefined ? "" : labelOf(users[0]);
  return (
    <UserChangeDialog
      title={t(labeller ? "makeLabellerTitle" : "unmakeLabellerTitle", { name })}
      users={users}
      run={updateUsers(apollo, { labeller })}
      action={t(labeller ? "makeLabeller" : "unmakeLabeller")}
      says={{ done: t(labeller ? "labellerMade" : "labellerUnmade"), failed: t("labellerFailed") }}
      onChanged={onChanged}
      onClose={onClose}
    >
      <Dialog.Description color="fg.muted">
        {t(labeller ? "makeLabellerText" : "unmakeLabellerText")}
      </Dialog.Description>
    </UserChangeDialog>
  );
}

/** Deletes accounts; the last administrator stays. */
function DeleteUsersDialog({ users, all, onChanged, onClose }: UserChangeProps) {
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
