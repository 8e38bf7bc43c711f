import type { Blink, Program, Sign, SmileyIcon } from "./signModel";

/** The lit parts of a sign at a moment. */
export type Scene = {
  readonly program: Program | null;
  readonly isSpeedLit: boolean;
  /** Index in the program's texts; null if none is lit. */
  readonly text: number | null;
  readonly smiley: SmileyIcon | null;
};

const NOTHING: Scene = { program: null, isSpeedLit: false, text: null, smiley: null };

/** The program for a speed: the one with the highest start that the speed reaches. */
export function programAt(sign: Sign, speed: number): Program | null {
  return sign.programs.findLast(({ fromSpeed }) => fromSpeed <= speed) ?? null;
}

/** True if vehicles of this speed are shown anything. */
function isInRange({ minSpeed, maxSpeed }: Sign, speed: number): boolean {
  return speed >= (minSpeed ?? 0) && speed <= (maxSpeed ?? Number.POSITIVE_INFINITY);
}

export function isOff({ isSpeedOff, isTextOff }: Sign): boolean {
  return isSpeedOff && isTextOff;
}

/**
 * @param speed whole km/h
 * @param time ms since the vehicle came into sight
 */
export function sceneAt(sign: Sign, speed: number, time: number): Scene {
  if (isOff(sign) || !isInRange(sign, speed)) return NOTHING;
  const smiley =
    sign.smileys.find(({ fromSpeed, toSpeed }) => speed >= fromSpeed && speed <= toSpeed)?.icon ?? null;
  const program = programAt(sign, speed);
  if (program === null) return { ...NOTHING, smiley };
  return {
    program,
    isSpeedLit: !sign.isSpeedOff && isLit(program.blink, program.displayTime, time),
    text: sign.isTextOff ? null : textAt(program, time),
    smiley,
  };
}

/** True if something that blinks `count` times in `displayTime` is lit. */
function isLit(blink: Blink, displayTime: number, time: number): boolean {
  if (!isBlinking(blink)) return blink.ratio > 0;
  const period = displayTime / blink.count;
  return time % period < (period * blink.ratio) / 100;
}

export function isBlinking({ count, ratio }: Blink): boolean {
  return count > 0 && ratio > 0 && ratio < 100;
}

/** ms until the texts repeat. */
const roundOf = ({ texts }: Program): number => texts.reduce((sum, { displayTime }) => sum + displayTime, 0);

function textAt(program: Program, time: number): number | null {
  let from = 0;
  const moment = time % roundOf(program);
  for (const [index, text] of program.texts.entries()) {
    const until = from + text.displayTime;
    if (moment < until) return isLit(text.blink, text.displayTime, moment - from) ? index : null;
    from = until;
  }
  return null;
}

/** ms after which the picture repeats; 0 if it never changes. */
export function cycleOf(sign: Sign, speed: number): number {
  const { program } = sceneAt(sign, speed, 0);
  if (program === null) return 0;
  const textsMove = program.texts.length > 1 || program.texts.some(({ blink }) => isBlinking(blink));
  const speedPart = !sign.isSpeedOff && isBlinking(program.blink) ? program.displayTime : 0;
  const textPart = !sign.isTextOff && textsMove ? roundOf(program) : 0;
  return speedPart && textPart ? leastCommonMultiple(speedPart, textPart) : speedPart + textPart;
}

function leastCommonMultiple(a: number, b: number): number {
  const divisor = (x: number, y: number): number => (y === 0 ? x : divisor(y, x % y));
  return (a / divisor(a, b)) * b;
}

/** Number of rounds of the texts that are searched for a moment with everything lit. */
const ROUNDS = 60;

/**
 * A moment in ms that shows one of the program's texts with everything lit; the start of the text if there is
 * no such moment.
 * @param step index of the text; it wraps around
 */
export function stillAt(sign: Sign, speed: number, step = 0): number {
  const { program } = sceneAt(sign, speed, 0);
  if (program === null || program.texts.length === 0 || sign.isTextOff) return 0;
  const index = step % program.texts.length;
  const start = program.texts.slice(0, index).reduce((sum, { displayTime }) => sum + displayTime, 0);
  for (let round = 0; round < ROUNDS; round++) {
    const from = start + round * roundOf(program);
    const found = momentsIn(program, index, from).find((moment) => {
      const scene = sceneAt(sign, speed, moment);
      return (scene.isSpeedLit || sign.isSpeedOff) && scene.text === index;
    });
    if (found !== undefined) return found;
  }
  return start;
}

/** Moments, from a text's start on, at which it or the speed begins a blink. */
function momentsIn(program: Program, index: number, from: number): number[] {
  const text = program.texts[index];
  if (text === undefined) return [];
  const textBlinks = beginnings(text.displayTime / Math.max(1, text.blink.count), 0, text.displayTime);
  const speedPeriod = program.displayTime / Math.max(1, program.blink.count);
  return [
    ...textBlinks.map((moment) => from + moment),
    ...beginnings(speedPeriod, from, from + text.displayTime),
  ];
}

/** Multiples of a period in [from, until). */
function beginnings(period: number, from: number, until: number): number[] {
  const first = Math.ceil(from / period);
  const count = Math.max(0, Math.ceil(until / period) - first);
  return Array.from({ length: count }, (_, index) => (first + index) * period);
}
