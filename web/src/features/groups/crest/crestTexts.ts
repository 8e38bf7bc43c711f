import type { Translation } from "../../../i18n/catalogue";
import { sl } from "./crestTexts.sl";

const en = {
  label: "Crest or logo",
  hint: "It stands on the cover of reports about this group's devices. PNG, JPEG, WebP or SVG, {most} at most; for a sharp print at least 600 pixels along the longer side.",
  upload: "Upload crest",
  replace: "Replace crest",
  remove: "Remove crest",
  removeAction: "Remove",
  uploading: "Uploading the crest",
  saved: "The crest is saved",
  picture: "Crest or logo of the group {name}",
  pixels: "{width} × {height} pixels",
  few: "few for a sharp print",
  loadFailed: "The crest could not be loaded.",
  removeTitle: "Remove the crest of the group “{name}”?",
  removeText: "New reports will carry none. Those that are made already stay as they are.",
  overtaken:
    "Somebody else changed the crest meanwhile: {who}, {time}. What is shown now is theirs. If your change is to be made all the same, make it again.",
  removed: "The crest is removed",
  removeFailed: "The crest could not be removed",
} as const satisfies Translation<typeof sl>;

export const crestTexts = { en, sl };
