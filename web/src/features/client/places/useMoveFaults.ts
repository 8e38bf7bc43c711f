import { useT } from "../../../i18n/useT";
import type { BulkFault } from "../../../shared/bulk/bulkFault";
import { useReason } from "../../../shared/bulk/useReason";
import type { Trial } from "../../../shared/change/useTrial";
import { faultText } from "../../../shared/form/faultText";
import { faultTexts } from "../../../shared/form/faultTexts";
import type { ChoiceFault } from "./moveChoice";
import { placesTexts } from "./placesTexts";

/** Texts of faults, by the dialog's fields; `whole`: of none of them. */
export type MoveFaults = Partial<Record<"placeId" | "from" | "until" | "whole", string>>;

const fields = ["placeId", "from", "until"] as const;
const held = "ifMatch";

/** The faults of what is chosen, of its dry run, or of the last save. */
export function useMoveFaults(
  chosen: ChoiceFault | null,
  trial: Trial<unknown>,
  saved: BulkFault | null,
): MoveFaults {
  const t = useT(placesTexts);
  const faultsT = useT(faultTexts);
  const reasonOf = useReason();
  if (chosen === "START_TOO_LATE") return { from: t("startTooLate") };
  if (chosen === "STAY_GONE") return { whole: t("stayGone") };
  const fault = trial.state === "refused" ? trial.fault : saved;
  if (fault?.kind !== "refused") return {};
  const told = (fault.error.fields ?? []).map((one) => ({ ...one, path: one.path.replace(/^input\./, "") }));
  // Somebody else moved it: what the move makes of that is then tried anew.
  if (told.some(({ path }) => path === held)) return {};
  const placed = told.flatMap((one) => {
    const field = fields.find((name) => name === one.path);
    return field === undefined ? [] : [[field, faultText(faultsT, one)] as const];
  });
  if (placed.length > 0) return Object.fromEntries(placed);
  const [first] = told;
  return { whole: first === undefined ? reasonOf(fault.error) : faultText(faultsT, first) };
}
