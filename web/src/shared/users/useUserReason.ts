import { useT } from "../../i18n/useT";
import type { BulkError } from "../bulk/bulkResult";
import { useReason } from "../bulk/useReason";
import { usersTexts } from "./usersTexts";

/** Why a user was not changed, in the language of the screen. */
export function useUserReason(): (error: BulkError) => string {
  const t = useT(usersTexts);
  const reasonOf = useReason();
  return (error) => (error.code === "NOT_FOUND" ? t("reasonGone") : reasonOf(error));
}
