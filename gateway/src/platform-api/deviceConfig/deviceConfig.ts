import { DOCUMENT_FORM } from "@obcestje/contract/deviceConfig/sections.js";
import { BASIC } from "./basic.js";
import { at, counted, type Held, inside, listOf, objectOf } from "./codec.js";
import { CUSTOM_TEXT_PROGRAM, PROGRAM, WINDOW_LAYOUT } from "./display.js";
import { mergePatch } from "./mergePatch.js";
import { FLASHER, SMILEY, TRIGGER } from "./signals.js";
import { anyObject, text } from "./values.js";

/**
 * A device's configuration: our names for the document's keys (user specification, section 3, "Client
 * config"). The device gets the document. Keys in it without a name here stay unchanged.
 */
export const DEVICE_CONFIG = objectOf(
  "DeviceConfig",
  "What a device is told to do. What is left out of an input stays as it is, null takes it away; lists are given whole.",
  {
    cfgId: at("cfgID", text, "KB0, the document's form."),
    basic: at("BasicConfig", BASIC, "Radar, display, brightness, modem."),
    flasherSpeedTriggers: at(
      "flasherModeTriggerVelocity",
      listOf(TRIGGER),
      "What sets the flashers off; three at most.",
    ),
    roadFlasherSpeedTriggers: at(
      "roadFlasherModeTriggerVelocity",
      listOf(TRIGGER),
      "What sets the road flashers off; three at most.",
    ),
    buzzerSpeedTriggers: at(
      "buzzerModeTriggerVelocity",
      listOf(TRIGGER),
      "What sets the buzzers off; three at most.",
    ),
    flasherTriggers: at("flasherTrigger", listOf(TRIGGER), "What else sets the flashers off; three at most."),
    flashers: at("FlasherConfig", listOf(FLASHER), "Lamps on the sign; three at most."),
    roadFlashers: at("RoadFlasherConfig", listOf(FLASHER), "Lamps in the road; three at most."),
    buzzers: at(
      "BuzzerConfig",
      listOf(anyObject),
      "As the firmware wants them, whose fields differ by maker; three at most.",
    ),
    smileys: at("smileyConfig", listOf(SMILEY), "Faces by speed; three at most."),
    programs: inside(
      "ProgramsSettings",
      counted(
        "dispParameters",
        "prgNumStored",
        listOf(PROGRAM),
        "What is shown, by speed. The document's count of them follows.",
      ),
    ),
    windowLayouts: at(
      "WindowLayoutParameter",
      listOf(WINDOW_LAYOUT),
      "How the LED panel is divided, by number.",
    ),
    customTextPrograms: inside(
      "CustomTextProgram",
      counted(
        "customTextProgramData",
        "customProgramsStored",
        listOf(CUSTOM_TEXT_PROGRAM),
        "Texts that people wrote. The document's count of them follows.",
      ),
    ),
  },
);
export type DeviceConfigFields = Held<typeof DEVICE_CONFIG>;

/** A whole configuration document, as the device gets it. */
export type ConfigDocument = Record<string, unknown>;

/** The first document of a client without a configuration. The id is the same for all. */
const NEW_DOCUMENT: ConfigDocument = { cfgID: DOCUMENT_FORM };

/** The parts of a document that have a name here; null if missing or not understood. */
export function readDeviceConfig(document: ConfigDocument): DeviceConfigFields {
  return DEVICE_CONFIG.read(document) ?? {};
}

/**
 * Lays a typed configuration over a document: fields left out stay, null removes a value, lists are given
 * whole, and keys without a name here survive. Writing back unchanged values leaves the document as it was.
 * @param document null if there is none yet
 */
export function layOver(document: ConfigDocument | null, config: DeviceConfigFields): ConfigDocument {
  return DEVICE_CONFIG.write(config, document ?? NEW_DOCUMENT) as ConfigDocument;
}

/** A document after a JSON merge patch. @param document null if there is none yet */
export function patchDocument(document: ConfigDocument | null, patch: ConfigDocument): ConfigDocument {
  return mergePatch(document ?? NEW_DOCUMENT, patch) as ConfigDocument;
}

/** The path in the typed configuration for a path in the document: `BasicConfig.vMax` is `basic.maxSpeed`. */
export function typedPath(path: string): string {
  const places = path.split(".");
  return (DEVICE_CONFIG.place?.(places) ?? places).join(".");
}
