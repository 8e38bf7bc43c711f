import { oneOf } from "./words.js";

/** In the order of the devices' own numbers. */
export const HORIZONTAL_ALIGNMENT = oneOf(
  {
    LEFT: { description: "At the left edge." },
    CENTER: { description: "In the middle." },
    RIGHT: { description: "At the right edge." },
  },
  "HorizontalAlignment",
  "Where a text stands from left to right.",
);

/** In the order of the devices' own numbers. */
export const VERTICAL_ALIGNMENT = oneOf(
  {
    TOP: { description: "At the upper edge." },
    CENTER: { description: "In the middle." },
    BOTTOM: { description: "At the lower edge." },
  },
  "VerticalAlignment",
  "Where a text stands from top to bottom.",
);
