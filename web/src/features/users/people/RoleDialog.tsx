import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import type { GroupRole } from "../../../graphql/generated";
import { UpdateUserDocument } from "../../../graphql/operations/users";
import { useT } from "../../../i18n/useT";
import { BulkNotice } from "../../../shared/bulk/BulkNotice";
import { type BulkFault, faultOf } from "../../../shared/bulk/bulkFault";
import { useChange } from "../../../shared/change/useChange";
import { useDialogGuard } from "../../../shared/form/useDialogGuard";
import { heldSave, requireHeld } from "../../../shared/merge/heldSave";
import { MeanwhileNotice } from "../../../shared/merge/MeanwhileNotice";
import { roleTexts } from "../../../shared/session/roleTexts";
import { DialogButtons, DialogFrame } from "../../../shared/ui/DialogFrame";
import { sayFailed } from "../../../shared/ui/sayFailed";
import { toast } from "../../../shared/ui/toastStore";
import { uiTexts } from "../../../shared/ui/uiTexts";
import { readAllUsers } from "../../../shared/users/useAllUsers";
import { labelOf, type UserRow } from "../../../shared/users/userRow";
import { RoleChoice, useRoleName } from "../account/RoleChoice";
import { peopleTexts } from "./peopleTexts";

type RoleDialogProps = {
  user: UserRow;
  /** The people of the group in their present state. */
  users: readonly UserRow[];
  onChanged: () => void;
  onClose: () => void;
};

const roleOf = ({ role }: Pick<UserRow, "role">): GroupRole => role ?? "EDITOR";
const toldOf = (user: UserRow) => ({ fields: { role: roleOf(user) }, etag: user.etag });

/** Sets what somebody may do in the group. */
export function RoleDialog({ user, users, onChanged, onClose }: RoleDialogProps) {
  const t = useT(peopleTexts);
  const roles = useT(roleTexts);
  const roleName = useRoleName();
  const ui = useT(uiTexts);
  const apollo = useApolloClient();
  const { change } = useChange();
  const [opened] = useState(user);
  const [role, setRole] = useState(roleOf(opened));
  const [fault, setFault] = useState<BulkFault | null>(null);
  const isDirty = role !== roleOf(opened);
  const { id } = opened;

  const fail = (problem: BulkFault): false => {
    setFault(problem);
    sayFailed(problem, t("roleFailed"), `user:${id}`);
    return false;
  };
  const save = async (): Promise<boolean> => {
    try {
      const outcome = await heldSave({
        thing: { kind: "USER", id },
        base: toldOf(opened),
        mine: { role },
        read: async () => {
          const stored = (await readAllUsers(apollo)).find((one) => one.id === id);
          return stored ? toldOf(stored) : null;
        },
        send: async (changed, ifMatch) =>
          requireHeld(await change(UpdateUserDocument, { ...changed, id, ifMatch, dryRun: false })),
        nameOf: () => roles("role"),
        readableOf: (_path, value) => roleName(value as GroupRole),
      });
      if (outcome.kind === "kept" || outcome.data === null) return false;
      if (outcome.data.fault !== null) return fail(outcome.data.fault);
    } catch (error) {
      return fail(faultOf(error));
    }
    toast.success(t("roleSaved"), `user:${id}`);
    onChanged();
    return true;
  };
  const guard = useDialogGuard({ isDirty, save, onClose });
  return (
    <DialogFrame
      title={t("roleOf", { name: labelOf(opened) })}
      isBusy={guard.isSaving}
      closeOnInteractOutside={!isDirty}
      onClose={guard.close}
      footer={
        <DialogButtons
          action={ui("save")}
          isBusy={guard.isSaving}
          disabled={!isDirty}
          onCancel={guard.close}
          onClick={() => void guard.saveAndClose()}
        />
      }
    >
      {fault === null ? null : <BulkNotice fault={fault} isTrial={false} />}
      <RoleChoice chosen={role} onChoose={setRole} />
      <MeanwhileNotice
        thing={{ kind: "USER", id }}
        opened={opened}
        now={users.find((one) => one.id === id) ?? null}
        isEditing={isDirty && !guard.isSaving}
      />
      {guard.question}
    </DialogFrame>
  );
}
