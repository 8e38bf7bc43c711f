import { PANEL } from "@obcestje/contract/deviceConfig/ranges.js";
import { blankBitmap } from "./bitmap";
import { panelOf } from "./panelText";
import { type Scene, sceneAt } from "./scene";
import type { Frame, Sign, StaticText } from "./signModel";

export type Moment = {
  /** km/h */
  speed: number;
  /** ms since the vehicle came into sight. */
  time: number;
  staticTexts: readonly StaticText[];
};

/** Content of the sign for a vehicle at a moment; it depends only on the arguments. */
export function frameAt(sign: Sign, { speed, time, staticTexts }: Moment): Frame {
  const whole = Math.round(speed);
  return frameOf(sign, sceneAt(sign, whole, time), whole, staticTexts);
}

/**
 * The same for a known scene.
 * @param speed whole km/h
 */
export function frameOf(
  sign: Sign,
  { program, isSpeedLit, text, smiley }: Scene,
  speed: number,
  staticTexts: readonly StaticText[],
): Frame {
  const digits = String(speed);
  const programId = text === null ? undefined : program?.texts[text]?.programId;
  const showsSpeed = program !== null && !sign.isSpeedOff && digits.length <= sign.digits;
  return {
    speed: showsSpeed ? { digits, isLit: isSpeedLit } : null,
    panel: programId === undefined ? blankBitmap(PANEL) : panelOf(sign, programId, staticTexts),
    smiley,
  };
}
