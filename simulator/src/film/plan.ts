import type { LightName } from "./scene/light.js";

/** Frames a second. */
export const FRAME_RATE = 15;

/** Frames by which the camera may be early or late. */
export const LATE = { least: -1, most: 2 };

/** What decides every pixel of a film. */
export interface FilmPlan {
  /** Tells films apart. */
  seed: string;
  /** Where the camera is, as it stands in the picture: capital letters, digits and hyphens. */
  place: string;
  /** Unix seconds of the first frame. */
  recordedDate: number;
  /** Of the clock in the picture. */
  timeZone: string;
  /** Pixels; both even. */
  width: number;
  height: number;
  seconds: number;
  light: LightName;
  /** How many road users pass, as far as there is room for them. */
  passing: number;
  /** Birds that the camera takes for vehicles. */
  birds: number;
  /** Road users that it sees twice. */
  twice: number;
  /** Road users that it does not see. */
  missed: number;
}
