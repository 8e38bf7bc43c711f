import { HORIZONTAL_ALIGNMENT, VERTICAL_ALIGNMENT } from "../customTexts.js";
import { at, counted, type Held, inside, insideOrBeside, listOf, objectOf } from "./codec.js";
import { mergePatch } from "./mergePatch.js";
import { anyObject, flag, namedOrNumbered, numbered, text, token, whole } from "./values.js";

/**
 * A device's configuration: our names beside the document's (user specification, section 3, "Client config").
 * The document is what the device gets; whatever in it has no name here stays as it is.
 */

const RADAR_TYPES = ["NONE", "FALCON"] as const;
const MATRIX_CONTROLLERS = ["DISABLED", "ANIVIEW", "CPOWER"] as const;
const DISPLAY_OFF = ["NOTHING", "SPEED", "TEXT", "ALL"] as const;
const SMILEYS = ["SAD", "HAPPY"] as const;

const horizontal = namedOrNumbered(
  Object.values(HORIZONTAL_ALIGNMENT.names),
  ["left", "center", "right"],
  "number",
);
const vertical = namedOrNumbered(
  Object.values(VERTICAL_ALIGNMENT.names),
  ["top", "center", "bottom"],
  "number",
);

const BASIC = objectOf({
  configVersion: at("Config_Version", token),
  sdCard: at("SDcard_en", flag),
  climateSensor: at("SHT_en", flag),
  radarType: at("radarType", namedOrNumbered(RADAR_TYPES, ["None", "Falcon"], "name")),
  radarClearTimeout: at("radarBuffClearTimeout", whole),
  radarSpeedOffset: at("radarOffsetVelocity", whole),
  minSpeed: at("vMin", whole),
  maxSpeed: at("vMax", whole),
  brightnessLevels: at("brtLevel", listOf(whole)),
  deviceType: at("deviceType", token),
  matrixController: at(
    "matrixLedCtrlType",
    namedOrNumbered(MATRIX_CONTROLLERS, ["Disabled", "AniVIEW", "CPOWER"], "name"),
  ),
  matrixBrightnessPolarity: at("matrixLedBrtPolarity", whole),
  digits: at("digitsNum", whole),
  displayOff: at("displayDisable", numbered(DISPLAY_OFF)),
  modemBaud: at("gprsBaud", token),
  modemType: at("gprsType", token),
  measurementInterval: at("gprsUpdateDataInterval", whole),
  pingInterval: at("gprsNewActionInterval", whole),
  serialNumber: at("serialNumber", text),
});

const TRIGGER = objectOf({
  speed: at("value", whole),
  sensorType: at("sensorType", token),
  timeout: at("timeout", whole),
  idleFlash: at("idleFlash", flag),
});

const FLASHER = objectOf({
  mode: at("flashMode", token),
  frequency: at("flashFreq", whole),
  duty: at("flashDuty", whole),
  minBrightness: at("flashMinBrightness", whole),
  maxBrightness: at("flashMaxBrightness", whole),
});

const SMILEY = objectOf({
  icon: at("smileyIcon", numbered(SMILEYS)),
  fromSpeed: at("speedThresholdMin", whole),
  toSpeed: at("speedThresholdMax", whole),
});

const PROGRAM_TEXT = objectOf({
  programId: at("prgTXTProgId", whole),
  displayTime: at("prgTXTDisplayTime", whole),
  blinkRatio: at("prgTXTBlinkRatio", whole),
  blinkCount: at("prgTXTBLinkCount", whole),
});

const PROGRAM = objectOf({
  fromSpeed: at("prgSpeedLimit", whole),
  displayTime: at("prgDisplayTime", whole),
  blinkRatio: at("prgLEDBlinkRatio", whole),
  blinkCount: at("prgLEDBlinkCount", whole),
  texts: counted("TxtProgramsParam", "prgNumTxtProgsIn", listOf(PROGRAM_TEXT)),
});

const WINDOW = objectOf({
  x: at("xCoordinate", whole),
  y: at("yCoordinate", whole),
  width: at("width", whole),
  height: at("height", whole),
});

const WINDOW_LAYOUT = objectOf({
  windows: counted("windowSettings", "numOfLayoutWindows", listOf(WINDOW)),
});

const DISPLAY_TEXT = objectOf({
  text: at("customText", text),
  window: insideOrBeside("parameters", at("window", whole)),
  horizontalAlignment: insideOrBeside("parameters", at("horizontalAlign", horizontal)),
  verticalAlignment: insideOrBeside("parameters", at("verticalAlign", vertical)),
  fontSize: insideOrBeside("parameters", at("fontSize", whole)),
  fontStyle: insideOrBeside("parameters", at("fontStyle", token)),
  effect: insideOrBeside("parameters", at("effect", token)),
  speed: insideOrBeside("parameters", at("speed", whole)),
  stayTime: insideOrBeside("parameters", at("stayTime", whole)),
  lineSpacing: insideOrBeside("parameters", at("lineSpacing", whole)),
});

const CUSTOM_TEXT_PROGRAM = objectOf({
  windowLayoutId: at("winLayoutID", whole),
  texts: counted("customTextData", "numOfTexts", listOf(DISPLAY_TEXT)),
});

const DEVICE_CONFIG = objectOf({
  cfgId: at("cfgID", text),
  basic: at("BasicConfig", BASIC),
  flasherSpeedTriggers: at("flasherModeTriggerVelocity", listOf(TRIGGER)),
  roadFlasherSpeedTriggers: at("roadFlasherModeTriggerVelocity", listOf(TRIGGER)),
  buzzerSpeedTriggers: at("buzzerModeTriggerVelocity", listOf(TRIGGER)),
  flasherTriggers: at("flasherTrigger", listOf(TRIGGER)),
  flashers: at("FlasherConfig", listOf(FLASHER)),
  roadFlashers: at("RoadFlasherConfig", listOf(FLASHER)),
  buzzers: at("BuzzerConfig", listOf(anyObject)),
  smileys: at("smileyConfig", listOf(SMILEY)),
  programs: inside("ProgramsSettings", counted("dispParameters", "prgNumStored", listOf(PROGRAM))),
  windowLayouts: at("WindowLayoutParameter", listOf(WINDOW_LAYOUT)),
  customTextPrograms: inside(
    "CustomTextProgram",
    counted("customTextProgramData", "customProgramsStored", listOf(CUSTOM_TEXT_PROGRAM)),
  ),
});

export type BasicConfigFields = Held<typeof BASIC>;
export type SpeedTriggerFields = Held<typeof TRIGGER>;
export type FlasherFields = Held<typeof FLASHER>;
export type SmileyFields = Held<typeof SMILEY>;
export type ProgramTextFields = Held<typeof PROGRAM_TEXT>;
export type DisplayProgramFields = Held<typeof PROGRAM>;
export type PanelWindowFields = Held<typeof WINDOW>;
export type WindowLayoutFields = Held<typeof WINDOW_LAYOUT>;
export type DisplayTextFields = Held<typeof DISPLAY_TEXT>;
export type CustomTextProgramFields = Held<typeof CUSTOM_TEXT_PROGRAM>;
export type DeviceConfigFields = Held<typeof DEVICE_CONFIG>;

/** A configuration's document: what the device gets, whole. */
export type ConfigDocument = Record<string, unknown>;

/** What a client without a configuration begins with; the id is the same for all. */
const NEW_DOCUMENT: ConfigDocument = { cfgID: "KB0" };

/** What of a document has a name here; null where it is missing or not understood. */
export function readDeviceConfig(document: ConfigDocument): DeviceConfigFields {
  return DEVICE_CONFIG.read(document) ?? {};
}

/**
 * Lays a typed configuration over a document: what is left out stays, null takes a value away, lists are given whole,
 * and keys that have no name here survive. What was read and is written unchanged leaves the document as it was.
 * @param document null where there is none yet
 */
export function layOver(document: ConfigDocument | null, config: DeviceConfigFields): ConfigDocument {
  return DEVICE_CONFIG.write(config, document ?? NEW_DOCUMENT) as ConfigDocument;
}

/** A document after a JSON merge patch of it. @param document null where there is none yet */
export function patchDocument(document: ConfigDocument | null, patch: ConfigDocument): ConfigDocument {
  return mergePatch(document ?? NEW_DOCUMENT, patch) as ConfigDocument;
}

/** Where a place of the document is in the typed configuration: `BasicConfig.vMax` is `basic.maxSpeed`. */
export function typedPath(path: string): string {
  const places = path.split(".");
  return (DEVICE_CONFIG.place?.(places) ?? places).join(".");
}
