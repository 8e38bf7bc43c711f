import { invalid } from "../errors.js";

export const MOST_MILLION_PIXELS = 25;

/** Reasons why a picture is no crest. */
export const FAULTS = {
  noPicture: () => invalid("file", "NOT_A_PICTURE"),
  damaged: () => invalid("file", "PICTURE_DAMAGED"),
  moving: () => invalid("file", "PICTURE_MOVES"),
  tooManyPixels: () => invalid("file", "TOO_MANY_PIXELS", { max: MOST_MILLION_PIXELS }),
  tooSlow: () => invalid("file", "PICTURE_TOO_SLOW"),
  empty: () => invalid("file", "PICTURE_SHOWS_NOTHING"),
  script: () => invalid("file", "HOLDS_SCRIPT"),
  foreign: () => invalid("file", "REFERS_OUTSIDE"),
  unreadPicture: () => invalid("file", "HOLDS_UNREAD_PICTURE"),
} as const;
