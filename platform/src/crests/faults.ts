import { invalid } from "../errors.js";

export const MOST_MILLION_PIXELS = 25;

/** Why a picture is no crest. */
export const FAULTS = {
  noPicture: () => invalid("file", "must be a picture: PNG, JPEG, WebP or SVG"),
  damaged: () => invalid("file", "is damaged, or not whole"),
  moving: () => invalid("file", "is a moving picture"),
  tooManyPixels: () => invalid("file", `must not have more than ${MOST_MILLION_PIXELS} million pixels`),
  tooSlow: () => invalid("file", "takes too long to be drawn"),
  empty: () => invalid("file", "shows nothing"),
  script: () => invalid("file", "holds a script"),
  foreign: () => invalid("file", "refers to something outside of itself"),
  unreadPicture: () => invalid("file", "holds a picture that can't be read"),
} as const;
