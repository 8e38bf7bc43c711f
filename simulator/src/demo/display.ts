import { type CustomText, sharedTexts } from "./texts.js";

/** A text of a demo sign: static (by its number), the sign's own, or a shared one (by its index). */
export type DisplayText = { builtIn: number } | { own: CustomText } | { shared: number };

/** A demo sign's display besides the speed: texts that take turns, penalty points, or nothing. */
export interface Display {
  under?: readonly DisplayText[];
  over?: readonly DisplayText[] | "penalty points";
  /** The display is off. */
  off?: boolean;
}

/** The platform's numbers for types of displays and of texts. */
const DisplayType = { none: 0, penalty: 1, text: 2 } as const;
const NO_TEXT = { textType: 0, textId: null };

/** The display in a sign's settings (metaData). @param penaltyId of the resource with the penalty points */
export function displaySettings({ under = [], over = [] }: Display, penaltyId: number) {
  const penalty = over === "penalty points";
  const overTexts = penalty ? [] : over;
  const own = [...under, ...overTexts].flatMap((text) => ("own" in text ? [text.own] : []));
  const shows = under.length + overTexts.length > 0 ? DisplayType.text : DisplayType.none;
  return {
    customTexts: own,
    displayConfiguration: {
      type: penalty ? DisplayType.penalty : shows,
      selectedResourceId: penalty ? penaltyId : null,
      overLimitLeft: slot(overTexts[0]),
      overLimitRight: slot(overTexts[1]),
      underLimitLeft: slot(under[0]),
      underLimitRight: slot(under[1]),
    },
  };
}

function slot(text: DisplayText | undefined) {
  if (!text) return NO_TEXT;
  if ("builtIn" in text) return { textType: 1, textId: text.builtIn };
  return "own" in text ? { textType: 2, textId: text.own.uuid } : { textType: 3, textId: text.shared };
}

/** The text itself; undefined for a static one. */
export function customTextOf(text: DisplayText): CustomText | undefined {
  if ("builtIn" in text) return undefined;
  return "own" in text ? text.own : sharedTexts[text.shared];
}
