/** A configuration with every section, like a speed sign's. */
export function validConfig() {
  const trigger = { value: 51, sensorType: 1, timeout: 30, idleFlash: 0 };
  const flasher = {
    flashMode: 1,
    flashFreq: 2,
    flashDuty: 50,
    flashMinBrightness: 10,
    flashMaxBrightness: 200,
  };
  const text = { prgTXTProgId: 100, prgTXTDisplayTime: 750, prgTXTBLinkCount: 1, prgTXTBlinkRatio: 100 };
  const program = {
    prgNumTxtProgsIn: 1,
    prgSpeedLimit: 51,
    prgDisplayTime: 1500,
    prgLEDBlinkRatio: 65,
    prgLEDBlinkCount: 3,
    TxtProgramsParam: [text],
  };
  const parameters = {
    window: 0,
    verticalAlign: 1,
    horizontalAlign: 1,
    fontSize: 8,
    effect: 0,
    fontStyle: 0,
    speed: 0,
    stayTime: 3,
    lineSpacing: 0,
  };
  return {
    cfgID: "KB0",
    BasicConfig: {
      Config_Version: 3,
      SDcard_en: 1,
      SHT_en: 0,
      radarType: "Falcon",
      radarBuffClearTimeout: 1000,
      radarOffsetVelocity: -2,
      vMin: 5,
      vMax: 199,
      brtLevel: [1, 2, 4, 8, 16, 64, 128, 255],
      matrixLedCtrlType: "AniVIEW",
      matrixLedBrtPolarity: 0,
      digitsNum: 3,
      displayDisable: 0,
      gprsUpdateDataInterval: 300,
      gprsNewActionInterval: 60,
      unknownHere: { kept: true },
    },
    flasherModeTriggerVelocity: [trigger],
    roadFlasherModeTriggerVelocity: [trigger],
    buzzerModeTriggerVelocity: [trigger],
    flasherTrigger: [trigger],
    FlasherConfig: [flasher],
    RoadFlasherConfig: [flasher],
    BuzzerConfig: [{ buzzDuty: 1 }],
    ProgramsSettings: { dispParameters: [program], prgNumStored: 1 },
    WindowLayoutParameter: {
      numOfLayoutWindows: 2,
      windowSettings: [
        { xCoordinate: 0, yCoordinate: 0, width: 32, height: 16 },
        { xCoordinate: 32, yCoordinate: 0, width: 32, height: 16 },
      ],
    },
    CustomTextProgram: {
      customProgramsStored: 1,
      customTextProgramData: [
        { numOfTexts: 1, winLayoutID: 0, customTextData: [{ customText: "STOP", parameters }] },
      ],
    },
    smileyConfig: [
      { smileyIcon: 1, speedThresholdMin: 0, speedThresholdMax: 50 },
      { smileyIcon: 0, speedThresholdMin: 51, speedThresholdMax: 200 },
    ],
  };
}
