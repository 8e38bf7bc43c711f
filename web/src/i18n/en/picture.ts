import type { Translation } from "../catalogue";
import type { picture as source } from "../sl/picture";

export const picture = {
  save: "Save picture",
  saveOf: "Save picture: {name}",
  png: "Save picture (PNG)",
  svg: "Save picture (SVG)",
  failed: "The chart's picture could not be made. Try again.",
} as const satisfies Translation<typeof source>;
