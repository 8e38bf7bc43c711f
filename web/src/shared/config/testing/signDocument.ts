import type { ConfigDocument } from "../document";

/** A sign's configuration as devices in the field have it. */
export const signDocument = (): ConfigDocument => ({
  cfgID: "KB0",
  maker: { note: "kept" },
  tones: [440, 880],
  BasicConfig: {
    Config_Version: 3,
    SDcard_en: 1,
    SHT_en: false,
    radarType: "Falcon",
    radarBuffClearTimeout: 1500,
    radarOffsetVelocity: 0,
    vMin: 5,
    vMax: 199,
    brtLevel: [1, 20, 45, 80, 116, 164, 208, 255],
    deviceType: "K200",
    matrixLedCtrlType: 2,
    displayDisable: 0,
    gprsUpdateDataInterval: 300,
    gprsNewActionInterval: 60,
    serialNumber: "0012",
    unknownHere: 7,
  },
  flasherModeTriggerVelocity: { value: 51, sensorType: 1, timeout: 30, idleFlash: 0 },
  FlasherConfig: [
    { flashMode: 1, flashFreq: 2, flashDuty: 50, flashMinBrightness: 20, flashMaxBrightness: 200 },
  ],
  BuzzerConfig: [{ tone: 440 }],
  ProgramsSettings: {
    dispParameters: [
      { prgNumTxtProgsIn: 1, prgSpeedLimit: 10, TxtProgramsParam: [{ prgTXTProgId: 100 }] },
      { prgNumTxtProgsIn: 0, prgSpeedLimit: 51, TxtProgramsParam: [] },
    ],
    prgNumStored: 2,
  },
  CustomTextProgram: {
    customProgramsStored: 1,
    customTextProgramData: [
      {
        numOfTexts: 2,
        winLayoutID: 0,
        customTextData: [
          { customText: "STOP", parameters: { window: 1, horizontalAlign: 1, lineSpacing: 3 } },
          { customText: "HVALA", window: 1, verticalAlign: "top" },
        ],
      },
    ],
  },
});

/** Layouts; the first has four windows. */
export const fourWindows = [
  { numOfLayoutWindows: 4, windowSettings: [{}, {}, {}, { xCoordinate: 32, width: 32 }] },
];
