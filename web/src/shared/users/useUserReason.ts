import { usersTexts } from "../../i18n/texts/users";
import { useT } from "../../i18n/useT";
import type { BulkError } from "../bulk/bulkResult";
import { useReason } from "../bulk/useReason";

/** What the portal says in English, of single users. */
const said: Readonly<Record<string, "reasonLastAdmin" | "reasonHasGroup" | "reasonAdmin">> = {
  "The last administrator stays.": "reasonLastAdmin",
  "The user belongs to a group already.": "reasonHasGroup",
  "An administrator belongs to no group.": "reasonAdmin",
};

/** Why a user was not changed, in the language of the screen as far as it is known. */
export function useUserReason(): (error: BulkError) => string {
  const t = useT(usersTexts);
  const reasonOf = useReason();
  return (error) => {
    const known = said[error.message];
    if (known !== undefined) return t(known);
    return error.code === "NOT_FOUND" ? t("reasonGone") : reasonOf(error);
  };
}
