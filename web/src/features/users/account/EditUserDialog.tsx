import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { useForm } from "react-hook-form";
import type { GroupRole } from "../../../graphql/generated";
import { UpdateUserDocument } from "../../../graphql/operations/users";
import { translatorOf, useT } from "../../../i18n/useT";
import { type BulkFault, faultOf } from "../../../shared/bulk/bulkFault";
import { useChange } from "../../../shared/change/useChange";
import type { GroupRow } from "../../../shared/clients/clientRow";
import { showFaults } from "../../../shared/form/showFaults";
import { heldSave, requireHeld } from "../../../shared/merge/heldSave";
import { MeanwhileNotice } from "../../../shared/merge/MeanwhileNotice";
import { namesBy, sayMerged } from "../../../shared/merge/sayMerged";
import { useOffers } from "../../../shared/offers/useOffers";
import { roleTexts } from "../../../shared/session/roleTexts";
import { useLocalSession } from "../../../shared/session/useLocalSession";
import { sayFailed } from "../../../shared/ui/sayFailed";
import { toast } from "../../../shared/ui/toastStore";
import { uiTexts } from "../../../shared/ui/uiTexts";
import { readAllUsers } from "../../../shared/users/useAllUsers";
import { isLastAdmin, labelOf, type UserRow } from "../../../shared/users/userRow";
import { usersTexts } from "../../../shared/users/usersTexts";
import { noGroup } from "../changes/GroupChoice";
import { accountTexts } from "./accountTexts";
import { PersonDialog } from "./PersonDialog";
import { nobody, PersonFields, type PersonValues, personInput } from "./PersonFields";
import { useRoleName } from "./RoleChoice";

type EditUserDialogProps = {
  user: UserRow;
  /** All users in their present state. */
  users: readonly UserRow[];
  groups: readonly GroupRow[];
  onChanged: () => void;
  onClose: () => void;
};

/** Edits an account: e-mail, name, group and rights, in one step. */
export function EditUserDialog({ user, users, groups, onChanged, onClose }: EditUserDialogProps) {
  const t = useT(accountTexts);
  const texts = useT(usersTexts);
  const ui = useT(uiTexts);
  const [opened] = useState(user);
  const form = useForm<PersonValues>({ mode: "onTouched", defaultValues: valuesOf(opened) });
  const [fault, setFault] = useState<BulkFault | null>(null);
  const isOwn = useLocalSession()?.userId === opened.id;
  const isMailed = useOffers().has("ACCOUNT_MAIL");
  const save = useSaveUser(opened, groups);
  const { isDirty, isSubmitting } = form.formState;
  const now = users.find(({ id }) => id === opened.id) ?? null;

  const submit = async (values: PersonValues): Promise<boolean> => {
    const problem = await save(values);
    if (problem === undefined) return false;
    if (problem !== null) {
      const faults = problem.kind === "refused" ? (problem.error.fields ?? []) : [];
      setFault(showFaults(faults, fields, form.setError) ? null : problem);
      sayFailed(problem, t("editFailed"), `user:${opened.id}`);
      return false;
    }
    toast.success(t("edited"), `user:${opened.id}`);
    onChanged();
    return true;
  };

  return (
    <PersonDialog
      title={t("editOf", { name: labelOf(opened) })}
      action={ui("save")}
      form={form}
      save={submit}
      fault={fault}
      onClose={onClose}
    >
      <PersonFields
        form={form}
        groups={groups}
        emailFixed={isOwn ? t("ownEmail") : undefined}
        emailHint={isMailed ? t("emailHint") : undefined}
        adminFixed={isLastAdmin(opened, users) ? texts("lastAdmin") : undefined}
      />
      <MeanwhileNotice
        thing={{ kind: "USER", id: opened.id }}
        opened={opened}
        now={now}
        isEditing={isDirty && !isSubmitting}
      />
    </PersonDialog>
  );
}

const fields = ["email", "firstName", "lastName"] as const;

const valuesOf = ({ email, firstName, lastName, group, role, admin }: UserRow): PersonValues => ({
  email: email ?? "",
  firstName: firstName ?? "",
  lastName: lastName ?? "",
  groupId: group?.id ?? noGroup,
  role: role ?? nobody.role,
  admin: admin === true,
});

const toldOf = (user: UserRow) => ({ fields: personInput(valuesOf(user)), etag: user.etag });

/**
 * Saves an account. Resolves to the fault, null for none; undefined if nothing was sent, or the person chose to
 * keep what somebody else had saved meanwhile.
 */
function useSaveUser(opened: UserRow, groups: readonly GroupRow[]) {
  const roleName = useRoleName();
  const apollo = useApolloClient();
  const { change } = useChange();
  const hasRoles = useOffers().has("GROUP_ROLES");
  return async (values: PersonValues): Promise<BulkFault | null | undefined> => {
    const t = translatorOf(accountTexts);
    const { id } = opened;
    const mine = personInput(values);
    const nameOf = namesBy({
      ...{ email: t("email"), firstName: t("firstName"), lastName: t("lastName") },
      ...{ groupId: t("group"), role: translatorOf(roleTexts)("role"), admin: t("isAdmin") },
    });
    try {
      const outcome = await heldSave({
        thing: { kind: "USER", id },
        base: toldOf(opened),
        mine,
        read: async () => {
          const stored = (await readAllUsers(apollo)).find((user) => user.id === id);
          return stored ? toldOf(stored) : null;
        },
        send: async (changed, ifMatch) => {
          // Whoever moves to another group has the role that the form shows, also if it is the one of before.
          const moved = hasRoles && changed.groupId ? { role: mine.role } : {};
          return requireHeld(
            await change(UpdateUserDocument, { ...changed, ...moved, id, ifMatch, dryRun: false }),
          );
        },
        nameOf,
        readableOf: ([field], value) =>
          field === "role"
            ? roleName(value as GroupRole)
            : field === "groupId" && value !== null
              ? (groups.find(({ id: known }) => known === value)?.name ?? `#${value}`)
              : value,
      });
      if (outcome.kind === "kept" || outcome.data === null) return undefined;
      if (outcome.data.fault === null) sayMerged(outcome.theirs, nameOf);
      return outcome.data.fault;
    } catch (error) {
      return faultOf(error);
    }
  };
}
