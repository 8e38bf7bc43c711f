import type { Translation } from "../../i18n/catalogue";
import { sl } from "./valveUntoldTexts.sl";

const en = {
  modeUntold: "Mode not told",
  bySchedule: "By schedule",
  closeByHand: "Close by hand",
  endsOnly: "Ends {time}.",
  deviating: "Deviation",
  scheduleUntold: "The schedule is not told, or not understood: it cannot be changed here.",
} as const satisfies Translation<typeof sl>;

export const valveUntoldTexts = { en, sl };
