import type { Random } from "../../model/random.js";
import type { Colour, Picture, Point } from "../painting/picture.js";

/** A bird that flies past the camera. */
export interface Bird {
  /** Seconds of the film at which it is in the middle of the picture. */
  passesAt: number;
  /** Of the picture's height. */
  height: number;
  toTheLeft: boolean;
}

const COLOUR: Colour = [30, 30, 34];
/** Of the picture's width. */
const SPEED = 0.7;
const SIZE = 0.035;
const BEATS_A_SECOND = 3.1;
const MARGIN = 0.8;
const TRIES = 10;

/**
 * Birds between a film's first and last moments, when as little as possible passes.
 * @param busy the seconds with passing road users
 */
export function birdsOf(random: Random, seconds: number, count: number, busy: readonly number[]): Bird[] {
  const every = (seconds - 2 * MARGIN) / count;
  return Array.from({ length: count }, (_, index) => {
    const times = Array.from({ length: TRIES }, () => MARGIN + (index + random()) * every);
    const calmest = times.reduce((one, other) => (calmAt(other, busy) > calmAt(one, busy) ? other : one));
    return { passesAt: calmest, height: 0.12 + 0.3 * random(), toTheLeft: random() < 0.5 };
  });
}

/** Seconds to the nearest passing, before or after. */
function calmAt(second: number, busy: readonly number[]): number {
  return Math.min(...busy.map((passesAt) => Math.abs(passesAt - second)));
}

export function paintBird(picture: Picture, bird: Bird, second: number): void {
  const { width, height } = picture;
  const since = second - bird.passesAt;
  const x = width * (0.5 + SPEED * since * (bird.toTheLeft ? -1 : 1));
  const size = width * SIZE;
  if (x < -size || x > width + size) return;
  const beat = Math.sin(2 * Math.PI * BEATS_A_SECOND * second);
  const y = height * bird.height;
  for (const side of [-1, 1]) {
    const tip: Point = [x + side * size, y - beat * size * 0.6];
    picture.fillPolygon([[x, y - size * 0.1], tip, [x, y + size * 0.16]], COLOUR);
  }
  picture.fillDisc([x, y], size * 0.2, COLOUR);
}
