import type { LightName } from "./scene/light.js";

/** Frames a second. */
export const FRAME_RATE = 15;

/** Frames by which the camera may be early or late. */
export const LATE = { least: -1, most: 2 };

/** The settings that decide every pixel of a film. */
export interface FilmPlan {
  /** Distinguishes films. */
  seed: string;
  /** The camera's location, as shown in the picture: capital letters, digits and hyphens. */
  place: string;
  /** Unix seconds of the first frame. */
  recordedDate: number;
  /** Zone of the clock in the picture. */
  timeZone: string;
  /** Pixels; both even. */
  width: number;
  height: number;
  seconds: number;
  light: LightName;
  /** Number of passing road users, as far as there is room for them. */
  passing: number;
  /** Birds that the camera takes for vehicles. */
  birds: number;
  /** Road users that it detects twice. */
  twice: number;
  /** Road users that it misses. */
  missed: number;
}
