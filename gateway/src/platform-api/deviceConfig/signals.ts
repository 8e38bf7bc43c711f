import { oneOf } from "../words.js";
import { at, type Held, objectOf } from "./codec.js";
import { flag, numbered, token, whole } from "./values.js";

const SMILEY_ICON = oneOf(
  { SAD: { description: "For who drives too fast." }, HAPPY: { description: "For who keeps to the limit." } },
  "SmileyIcon",
  "A face that a sign shows.",
);

export const TRIGGER = objectOf("SpeedTrigger", "What sets something off.", {
  speed: at("value", whole, "From which speed on: km/h, 0 to 300."),
  sensorType: at("sensorType", token, "What measures it, as the firmware names it."),
  timeout: at("timeout", whole, "How long it lasts: 0 to 65535, in the firmware's own unit."),
  idleFlash: at("idleFlash", flag, "Whether it flashes while nobody passes, too."),
});

export const FLASHER = objectOf("Flasher", "How a lamp flashes.", {
  mode: at("flashMode", token, "How it flashes, as the firmware names it."),
  frequency: at("flashFreq", whole, "How often: 0 to 65535, in the firmware's own unit."),
  duty: at("flashDuty", whole, "How long of each flash it is lit: 0 to 65535, in the firmware's own unit."),
  minBrightness: at("flashMinBrightness", whole, "0 to 255."),
  maxBrightness: at("flashMaxBrightness", whole, "0 to 255, not below minBrightness."),
});

export const SMILEY = objectOf("SmileyRange", "The face that a sign shows to some speeds.", {
  icon: at("smileyIcon", numbered(SMILEY_ICON), "The face."),
  fromSpeed: at("speedThresholdMin", whole, "km/h, 0 to 200."),
  toSpeed: at(
    "speedThresholdMax",
    whole,
    "The last speed that sees it: km/h, 0 to 200, not below fromSpeed.",
  ),
});
export type SmileyFields = Held<typeof SMILEY>;
