import { Input, SimpleGrid, Text } from "@chakra-ui/react";
import { LONGEST_PERSON_NAME } from "@obcestje/contract/limits/lengths.js";
import { type UseFormReturn, useWatch } from "react-hook-form";
import type { GroupRole } from "../../../graphql/generated";
import { useT } from "../../../i18n/useT";
import type { GroupRow } from "../../../shared/clients/clientRow";
import { CheckLine } from "../../../shared/form/CheckLine";
import { isEmail } from "../../../shared/form/isEmail";
import { TextField } from "../../../shared/form/TextField";
import { useOffers } from "../../../shared/offers/useOffers";
import { uiTexts } from "../../../shared/ui/uiTexts";
import { GroupChoice, noGroup } from "../changes/GroupChoice";
import { accountTexts } from "./accountTexts";
import { RoleChoice } from "./RoleChoice";

/** Who somebody is, and what they see. */
export type PersonValues = {
  email: string;
  firstName: string;
  lastName: string;
  /** A group's id, or `noGroup`. */
  groupId: string;
  /** What the person may do in the group. */
  role: GroupRole;
  admin: boolean;
};

export const nobody: PersonValues = {
  email: "",
  firstName: "",
  lastName: "",
  groupId: noGroup,
  role: "EDITOR",
  admin: false,
};

/** The fields as the portal takes them. Administrators belong to no group. */
export const personInput = ({ email, firstName, lastName, groupId, role, admin }: PersonValues) => ({
  email: email.trim(),
  firstName: firstName.trim() || null,
  lastName: lastName.trim() || null,
  groupId: admin || groupId === noGroup ? null : groupId,
  role,
  admin,
});

type PersonFieldsProps = {
  form: UseFormReturn<PersonValues>;
  groups: readonly GroupRow[];
  /** Why the e-mail can't be changed. */
  emailFixed?: string | undefined;
  emailHint?: string | undefined;
  /** For a manager, whose group it is and who makes no administrators. */
  isOwnGroup?: boolean;
  /** Why the person stays an administrator. */
  adminFixed?: string | undefined;
};

/** E-mail, name, group, role and rights of a person. */
export function PersonFields(props: PersonFieldsProps) {
  const { form, groups, emailFixed, emailHint, isOwnGroup = false, adminFixed } = props;
  const t = useT(accountTexts);
  const ui = useT(uiTexts);
  const { register, control, setValue, formState } = form;
  const { errors } = formState;
  const [groupId, admin, role] = useWatch({ control, name: ["groupId", "admin", "role"] });
  const hasRoles = useOffers().has("GROUP_ROLES");
  const name = {
    maxLength: { value: LONGEST_PERSON_NAME, message: ui("faultTooLong", { count: LONGEST_PERSON_NAME }) },
  };
  const hint = emailFixed ?? emailHint;
  return (
    <>
      <TextField
        label={t("email")}
        error={errors.email?.message}
        required
        {...(hint === undefined ? {} : { hint })}
      >
        <Input
          {...register("email", { validate: (value) => isEmail(value) || t("emailInvalid") })}
          type="email"
          autoComplete="off"
          readOnly={emailFixed !== undefined}
          bg={emailFixed === undefined ? undefined : "bg.subtle"}
        />
      </TextField>
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        <TextField label={t("firstName")} error={errors.firstName?.message}>
          <Input {...register("firstName", name)} autoComplete="off" />
        </TextField>
        <TextField label={t("lastName")} error={errors.lastName?.message}>
          <Input {...register("lastName", name)} autoComplete="off" />
        </TextField>
      </SimpleGrid>
      {isOwnGroup ? null : admin ? (
        <Text textStyle="sm" color="fg.muted">
          {t("adminsHaveNoGroup")}
        </Text>
      ) : (
        <GroupChoice
          groups={groups}
          chosen={groupId}
          onChoose={(id) => setValue("groupId", id, { shouldDirty: true })}
        />
      )}
      {hasRoles && !admin && (isOwnGroup || groupId !== noGroup) ? (
        <RoleChoice chosen={role} onChoose={(chosen) => setValue("role", chosen, { shouldDirty: true })} />
      ) : null}
      {isOwnGroup ? null : (
        <CheckLine
          label={t("isAdmin")}
          hint={adminFixed ?? t("isAdminHint")}
          disabled={adminFixed !== undefined}
          checked={admin}
          onChange={({ target }) => setValue("admin", target.checked, { shouldDirty: true })}
        />
      )}
    </>
  );
}
