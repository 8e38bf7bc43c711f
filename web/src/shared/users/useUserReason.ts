import { useT } from "../../i18n/useT";
import type { BulkError } from "../bulk/bulkResult";
import { useReason } from "../bulk/useReason";
import { usersTexts } from "./usersTexts";

/** Reason why a user was not changed, in the screen's language. */
export function useUserReason(): (error: BulkError) => string {
  const t = useT(usersTexts);
  const reasonOf = useReason();
  return (error) => (error.code === "NOT_FOUND" ? t("reasonGone") : reasonOf(error));
}
