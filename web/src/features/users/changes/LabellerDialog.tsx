import { useApolloClient } from "@apollo/client/react";
import { Dialog } from "@chakra-ui/react";
import { useT } from "../../../i18n/useT";
import { labelOf } from "../../../shared/users/userRow";
import { updateUsers } from "../../../shared/users/userRuns";
import { usersTexts } from "../../../shared/users/usersTexts";
import type { UserChangeProps } from "./changeProps";
import { UserChangeDialog } from "./UserChangeDialog";

type LabellerDialogProps = UserChangeProps & {
  /** Whether they are to be labellers, or no more. */
  labeller: boolean;
};

/** Has people see traffic videos and label them, or takes that away. */
export function LabellerDialog({ labeller, users, onChanged, onClose }: LabellerDialogProps) {
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
