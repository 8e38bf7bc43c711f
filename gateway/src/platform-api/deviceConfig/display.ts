import { HORIZONTAL_ALIGNMENT, VERTICAL_ALIGNMENT } from "../alignment.js";
import { at, counted, type Held, insideOrBeside, listOf, objectOf } from "./codec.js";
import { namedOrNumbered, text, token, whole } from "./values.js";

const PROGRAM_TEXT = objectOf("ProgramText", "A text program that a display program shows.", {
  programId: at("prgTXTProgId", whole, "Which text program: 0 to 65535; custom ones begin at 100."),
  displayTime: at("prgTXTDisplayTime", whole, "How long it stands: 0 to 65535, in the firmware's own unit."),
  blinkRatio: at("prgTXTBlinkRatio", whole, "Share of a blink in which it is lit: 0 to 100 %."),
  blinkCount: at("prgTXTBLinkCount", whole, "How often it blinks: 0 to 255."),
});

export const PROGRAM = objectOf("DisplayProgram", "What a sign shows to who drives at a speed or faster.", {
  fromSpeed: at("prgSpeedLimit", whole, "From which speed on: km/h, 0 to 300."),
  displayTime: at(
    "prgDisplayTime",
    whole,
    "How long it is shown: 0 to 65535, in the firmware's own unit; 1500 is usual.",
  ),
  blinkRatio: at("prgLEDBlinkRatio", whole, "Share of a blink in which the speed is lit: 0 to 100 %."),
  blinkCount: at("prgLEDBlinkCount", whole, "How often the speed blinks: 0 to 255."),
  texts: counted(
    "TxtProgramsParam",
    "prgNumTxtProgsIn",
    listOf(PROGRAM_TEXT),
    "Text programs beside the speed. The document's count of them follows.",
  ),
});
export type DisplayProgramFields = Held<typeof PROGRAM>;

const WINDOW = objectOf("PanelWindow", "A part of the LED panel, which is 64 pixels wide and 16 high.", {
  x: at("xCoordinate", whole, "Left edge: pixels, 0 to 64."),
  y: at("yCoordinate", whole, "Upper edge: pixels, 0 to 16."),
  width: at("width", whole, "Pixels; ends within the panel."),
  height: at("height", whole, "Pixels; ends within the panel."),
});

export const WINDOW_LAYOUT = objectOf("WindowLayout", "How the LED panel is divided.", {
  windows: counted(
    "windowSettings",
    "numOfLayoutWindows",
    listOf(WINDOW),
    "Its parts. The document's count of them follows.",
  ),
});
export type WindowLayoutFields = Held<typeof WINDOW_LAYOUT>;

const DISPLAY_TEXT = objectOf("DisplayText", "A text in a window of the LED panel.", {
  text: at("customText", text, "What it says; 1000 characters at most."),
  window: insideOrBeside(
    "parameters",
    at("window", whole, "Number of the window that it stands in, from 0."),
  ),
  horizontalAlignment: insideOrBeside(
    "parameters",
    at("horizontalAlign", namedOrNumbered(HORIZONTAL_ALIGNMENT, "number"), "Where it stands in the window."),
  ),
  verticalAlignment: insideOrBeside(
    "parameters",
    at("verticalAlign", namedOrNumbered(VERTICAL_ALIGNMENT, "number"), "Where it stands in the window."),
  ),
  fontSize: insideOrBeside("parameters", at("fontSize", whole, "Pixels: 8, 12, 16, 24 or 32.")),
  fontStyle: insideOrBeside("parameters", at("fontStyle", token, "As the firmware names it.")),
  effect: insideOrBeside(
    "parameters",
    at("effect", token, "How it comes and goes, as the firmware names it."),
  ),
  speed: insideOrBeside(
    "parameters",
    at("speed", whole, "Of the effect: 0 to 65535, in the firmware's own unit."),
  ),
  stayTime: insideOrBeside(
    "parameters",
    at("stayTime", whole, "How long it stays: 0 to 65535, in the firmware's own unit."),
  ),
  lineSpacing: insideOrBeside("parameters", at("lineSpacing", whole, "Pixels, 0 to 15.")),
});

export const CUSTOM_TEXT_PROGRAM = objectOf("CustomTextProgram", "A text program that people wrote.", {
  windowLayoutId: at("winLayoutID", whole, "Number of the window layout that it uses: 0 to 255."),
  texts: counted(
    "customTextData",
    "numOfTexts",
    listOf(DISPLAY_TEXT),
    "Two at most. The document's count of them follows.",
  ),
});
export type CustomTextProgramFields = Held<typeof CUSTOM_TEXT_PROGRAM>;
