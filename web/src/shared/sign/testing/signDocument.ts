import { LAYOUT_WINDOWS } from "../layouts";

type Wire = Record<string, unknown>;

/** A text in a window; by default centred and 8 pixels high. */
export const wireText = (customText: string, window: number, parameters: Wire = {}): Wire => ({
  customText,
  parameters: {
    window,
    horizontalAlign: 1,
    verticalAlign: 1,
    fontSize: 8,
    lineSpacing: 0,
    ...parameters,
  },
});

/** A row of custom texts; the layout is 0 (A), 1 (B) or 2 (C). */
export const wireRow = (winLayoutID: number, ...customTextData: Wire[]): Wire => ({
  numOfTexts: customTextData.length,
  winLayoutID,
  customTextData,
});

/** A program with one text, or two that alternate. */
export const wireProgram = (fromSpeed: number, ids: readonly number[], more: Wire = {}): Wire => ({
  prgNumTxtProgsIn: ids.length,
  prgSpeedLimit: fromSpeed,
  prgDisplayTime: 1500,
  prgLEDBlinkRatio: 100,
  prgLEDBlinkCount: 1,
  TxtProgramsParam: ids.map((prgTXTProgId) => ({
    prgTXTProgId,
    prgTXTDisplayTime: 1500 / ids.length,
    prgTXTBLinkCount: 1,
    prgTXTBlinkRatio: 100,
  })),
  ...more,
});

const wireLayout = (name: "A" | "B" | "C"): Wire => ({
  numOfLayoutWindows: LAYOUT_WINDOWS[name].length,
  windowSettings: LAYOUT_WINDOWS[name].map(({ x, y, width, height }) => ({
    xCoordinate: x,
    yCoordinate: y,
    width,
    height,
  })),
});

/** Blinking for speeding vehicles. */
export const BLINKING: Wire = { prgLEDBlinkRatio: 65, prgLEDBlinkCount: 3 };

/** A sign at 50 km/h: HVALA below; above it blinks and shows POČASI and STOP in turn. */
export const signDocument = (more: Wire = {}): Wire => ({
  cfgID: "KB0",
  BasicConfig: { vMin: 5, vMax: 199, displayDisable: 0, brtLevel: [1, 2, 5, 12, 28, 64, 140, 255] },
  ProgramsSettings: {
    dispParameters: [wireProgram(10, [100]), wireProgram(51, [101, 102], BLINKING)],
    prgNumStored: 2,
  },
  WindowLayoutParameter: [wireLayout("A"), wireLayout("B"), wireLayout("C")],
  CustomTextProgram: {
    customProgramsStored: 3,
    customTextProgramData: [
      wireRow(0, wireText("HVALA", 1, { fontSize: 12 })),
      wireRow(0, wireText("POČASI", 1, { fontSize: 12 })),
      wireRow(0, wireText("STOP", 1)),
    ],
  },
  ...more,
});

/** Happy up to the limit, sad above it. */
export const SMILEYS: Wire = {
  smileyConfig: [
    { smileyIcon: 1, speedThresholdMin: 0, speedThresholdMax: 50 },
    { smileyIcon: 0, speedThresholdMin: 51, speedThresholdMax: 200 },
  ],
};
