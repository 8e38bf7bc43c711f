import { Input, SimpleGrid, Text } from "@chakra-ui/react";
import { LONGEST_PERSON_NAME } from "@obcestje/contract/limits/lengths.js";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { useT } from "../../../i18n/useT";
import type { GroupRow } from "../../../shared/clients/clientRow";
import { CheckLine } from "../../../shared/form/CheckLine";
import { isEmail } from "../../../shared/form/isEmail";
import { TextField } from "../../../shared/form/TextField";
import { uiTexts } from "../../../shared/ui/uiTexts";
import { GroupChoice, noGroup } from "../changes/GroupChoice";
import { accountTexts } from "./accountTexts";

/** Who somebody is, and what they see. */
export type PersonValues = {
  email: string;
  firstName: string;
  lastName: string;
  /** A group's id, or `noGroup`. */
  groupId: string;
  admin: boolean;
};

export const nobody: PersonValues = {
  email: "",
  firstName: "",
  lastName: "",
  groupId: noGroup,
  admin: false,
};

/** The fields as the portal takes them. Administrators belong to no group. */
export const personInput = ({ email, firstName, lastName, groupId, admin }: PersonValues) => ({
  email: email.trim(),
  firstName: firstName.trim() || null,
  lastName: lastName.trim() || null,
  groupId: admin || groupId === noGroup ? null : groupId,
  admin,
});

type PersonFieldsProps = {
  form: UseFormReturn<PersonValues>;
  groups: readonly GroupRow[];
  /** Why the e-mail can't be changed. */
  emailFixed?: string | undefined;
  emailHint?: string | undefined;
  /** Why the person stays an administrator. */
  adminFixed?: string | undefined;
};

/** E-mail, name, group and rights of a person. */
export function PersonFields({ form, groups, emailFixed, emailHint, adminFixed }: PersonFieldsProps) {
  const t = useT(accountTexts);
  const ui = useT(uiTexts);
  const { register, control, setValue, formState } = form;
  const { errors } = formState;
  const [groupId, admin] = useWatch({ control, name: ["groupId", "admin"] });
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
      {admin ? (
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
      <CheckLine
        label={t("isAdmin")}
        hint={adminFixed ?? t("isAdminHint")}
        disabled={adminFixed !== undefined}
        checked={admin}
        onChange={({ target }) => setValue("admin", target.checked, { shouldDirty: true })}
      />
    </>
  );
}
