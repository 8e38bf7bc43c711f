import { useApolloClient } from "@apollo/client/react";
import { useT } from "../../../i18n/useT";
import { fold } from "../../../shared/text/fold";
import type { AllUsers } from "../../../shared/users/useAllUsers";
import { isFree, labelOf, type UserRow } from "../../../shared/users/userRow";
import { assignUsers, removeUsers } from "../../../shared/users/userRuns";
import { useUserReason } from "../../../shared/users/useUserReason";
import type { GroupSettings } from "../groupSettings";
import { groupsTexts } from "../groupsTexts";
import { MemberDialog } from "./MemberDialog";
import type { Candidate } from "./memberWork";

type ManageUsersDialogProps = {
  group: GroupSettings;
  /** The group's users. */
  users: readonly UserRow[] | undefined;
  people: AllUsers;
  onClose: () => void;
};

const candidateOf = (user: UserRow): Candidate => {
  const name = labelOf(user);
  return { id: user.id, name, detail: user.username === name ? "" : (user.username ?? "") };
};

const matches = ({ name, detail }: Candidate, search: string) =>
  fold(`${name} ${detail}`).includes(fold(search));

/** Adds users without a group, who are no administrators, to a group, and removes its users. */
export function ManageUsersDialog({ group, users, people, onClose }: ManageUsersDialogProps) {
  const t = useT(groupsTexts);
  const apollo = useApolloClient();
  const reasonOf = useUserReason();
  const shared = { search: t("findUser"), matches, reasonOf, onSettled: people.refresh };
  return (
    <MemberDialog
      title={t("usersTitle", { name: group.name })}
      works={[
        {
          ...shared,
          way: "in",
          name: t("addUsers"),
          candidates: people.users?.filter(isFree).map(candidateOf),
          none: t("noFreeUsers"),
          run: assignUsers(apollo, group.id),
          action: (count) => t("addChosen", { count }),
          says: { done: t("usersAdded"), failed: t("addUsersFailed") },
        },
        {
          ...shared,
          way: "out",
          name: t("removeUsers"),
          candidates: users?.map(candidateOf),
          none: t("noUsers"),
          run: removeUsers(apollo),
          action: (count) => t("removeChosen", { count }),
          says: { done: t("usersRemoved"), failed: t("removeUsersFailed") },
        },
      ]}
      onClose={onClose}
    />
  );
}
