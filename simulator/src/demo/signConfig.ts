import { superTypeOf } from "@obcestje/contract/hardware.js";
import { customTextOf, type Display, type DisplayText } from "./display.js";
import { type LaidOutText, penaltySteps, type TextLine } from "./texts.js";

/** All inputs that decide a demo sign's configuration. */
export interface SignOrders {
  hwType: string;
  /** km/h. */
  speedLimit: number;
  speedingBlink: boolean;
  display: Display;
}

/** Milliseconds that a program is shown, shared by its texts. */
const DISPLAY_TIME = 1500;
const UNDER_LIMIT_FROM = 10;
const LAST_SMILEY_SPEED = 200;
const FIRST_CUSTOM_TEXT = 100;
const STEADY = { ratio: 100, count: 1 };
const BLINKING = { ratio: 65, count: 3 };

const HORIZONTAL = ["left", "center", "right"];
const VERTICAL = ["top", "center", "bottom"];
const LAYOUTS = ["A", "B", "C"];

const window = (xCoordinate: number, yCoordinate: number, width: number, height: number) => ({
  xCoordinate,
  yCoordinate,
  width,
  height,
});
const PANEL = window(0, 0, 64, 16);
const WINDOWS = [
  [PANEL, PANEL],
  [PANEL, window(0, 0, 64, 8), window(0, 8, 64, 8)],
  [PANEL, window(0, 0, 32, 16), window(32, 0, 32, 8), window(32, 8, 32, 8)],
];

const BASIC = {
  brtLevel: [10, 30, 60, 90, 130, 170, 210, 255],
  gprsUpdateDataInterval: 300,
  gprsNewActionInterval: 60,
};

/**
 * The document that the portal would generate from a sign's settings. A test compares the two
 * (tests/contract/demoConfigs.test.ts).
 */
export function signConfig(orders: SignOrders): object {
  const hasDisplay = orders.hwType !== "K_SIPRONIKA";
  const texts = new CustomTexts();
  const rows = hasDisplay ? programsOf(orders, texts) : [];
  const windows = hasDisplay ? WINDOWS : [];
  return {
    cfgID: "KB0",
    BasicConfig: { ...BASIC, displayDisable: orders.display.off ? 3 : 0 },
    ProgramsSettings: { dispParameters: rows, prgNumStored: rows.length },
    CustomTextProgram: { customTextProgramData: texts.rows, customProgramsStored: texts.rows.length },
    WindowLayoutParameter: windows.map((windowSettings) => ({
      numOfLayoutWindows: windowSettings.length,
      windowSettings,
    })),
    ...(superTypeOf(orders.hwType) === "K200_SMILEY" ? { smileyConfig: faces(orders.speedLimit) } : {}),
  };
}

function programsOf({ speedLimit, speedingBlink, display }: SignOrders, texts: CustomTexts) {
  const { under = [], over = [] } = display;
  const idsOf = (shown: readonly DisplayText[]) => shown.map((text) => texts.idOf(text));
  const blink = speedingBlink ? BLINKING : STEADY;
  const first = program(UNDER_LIMIT_FROM, over === "penalty points" ? [] : idsOf(under), STEADY);
  const fast =
    over === "penalty points"
      ? penaltySteps.map((step) => program(speedLimit + step.overLimitBy, [texts.idOfText(step)], blink))
      : [program(speedLimit + 1, idsOf(over), blink)];
  return [first, ...fast];
}

function program(prgSpeedLimit: number, textIds: readonly number[], { ratio, count }: typeof STEADY) {
  return {
    prgSpeedLimit,
    prgDisplayTime: DISPLAY_TIME,
    prgLEDBlinkRatio: ratio,
    prgLEDBlinkCount: count,
    prgNumTxtProgsIn: textIds.length,
    TxtProgramsParam: textIds.map((prgTXTProgId) => ({
      prgTXTProgId,
      prgTXTDisplayTime: DISPLAY_TIME / textIds.length,
      prgTXTBlinkRatio: ratio,
      prgTXTBLinkCount: count,
    })),
  };
}

/** The custom texts of a document, numbered in order, each once. */
class CustomTexts {
  private readonly texts: LaidOutText[] = [];

  get rows() {
    return this.texts.map(({ layout, texts }) => ({
      winLayoutID: LAYOUTS.indexOf(layout),
      numOfTexts: texts.length,
      customTextData: texts.map(textRow),
    }));
  }

  idOf(shown: DisplayText): number {
    const text = customTextOf(shown);
    if (text) return this.idOfText(text);
    return "builtIn" in shown ? shown.builtIn : 0;
  }

  idOfText(text: LaidOutText): number {
    if (!this.texts.includes(text)) this.texts.push(text);
    return FIRST_CUSTOM_TEXT + this.texts.indexOf(text);
  }
}

function textRow({ text, horizAlignment, vertAlignment, font }: TextLine, index: number) {
  const parameters = {
    window: index + 1,
    verticalAlign: VERTICAL.indexOf(vertAlignment),
    horizontalAlign: HORIZONTAL.indexOf(horizAlignment),
    fontSize: font,
    effect: 0,
    fontStyle: 0,
    speed: 0,
    stayTime: 0,
    lineSpacing: 0,
  };
  return { customText: text, parameters };
}

/** A happy face up to the limit, a sad one above it. */
function faces(speedLimit: number) {
  return [
    { smileyIcon: 1, speedThresholdMin: 0, speedThresholdMax: speedLimit },
    { smileyIcon: 0, speedThresholdMin: speedLimit + 1, speedThresholdMax: LAST_SMILEY_SPEED },
  ];
}
