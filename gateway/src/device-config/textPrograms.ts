import { FIRST_CUSTOM_PROGRAM } from "@obcestje/contract/signTexts.js";
import type { CustomTextLayoutName, CustomTextLineRecord } from "../platform-api/customTexts.js";
import type { CustomTextProgramFields } from "../platform-api/deviceConfig/display.js";
import { windowLayoutIdOf } from "./windowLayouts.js";

/** A custom text as a sign shows it, without its name. */
export interface ShownText {
  layout: CustomTextLayoutName;
  texts: readonly CustomTextLineRecord[];
}

/** Collects the custom texts that a sign shows, each only once. */
export class TextPrograms {
  private readonly ids = new Map<string, number>();
  readonly programs: CustomTextProgramFields[] = [];

  /** The text's program id; null for an empty text. */
  idOf({ layout, texts }: ShownText): number | null {
    if (layout === "NONE" || texts.every(({ text }) => text.trim() === "")) return null;
    const key = JSON.stringify([layout, texts]);
    const known = this.ids.get(key);
    if (known !== undefined) return known;
    const programId = FIRST_CUSTOM_PROGRAM + this.programs.length;
    this.programs.push({ windowLayoutId: windowLayoutIdOf(layout), texts: texts.map(inWindow) });
    this.ids.set(key, programId);
    return programId;
  }
}

/**
 * A text in its window. Window 0 is the whole panel. The text does not move, and is shown as long as its
 * program.
 */
function inWindow(line: CustomTextLineRecord, index: number) {
  return {
    text: line.text,
    window: index + 1,
    horizontalAlignment: line.horizontalAlignment,
    verticalAlignment: line.verticalAlignment,
    fontSize: line.fontSize,
    effect: "0",
    fontStyle: "0",
    speed: 0,
    stayTime: 0,
    lineSpacing: 0,
  };
}
