import type { FieldFault } from "../../shared/form/faults";
import type { BucketTab } from "./buckets";

const lineNames: Readonly<Record<string, string>> = {
  horizAlignment: "horizontalAlignment",
  vertAlignment: "verticalAlignment",
  font: "fontSize",
};

const start = /^(?:input\.)?(?:data(?:\.(?:steps|staticTexts)(?=\.|$))?|customTexts|penaltySteps)(?:\.|$)/;

/** Place of a portal's fault in the form: `0.texts.1.fontSize`, `2.overLimitBy`, `0.id`; "" is the whole document. */
export function placeOf(tab: BucketTab, path: string): string {
  const within = path.replace(start, "").replace(/\w+$/, (last) => lineNames[last] ?? last);
  const isOnlyText = tab === "texts" && within !== "" && !/^\d/.test(within);
  return isOnlyText ? `0.${within}` : within;
}

export const placedFaults = (tab: BucketTab, faults: readonly FieldFault[]): FieldFault[] =>
  faults.map((fault) => ({ ...fault, path: placeOf(tab, fault.path) }));
