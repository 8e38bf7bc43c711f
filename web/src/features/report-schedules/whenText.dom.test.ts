import { expect, it } from "@jest/globals";
import { reportSchedulesTexts } from "../../i18n/reportSchedulesTexts";
import { translatorOf } from "../../i18n/useT";
import { whenText } from "./whenText";

it.each([
  ["0 6 * * *", "vsak dan ob 06:00", "every day at 06:00"],
  ["0 6 * * 0-6", "vsak dan ob 06:00", "every day at 06:00"],
  ["0 6 * * 1-5", "ob delavnikih ob 06:00", "on working days at 06:00"],
  ["15 6 * * 2", "torek ob 06:15", "Tuesday at 06:15"],
  ["15 6 * * 4,1", "pon., čet. ob 06:15", "Mon, Thu at 06:15"],
  ["0 6 1 * *", "1. v mesecu ob 06:00", "on day 1 of the month at 06:00"],
  ["0 6 L * *", "zadnji dan v mesecu ob 06:00", "on the last day of the month at 06:00"],
  ["0 6 1,15 * *", "0 6 1,15 * *", "0 6 1,15 * *"],
])("%s is %s", (cron, sl, en) => {
  expect(whenText(translatorOf(reportSchedulesTexts, "sl"), cron, "sl")).toBe(sl);
  expect(whenText(translatorOf(reportSchedulesTexts, "en"), cron, "en")).toBe(en);
});
