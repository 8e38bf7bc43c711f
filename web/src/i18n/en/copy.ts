import type { Translation } from "../catalogue";
import type { copy as source } from "../sl/copy";

export const copy = {
  copyOf: "Copy: {what}",
  copied: "Copied: {what}",
  notCopied: "Could not be copied: {what}",
} as const satisfies Translation<typeof source>;
