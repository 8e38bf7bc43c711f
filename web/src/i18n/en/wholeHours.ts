import type { Translation } from "../catalogue";
import type { wholeHours as source } from "../sl/wholeHours";

export const wholeHours = {
  wholeHours: "The data are of whole hours, {from} – {to}: their single records are deleted already.",
} as const satisfies Translation<typeof source>;
