import type { DisplayProgramFields } from "../platform-api/deviceConfig/display.js";

/** Milliseconds that a program is shown; two texts share them. */
const DISPLAY_TIME = 1500;
/** km/h: slower vehicles see nothing. */
const FIRST_SPEED = 10;
/** km/h: the most that a program may begin at. */
const LAST_SPEED = 300;

const STEADY = { blinkRatio: 100, blinkCount: 1 };
const BLINKING = { blinkRatio: 65, blinkCount: 3 };

/** What vehicles see that drive at a speed or faster. */
export interface Step {
  /** km/h. */
  fromSpeed: number;
  /** Text programs that take turns. */
  textIds: readonly number[];
}

/** The program for those who keep to the limit; where that is lower than the first speed, from the limit on. */
export function underLimitProgram(speedLimit: number, textIds: readonly number[]): DisplayProgramFields {
  return program({ fromSpeed: Math.min(FIRST_SPEED, speedLimit), textIds }, STEADY);
}

/** The programs for those who drive too fast. A step that no sign could begin at is left out. */
export function overLimitPrograms(steps: readonly Step[], blink: boolean): DisplayProgramFields[] {
  return steps
    .filter(({ fromSpeed }) => fromSpeed <= LAST_SPEED)
    .map((step) => program(step, blink ? BLINKING : STEADY));
}

function program({ fromSpeed, textIds }: Step, blinking: typeof STEADY): DisplayProgramFields {
  const displayTime = textIds.length > 1 ? DISPLAY_TIME / textIds.length : DISPLAY_TIME;
  return {
    fromSpeed,
    displayTime: DISPLAY_TIME,
    ...blinking,
    texts: textIds.map((programId) => ({ programId, displayTime, ...blinking })),
  };
}
