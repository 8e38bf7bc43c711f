import {
  FASTEST_SMILEY,
  USUAL_LEVELS,
  USUAL_MEASUREMENT_INTERVAL,
  USUAL_PING_INTERVAL,
} from "@obcestje/contract/deviceConfig/ranges.js";
import { DOCUMENT_FORM } from "@obcestje/contract/deviceConfig/sections.js";
import { superTypeOf } from "@obcestje/contract/hardware.js";
import {
  FIRST_CUSTOM_PROGRAM,
  TEXT_LAYOUTS,
  TEXT_WINDOWS,
  WHOLE_PANEL,
} from "@obcestje/contract/signTexts.js";
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
const STEADY = { ratio: 100, count: 1 };
const BLINKING = { ratio: 65, count: 3 };

const HORIZONTAL = ["left", "center", "right"];
const VERTICAL = ["top", "center", "bottom"];

const WINDOWS = TEXT_LAYOUTS.map((layout) =>
  [WHOLE_PANEL, ...TEXT_WINDOWS[layout]].map(({ x, y, width, height }) => ({
    xCoordinate: x,
    yCoordinate: y,
    width,
    height,
  })),
);

const BASIC = {
  brtLevel: USUAL_LEVELS,
  gprsUpdateDataInterval: USUAL_MEASUREMENT_INTERVAL,
  gprsNewActionInterval: USUAL_PING_INTERVAL,
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
    cfgID: DOCUMENT_FORM,
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
      winLayoutID: TEXT_LAYOUTS.indexOf(layout),
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
    return FIRST_CUSTOM_PROGRAM + this.texts.indexOf(text);
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
    { smileyIcon: 0, speedThresholdMin: speedLimit + 1, speedThresholdMax: FASTEST_SMILEY },
  ];
}
