import type { Fleet } from "./fleet.js";

/** A sign's configuration with values in most sections, and some unknown ones. */
export const signConfig = (vMax: number) => ({
  cfgID: "KB0",
  maker: { note: "kept" },
  tones: [440, 880],
  BasicConfig: {
    vMin: 5,
    vMax,
    displayDisable: 0,
    brtLevel: [1, 20, 45, 80, 116, 164, 208, 255],
    serialNumber: "0012",
    unknownHere: 7,
  },
  FlasherConfig: [{}, {}, {}],
  BuzzerConfig: [{ tone: 440 }],
  flasherModeTriggerVelocity: { value: 51, timeout: 30 },
  ProgramsSettings: {
    prgNumStored: 1,
    dispParameters: [
      {
        prgSpeedLimit: 10,
        prgDisplayTime: 1500,
        prgNumTxtProgsIn: 1,
        TxtProgramsParam: [{ prgTXTProgId: 100, prgTXTDisplayTime: 1500 }],
      },
    ],
  },
  CustomTextProgram: {
    customProgramsStored: 1,
    customTextProgramData: [
      {
        numOfTexts: 1,
        winLayoutID: 0,
        customTextData: [
          {
            customText: "HVALA",
            parameters: { window: 1, horizontalAlign: 1, verticalAlign: 1, fontSize: 12 },
          },
        ],
      },
    ],
  },
  WindowLayoutParameter: [
    {
      numOfLayoutWindows: 2,
      windowSettings: Array.from({ length: 2 }, () => ({
        xCoordinate: 0,
        yCoordinate: 0,
        width: 64,
        height: 16,
      })),
    },
  ],
});

/** Gives the sign two versions of a configuration, and the other group's sign one; adds a template. */
export async function addConfigs({ admin, sign, foreign }: Fleet): Promise<void> {
  const assign = (clientId: number, vMax: number) =>
    admin.post("/config/assign", { clientId, data: signConfig(vMax) });
  await assign(sign.id, 150);
  await assign(sign.id, 199);
  await assign(foreign.id, 120);
  const metadata = { hardwareType: "K200DISP_FALCON" };
  await admin.post("/config/template", { name: "Vpadnica", data: signConfig(90), metadata });
}
