import { Text } from "@chakra-ui/react";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { InviteUserDocument } from "../../../graphql/operations/users";
import { inAccount, type Language, languages } from "../../../i18n/language";
import { profileTexts } from "../../../i18n/profileTexts";
import { useT } from "../../../i18n/useT";
import type { BulkFault } from "../../../shared/bulk/bulkFault";
import { useChange } from "../../../shared/change/useChange";
import type { GroupRow } from "../../../shared/clients/clientRow";
import { CheckLine } from "../../../shared/form/CheckLine";
import { showFaults } from "../../../shared/form/showFaults";
import { useOffers } from "../../../shared/offers/useOffers";
import { SelectField } from "../../../shared/ui/SelectField";
import { sayFailed } from "../../../shared/ui/sayFailed";
import { toast } from "../../../shared/ui/toastStore";
import type { UserRow } from "../../../shared/users/userRow";
import { accountTexts } from "./accountTexts";
import { PersonDialog } from "./PersonDialog";
import { nobody, PersonFields, type PersonValues, personInput } from "./PersonFields";

type InviteDialogProps = {
  /** A manager invites into the own group, by mail. */
  isOwnGroup?: boolean;
  groups: readonly GroupRow[];
  /** `isMailed`: the person gets the link by mail; otherwise somebody has to hand one over. */
  onInvited: (user: UserRow, isMailed: boolean) => void;
  onClose: () => void;
};

const names = { sl: "slovenian", en: "english" } as const;
const fields = ["email", "firstName", "lastName"] as const;

/** Invites somebody: the account waits until the person has set a password by a link. */
export function InviteDialog({ isOwnGroup = false, groups, onInvited, onClose }: InviteDialogProps) {
  const t = useT(accountTexts);
  const profile = useT(profileTexts);
  const form = useForm<PersonValues>({ mode: "onTouched", defaultValues: nobody });
  // Whoever is invited mostly is of a municipality, whatever an administrator reads.
  const [language, setLanguage] = useState<Language>("sl");
  const offers = useOffers();
  const canMail = offers.has("ACCOUNT_MAIL");
  const [mail, setMail] = useState(canMail);
  const [fault, setFault] = useState<BulkFault | null>(null);
  const { change } = useChange();

  const invite = async (values: PersonValues): Promise<boolean> => {
    const { role, ...person } = personInput(values);
    const input = {
      ...person,
      ...{ role: offers.has("GROUP_ROLES") ? role : null },
      ...{ language: inAccount(language), mail, dryRun: false },
    };
    const changed = await change(InviteUserDocument, input);
    if (changed === null) return false;
    if (changed.fault !== null) {
      const faults = changed.fault.kind === "refused" ? (changed.fault.error.fields ?? []) : [];
      setFault(showFaults(faults, fields, form.setError) ? null : changed.fault);
      sayFailed(changed.fault, t("inviteFailed"), "invite");
      return false;
    }
    toast.success(t(mail ? "invitedByMail" : "invited", { email: input.email }), "invite");
    onInvited(changed.data.inviteUser.user, mail);
    return false;
  };

  return (
    <PersonDialog
      title={t(isOwnGroup ? "inviteToGroup" : "inviteTitle")}
      action={t(mail ? "inviteAction" : "inviteByHand")}
      form={form}
      save={invite}
      fault={fault}
      onClose={onClose}
    >
      <PersonFields form={form} groups={groups} isOwnGroup={isOwnGroup} />
      <SelectField
        label={profile("language")}
        options={languages.map((value) => ({ value, label: profile(names[value]) }))}
        chosen={language}
        onChoose={setLanguage}
      />
      {isOwnGroup ? null : canMail ? (
        <CheckLine
          label={t("mailLink")}
          hint={t("byMailHint")}
          checked={mail}
          onChange={({ target }) => setMail(target.checked)}
        />
      ) : (
        <Text textStyle="sm" color="fg.muted">
          {t("noMail")}
        </Text>
      )}
    </PersonDialog>
  );
}
