import type { Translation } from "../../i18n/catalogue";
import { sl } from "./signTexts.sl";

const en = {
  shownAt: "At {speed}: {parts}",
  nothingAt: "At {speed} the sign is blank",
  speedSteady: "speed {digits}",
  speedBlinks: "speed {digits} blinks",
  speedOff: "the speed display is off",
  oneText: "text {text}",
  oneTextBlinks: "text {text} blinks",
  alternating: "{texts} in turn",
  alternatingBlinks: "{texts} in turn, blinking",
  quoted: "“{words}”",
  quotedBlinks: "“{words}” (blinks)",
  textOff: "the texts are off",
  happy: "a happy face",
  sad: "a sad face",

  loading: "Loading the sign's picture",
  notConfigured: "The device has no configuration yet",
  notConfiguredText: "Once it has one, what a driver sees is drawn here.",
  noDisplay: "This device shows nothing",
  noDisplayText: "Its configuration has no speed display, texts or faces.",
  displayOff: "The display is off",

  misfits: {
    one: "A text does not fit on the sign whole:",
    other: "These texts do not fit on the sign whole:",
  },

  vehicleSpeed: "Vehicle's speed",
  limitMark: "limit {limit}",
  light: "Ambient light",
  light0: "night",
  light1: "late evening",
  light2: "dusk",
  light3: "early morning",
  light4: "overcast",
  light5: "bright overcast",
  light6: "clear",
  light7: "full sun",
  lightValue: "{name}, step {step} of 8",
  brightness: "diode brightness {level} of 255",
  play: "Play",
  pause: "Pause",
  nextText: "Next text",
} as const satisfies Translation<typeof sl>;

export const signTexts = { en, sl };
