import type { crestTexts } from "../../../i18n/texts/crest";
import type { uiTexts } from "../../../i18n/texts/ui";
import type { uploadTexts } from "../../../i18n/texts/upload";
import type { T } from "../../../i18n/useT";
import { faultText } from "../../../shared/form/faults";
import type { UploadEnd } from "../../../shared/upload/sendForm";

/** Bytes. */
export const largestFile = 2 * 1024 * 1024;
export const most = "2 MB";
/** What the browser offers first; what a file is the portal finds out by itself. */
export const accepted = "image/png,image/jpeg,image/webp,image/svg+xml";

/** What the portal says of a picture that is no crest, and what a person can do about it. */
const reasons = {
  "must be a picture: PNG, JPEG, WebP or SVG": "noPicture",
  "is damaged, or not whole": "damaged",
  "is a moving picture": "moving",
  "must not have more than 25 million pixels": "tooManyPixels",
  "refers to something outside of itself": "foreign",
  "holds a script": "script",
  "holds a picture that can't be read": "unreadPicture",
  "shows nothing": "empty",
  "takes too long to be drawn": "tooSlow",
} as const;
const reasonOf = new Map<string, (typeof reasons)[keyof typeof reasons]>(Object.entries(reasons));

type Words = {
  t: T<typeof crestTexts>;
  ui: T<typeof uiTexts>;
  words: T<typeof uploadTexts>;
  /** Of the file, for reading. */
  size: string;
};

/** What is to be said beside the field; null where there is nothing to say. */
export function crestFault(end: UploadEnd, { t, ui, words, size }: Words): string | null {
  if (end.kind === "done" || end.kind === "cancelled") return null;
  if (end.kind === "lost") return words("lost");
  if (end.code === "PAYLOAD_TOO_LARGE") return words("tooLarge", { size, most });
  const fault = end.fields.find(({ path }) => path === "file");
  if (fault === undefined) return words("refused", { reason: end.message });
  const reason = reasonOf.get(fault.message);
  return reason === undefined ? faultText(ui, fault) : t(reason);
}
