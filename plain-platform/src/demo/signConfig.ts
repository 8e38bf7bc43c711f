import type { JsonObject } from "../json.js";

const TRIGGER = { value: 0, sensorType: 0, timeout: 3, idleFlash: 0 };
const FLASHER = {
  flashMode: 1,
  flashFreq: 2,
  flashDuty: 50,
  flashMinBrightness: 20,
  flashMaxBrightness: 200,
};

/** The whole configuration of a sign (KB0). @param speedLimit in km/h */
export const signConfig = (
  speedLimit: number,
  { smiley = false, displayOff = false, serialNumber = "" } = {},
): JsonObject => ({
  cfgID: "KB0",
  BasicConfig: {
    Config_Version: 1,
    SDcard_en: 1,
    SHT_en: 0,
    radarType: 1,
    radarBuffClearTimeout: 3_000,
    radarOffsetVelocity: 0,
    vMax: 199,
    vMin: 5,
    brtLevel: [10, 30, 60, 90, 120, 160, 200, 255],
    deviceType: 2,
    matrixLedCtrlType: 1,
    matrixLedBrtPolarity: 0,
    digitsNum: 2,
    displayDisable: displayOff ? 3 : 0,
    gprsBaud: 115_200,
    gprsType: 1,
    gprsUpdateDataInterval: 300,
    gprsNewActionInterval: 60,
    serialNumber,
  },
  flasherModeTriggerVelocity: [{ ...TRIGGER, value: speedLimit + 1 }],
  roadFlasherModeTriggerVelocity: [{ ...TRIGGER, value: speedLimit + 10 }],
  buzzerModeTriggerVelocity: [],
  FlasherConfig: [FLASHER],
  BuzzerConfig: [],
  RoadFlasherConfig: [FLASHER],
  flasherTrigger: [],
  ProgramsSettings: {
    dispParameters: [program(10, [100], 1), program(speedLimit + 1, [101, 102], 3)],
    prgNumStored: 2,
  },
  WindowLayoutParameter: [windowLayout([WHOLE]), windowLayout([UPPER, LOWER])],
  CustomTextProgram: {
    customTextProgramData: [
      textProgram(["HVALA", "VOZI VARNO"]),
      textProgram(["UPOČASNI"]),
      textProgram(["ŠOLA"]),
    ],
    customProgramsStored: 3,
  },
  smileyConfig: smiley
    ? [
        { smileyIcon: 1, speedThresholdMin: 0, speedThresholdMax: speedLimit },
        { smileyIcon: 0, speedThresholdMin: speedLimit + 1, speedThresholdMax: 200 },
      ]
    : [],
});

const WHOLE = { xCoordinate: 0, yCoordinate: 0, width: 64, height: 16 };
const UPPER = { ...WHOLE, height: 8 };
const LOWER = { ...UPPER, yCoordinate: 8 };

/** The windows of a layout's texts; the first is the whole panel. */
const windowLayout = (windows: readonly (typeof WHOLE)[]) => ({
  numOfLayoutWindows: windows.length + 1,
  windowSettings: [WHOLE, ...windows],
});

const program = (prgSpeedLimit: number, texts: readonly number[], blinks: number) => ({
  prgNumTxtProgsIn: texts.length,
  prgSpeedLimit,
  prgDisplayTime: 1_500,
  prgLEDBlinkRatio: blinks === 1 ? 100 : 65,
  prgLEDBlinkCount: blinks,
  TxtProgramsParam: texts.map((prgTXTProgId) => ({
    prgTXTProgId,
    prgTXTDisplayTime: 1_500 / texts.length,
    prgTXTBLinkCount: 1,
    prgTXTBlinkRatio: 100,
  })),
});

const textProgram = (texts: readonly string[]) => ({
  numOfTexts: texts.length,
  winLayoutID: texts.length - 1,
  customTextData: texts.map((customText, window) => ({
    customText,
    parameters: {
      ...{ window: window + 1, verticalAlign: 1, horizontalAlign: 1, fontSize: 8, effect: 0 },
      ...{ fontStyle: 0, speed: 0, stayTime: 3, lineSpacing: 0 },
    },
  })),
});
