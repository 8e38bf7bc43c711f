import { oneOf } from "../words.js";
import { at, type Held, listOf, objectOf } from "./codec.js";
import { flag, namedOrNumbered, numbered, text, token, whole } from "./values.js";

const RADAR_TYPE = oneOf(
  {
    NONE: { wire: "None", description: "None, or one that needs no configuration." },
    FALCON: { wire: "Falcon", description: "Falcon." },
  },
  "RadarType",
  "A radar that a device is built with.",
);

const MATRIX_CONTROLLER = oneOf(
  {
    DISABLED: { wire: "Disabled", description: "Nothing: there is no matrix." },
    ANIVIEW: { wire: "AniVIEW", description: "AniVIEW." },
    CPOWER: { wire: "CPOWER", description: "CPOWER." },
  },
  "MatrixController",
  "What drives a sign's LED matrix.",
);

const DISPLAY_OFF = oneOf(
  {
    NOTHING: { description: "All of it shows." },
    SPEED: { description: "The speed is off." },
    TEXT: { description: "The text is off." },
    ALL: { description: "Speed and text are off." },
  },
  "DisplayOff",
  "What of a sign's display is switched off.",
);

export const BASIC = objectOf("BasicConfig", "What every sign is told: radar, display, brightness, modem.", {
  configVersion: at("Config_Version", token, "What its maker calls this configuration."),
  sdCard: at("SDcard_en", flag, "Whether there is a memory card to write to."),
  climateSensor: at("SHT_en", flag, "Whether there is an SHT sensor of temperature and humidity."),
  radarType: at("radarType", namedOrNumbered(RADAR_TYPE, "name"), "The radar that the device is built with."),
  radarClearTimeout: at(
    "radarBuffClearTimeout",
    whole,
    "After how long the radar's buffer is cleared: 0 to 65535, in the firmware's own unit.",
  ),
  radarSpeedOffset: at("radarOffsetVelocity", whole, "Added to what the radar measures: -10 to 10 km/h."),
  minSpeed: at("vMin", whole, "Slower ones are not measured: km/h, 0 to 300."),
  maxSpeed: at("vMax", whole, "Faster ones are not measured: km/h, 0 to 300, not below minSpeed."),
  brightnessLevels: at(
    "brtLevel",
    listOf(whole),
    "Eight levels from night to full sun, each 0 to 255 and not below the one before.",
  ),
  deviceType: at("deviceType", token, "The maker's type of device; set by administrators alone."),
  matrixController: at(
    "matrixLedCtrlType",
    namedOrNumbered(MATRIX_CONTROLLER, "name"),
    "What drives the LED matrix.",
  ),
  matrixBrightnessPolarity: at(
    "matrixLedBrtPolarity",
    whole,
    "Polarity of the matrix's brightness signal: 0 or 1.",
  ),
  digits: at("digitsNum", whole, "Digits that the display has: 0 to 8."),
  displayOff: at("displayDisable", numbered(DISPLAY_OFF), "What of the display is switched off."),
  modemBaud: at("gprsBaud", token, "Speed of the modem's line, baud, as the firmware names it."),
  modemType: at("gprsType", token, "The modem, as the firmware names it."),
  measurementInterval: at(
    "gprsUpdateDataInterval",
    whole,
    "How often measurements are sent: 300, 900, 1800 or 3600 s.",
  ),
  pingInterval: at(
    "gprsNewActionInterval",
    whole,
    "How often the device asks what there is to do: 15, 30, 60, 300 or 900 s; set by administrators alone.",
  ),
  serialNumber: at(
    "serialNumber",
    text,
    "What the maker printed on the hardware; set by administrators alone.",
  ),
});
export type BasicConfigFields = Held<typeof BASIC>;
