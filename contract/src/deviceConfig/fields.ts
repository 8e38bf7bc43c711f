import {
  aligned,
  fixed,
  flag,
  levels,
  type Named,
  named,
  numbered,
  seconds,
  text,
  textToken,
  token,
  whole,
} from "./field.js";
import {
  BYTE,
  FASTEST,
  FASTEST_SMILEY,
  MEASUREMENT_INTERVALS,
  PANEL,
  PING_INTERVALS,
  WORD,
} from "./ranges.js";

/**
 * Fields of a configuration's document (user specification, section 3, "Client config"), by the names that
 * devices use, with the values that each takes. The platform refuses all else, and the editor draws them.
 * Unknown fields stay as they are.
 */

const speed = () => whole(0, FASTEST, "km/h");

export const RADAR = {
  radarType: named("None", "Falcon"),
  radarBuffClearTimeout: whole(0, WORD),
  radarOffsetVelocity: whole(-10, 10, "km/h"),
  vMin: speed(),
  vMax: whole(0, FASTEST, "km/h", "vMin"),
} satisfies Named;

export const DISPLAY = {
  displayDisable: numbered("all", "noSpeed", "noText", "nothing"),
  digitsNum: whole(0, 8),
  matrixLedCtrlType: named("Disabled", "AniVIEW", "CPOWER"),
  matrixLedBrtPolarity: flag,
  brtLevel: levels,
} satisfies Named;

export const CONNECTION = {
  gprsUpdateDataInterval: seconds(MEASUREMENT_INTERVALS),
  gprsNewActionInterval: seconds(PING_INTERVALS),
  gprsType: token,
  gprsBaud: token,
} satisfies Named;

export const DEVICE = {
  serialNumber: textToken,
  deviceType: fixed,
  Config_Version: token,
  SDcard_en: flag,
  SHT_en: flag,
} satisfies Named;

export const TRIGGER = {
  value: speed(),
  sensorType: token,
  timeout: whole(0, WORD),
  idleFlash: flag,
} satisfies Named;

export const FLASHER = {
  flashMode: token,
  flashFreq: whole(0, WORD),
  flashDuty: whole(0, WORD),
  flashMinBrightness: whole(0, BYTE),
  flashMaxBrightness: whole(0, BYTE, undefined, "flashMinBrightness"),
} satisfies Named;

export const SMILEY = {
  smileyIcon: numbered("sad", "happy"),
  speedThresholdMin: whole(0, FASTEST_SMILEY, "km/h"),
  speedThresholdMax: whole(0, FASTEST_SMILEY, "km/h", "speedThresholdMin"),
} satisfies Named;

export const PROGRAM = {
  prgSpeedLimit: speed(),
  prgDisplayTime: whole(0, WORD, "ms"),
  prgLEDBlinkRatio: whole(0, 100, "%"),
  prgLEDBlinkCount: whole(0, BYTE),
} satisfies Named;

export const PROGRAM_TEXT = {
  prgTXTProgId: whole(0, WORD),
  prgTXTDisplayTime: whole(0, WORD, "ms"),
  prgTXTBlinkRatio: whole(0, 100, "%"),
  prgTXTBLinkCount: whole(0, BYTE),
} satisfies Named;

export const TEXT_PROGRAM = { winLayoutID: whole(0, BYTE) } satisfies Named;

export const TEXT = { customText: text(1000) } satisfies Named;

/** Parameters of a text in its window; below `parameters` or, in other documents, next to the text. */
export const TEXT_PARAMETERS = {
  window: whole(0, BYTE),
  horizontalAlign: aligned("left", "center", "right"),
  verticalAlign: aligned("top", "center", "bottom"),
  fontSize: whole(0, BYTE, "px"),
  fontStyle: token,
  effect: token,
  speed: whole(0, WORD),
  stayTime: whole(0, WORD),
  lineSpacing: whole(0, 15, "px"),
} satisfies Named;

export const WINDOW = {
  xCoordinate: whole(0, PANEL.width, "px"),
  yCoordinate: whole(0, PANEL.height, "px"),
  width: whole(0, PANEL.width, "px"),
  height: whole(0, PANEL.height, "px"),
} satisfies Named;

/** All known fields. */
export type FieldKey =
  | keyof typeof RADAR
  | keyof typeof DISPLAY
  | keyof typeof CONNECTION
  | keyof typeof DEVICE
  | keyof typeof TRIGGER
  | keyof typeof FLASHER
  | keyof typeof SMILEY
  | keyof typeof PROGRAM
  | keyof typeof PROGRAM_TEXT
  | keyof typeof TEXT_PROGRAM
  | keyof typeof TEXT
  | keyof typeof TEXT_PARAMETERS
  | keyof typeof WINDOW;
