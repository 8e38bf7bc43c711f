import { PANEL } from "@obcestje/contract/deviceConfig/ranges.js";
import { FIRST_CUSTOM_PROGRAM, WHOLE_PANEL } from "@obcestje/contract/signTexts.js";
import { type Bitmap, blankBitmap, type Window } from "./bitmap";
import { fits, linesOf, placeText, type TextStyle } from "./placeText";
import type { CustomTextRow, PlacedText, Sign, StaticText } from "./signModel";

/** Font sizes of texts built into the sign, the largest first. */
const BUILT_IN_SIZES = [16, 12, 8] as const;

const builtIn = (fontSize: number): TextStyle => ({
  fontSize,
  horizontal: "center",
  vertical: "center",
  lineSpacing: 0,
});

/** A text that does not fit its window and is cut off. */
export type Misfit = { programId: number; text: string };

const customRow = (sign: Sign, programId: number): CustomTextRow | undefined =>
  sign.customTexts[programId - FIRST_CUSTOM_PROGRAM];

/** Shown for a text whose words are unknown. */
const unknownText = (programId: number) => `#${programId}`;

const staticWords = (programId: number, staticTexts: readonly StaticText[]): string =>
  staticTexts.find(({ id }) => id === programId)?.text ?? unknownText(programId);

/** The words of a text program; the parts of a custom text are joined. */
export function wordsOf(sign: Sign, programId: number, staticTexts: readonly StaticText[]): string {
  const texts = customRow(sign, programId)?.texts.map(({ text }) => text);
  const lines = (texts ?? [staticWords(programId, staticTexts)]).flatMap(linesOf);
  return lines
    .map((line) => line.trim())
    .filter(Boolean)
    .join(" ");
}

/** The panel while a text program is lit. */
export function panelOf(sign: Sign, programId: number, staticTexts: readonly StaticText[]): Bitmap {
  const row = customRow(sign, programId);
  if (row) return rowBitmap(row, windowsOf(sign, row));
  const panel = blankBitmap(PANEL);
  const words = staticWords(programId, staticTexts);
  placeText(panel, WHOLE_PANEL, words, builtIn(builtInSize(words)));
  return panel;
}

const builtInSize = (words: string): number =>
  BUILT_IN_SIZES.find((size) => fits(WHOLE_PANEL, words, builtIn(size))) ?? 8;

const windowsOf = (sign: Sign, { layout }: CustomTextRow): readonly Window[] => sign.layouts[layout] ?? [];

/** A text in a window that the layout lacks takes the whole panel. */
const windowOf = (windows: readonly Window[], { window }: PlacedText): Window =>
  windows[window] ?? WHOLE_PANEL;

/** Several texts in windows that the layout lacks are left out: their places are unknown. */
export function rowBitmap({ texts }: CustomTextRow, windows: readonly Window[]): Bitmap {
  const panel = blankBitmap(PANEL);
  const lost = texts.filter(({ window }) => windows[window] === undefined);
  for (const text of texts)
    if (lost.length < 2 || !lost.includes(text)) placeText(panel, windowOf(windows, text), text.text, text);
  return panel;
}

/** Indices of a row's texts that are cut off. */
export function rowMisfits({ texts }: CustomTextRow, windows: readonly Window[]): number[] {
  return [...texts.keys()].filter((index) => {
    const text = texts[index];
    return text !== undefined && !fits(windowOf(windows, text), text.text, text);
  });
}

/** Texts that don't fit their windows, of all custom texts and of the static ones in use. */
export function overflows(sign: Sign, staticTexts: readonly StaticText[] = []): Misfit[] {
  const custom = sign.customTexts.flatMap((row, index) =>
    rowMisfits(row, windowsOf(sign, row)).map((at) => ({
      programId: FIRST_CUSTOM_PROGRAM + index,
      text: row.texts[at]?.text ?? "",
    })),
  );
  const ids = new Set(sign.programs.flatMap(({ texts }) => texts.map(({ programId }) => programId)));
  const builtInMisfits = [...ids]
    .filter((id) => customRow(sign, id) === undefined)
    .map((programId) => ({ programId, text: staticWords(programId, staticTexts) }))
    .filter(({ text }) => !fits(WHOLE_PANEL, text, builtIn(builtInSize(text))));
  return [...custom, ...builtInMisfits];
}
