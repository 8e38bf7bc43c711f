import { useT } from "../../i18n/useT";
import type { BulkFault } from "../bulk/bulkFault";
import { useReason } from "../bulk/useReason";
import { faultText } from "../form/faultText";
import { faultTexts } from "../form/faultTexts";
import { apiKeysTexts } from "./apiKeysTexts";

/** Faults of a change of a key, by field or as a whole; undefined if there are none. */
export type KeyFaults = {
  at: (field: string) => string | undefined;
  /** Faults without a field. */
  rest: string | undefined;
};

/** Reads faults in the screen's language. `lost`: advice if no answer came. */
export function useKeyFault(): (
  fault: BulkFault | null,
  fields: readonly string[],
  lost: string,
) => KeyFaults {
  const t = useT(apiKeysTexts);
  const faultsT = useT(faultTexts);
  const reasonOf = useReason();
  return (fault, fields, lost) => {
    if (fault === null || fault.kind === "notSent") return { at: () => undefined, rest: undefined };
    if (fault.kind === "lost") return { at: () => undefined, rest: lost };
    const { error } = fault;
    const faults = (error.fields ?? []).map((one) => ({ ...one, path: one.path.replace(/^input\./, "") }));
    const isOf = (path: string, field: string) => path === field || new RegExp(`^${field}\\W`).test(path);
    const isPlaced = faults.some(({ path }) => fields.some((field) => isOf(path, field)));
    // A platform without codes has no other conflict.
    const isFull = error.code === "CONFLICT" && !error.fault && !error.fromPlatform && faults.length === 0;
    const said = error.code === "NOT_FOUND" ? t("gone") : isFull ? t("tooMany") : null;
    return {
      at: (field) => {
        const found = faults.find(({ path }) => isOf(path, field));
        return found && faultText(faultsT, found);
      },
      rest: isPlaced ? undefined : (said ?? reasonOf(error)),
    };
  };
}
