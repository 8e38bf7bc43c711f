import type { Colour } from "../painting/picture.js";

/** The light of a time of day. */
export interface Light {
  /** Tint of all things. */
  colour: Colour;
  /** From the top to the horizon. */
  sky: readonly [top: Colour, horizon: Colour];
  hills: Colour;
}

export const LIGHTS = {
  morning: {
    colour: [255, 238, 214],
    sky: [
      [136, 170, 206],
      [246, 222, 190],
    ],
    hills: [150, 160, 172],
  },
  noon: {
    colour: [255, 255, 250],
    sky: [
      [96, 156, 220],
      [206, 226, 242],
    ],
    hills: [108, 138, 128],
  },
  overcast: {
    colour: [206, 212, 222],
    sky: [
      [150, 158, 168],
      [206, 210, 214],
    ],
    hills: [118, 130, 132],
  },
} satisfies Record<string, Light>;

export type LightName = keyof typeof LIGHTS;
