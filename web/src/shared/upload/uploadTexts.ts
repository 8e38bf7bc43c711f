import type { Translation } from "../../i18n/catalogue";
import { sl } from "./uploadTexts.sl";

const en = {
  most: "{most} at most.",
  drop: "Drop the file here, or",
  choose: "Choose a file",
  other: "Choose another",
  tooLarge: "The file is too large: {size}. {most} at most.",
  empty: "The file is empty.",
  one: "One file can be uploaded at a time.",
  uploading: "{done} of {total}, {rate}/s",
  begins: "{done} of {total}",
  storing: "All is sent. The portal checks and stores it …",
  held: "Leaving the page would cancel the upload. Wait for its end, or cancel it.",
  cancel: "Cancel the upload",
  cancelled: "The upload is cancelled",
  lost: "The connection broke. Nothing is half stored; try again.",
  refused: "The portal refused the upload: {reason}",
} as const satisfies Translation<typeof sl>;

export const uploadTexts = { en, sl };
