import { LARGEST_CREST } from "@obcestje/contract/limits/fileSizes.js";
import type { T } from "../../../i18n/useT";
import { faultText, refusalText } from "../../../shared/form/faultText";
import type { faultTexts } from "../../../shared/form/faultTexts";
import type { UploadEnd } from "../../../shared/upload/sendForm";
import type { uploadTexts } from "../../../shared/upload/uploadTexts";

/** Files that the browser offers first; the portal checks the content itself. */
export const accepted = "image/png,image/jpeg,image/webp,image/svg+xml";

type Words = {
  faultsT: T<typeof faultTexts>;
  words: T<typeof uploadTexts>;
  /** Size of the file, as text. */
  size: string;
};

/** Fault for the field; null if there is none. */
export function crestFault(end: UploadEnd, { faultsT, words, size }: Words): string | null {
  if (end.kind === "done" || end.kind === "cancelled") return null;
  if (end.kind === "lost") return words("lost");
  if (end.code === "PAYLOAD_TOO_LARGE") return words("tooLarge", { size, most: LARGEST_CREST.said });
  const fault = end.fields.find(({ path }) => path === "file");
  return fault === undefined
    ? words("refused", { reason: refusalText(faultsT, end.said) })
    : faultText(faultsT, fault);
}
