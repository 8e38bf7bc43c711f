import type { Bitmap } from "./bitmap";
import { LAYOUT_WINDOWS, type LayoutName } from "./layouts";
import { rowBitmap, rowMisfits } from "./panelText";
import type { Alignment, CustomTextRow } from "./signModel";

/** A custom text as in GraphQL. */
export type CustomText = {
  readonly layout: LayoutName;
  readonly texts: readonly {
    readonly text: string;
    readonly horizontalAlignment: "LEFT" | "CENTER" | "RIGHT";
    readonly verticalAlignment: "TOP" | "CENTER" | "BOTTOM";
    readonly fontSize: number;
  }[];
};

const ALIGNMENTS = {
  LEFT: "start",
  TOP: "start",
  CENTER: "center",
  RIGHT: "end",
  BOTTOM: "end",
} as const satisfies Record<string, Alignment>;

/** As it is generated: the texts are in the layout's windows after the first, which is the whole panel. */
function generated({ layout, texts }: CustomText): CustomTextRow {
  return {
    layout: 0,
    texts: texts.slice(0, Math.max(0, LAYOUT_WINDOWS[layout].length - 1)).map((line, index) => ({
      text: line.text,
      window: index + 1,
      horizontal: ALIGNMENTS[line.horizontalAlignment],
      vertical: ALIGNMENTS[line.verticalAlignment],
      fontSize: line.fontSize,
      lineSpacing: 0,
    })),
  };
}

/** The panel with a custom text on it. */
export function textBitmap(text: CustomText): Bitmap {
  return rowBitmap(generated(text), LAYOUT_WINDOWS[text.layout]);
}

/** Indices of a custom text's lines that don't fit. */
export function textMisfits(text: CustomText): number[] {
  return rowMisfits(generated(text), LAYOUT_WINDOWS[text.layout]);
}
