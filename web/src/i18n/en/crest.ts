import type { Translation } from "../catalogue";
import type { crest as source } from "../sl/crest";

export const crest = {
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
  removed: "The crest is removed",
  removeFailed: "The crest could not be removed",

  noPicture: "This is no PNG, JPEG, WebP or SVG picture.",
  damaged: "The picture is damaged, or not whole.",
  moving: "The picture moves. Upload one that stands still.",
  tooManyPixels: "The picture has more than 25 million pixels. Make it smaller.",
  foreign:
    "The SVG drawing refers to something outside of itself, such as a picture or a style. Save it with all that it shows, or as PNG.",
  script: "The SVG drawing holds a script. Save it without, or as PNG.",
  unreadPicture: "The SVG drawing holds a picture that can't be read. Save it as PNG.",
  empty: "The picture shows nothing.",
  tooSlow: "The picture takes too long to be drawn. Save it as PNG.",
} as const satisfies Translation<typeof source>;
