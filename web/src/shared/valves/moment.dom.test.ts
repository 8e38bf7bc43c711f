import { expect, it } from "@jest/globals";
import { translatorOf } from "../../i18n/useT";
import { lengthText, momentText } from "./moment";
import { valvesTexts } from "./valvesTexts";

const t = translatorOf(valvesTexts, "sl");
/** 2026-10-24 23:30 in Ljubljana: the next day has 25 hours. */
const now = 1_792_877_400;

it.each([
  [now + 600, "danes 23:40"],
  [now + 3600, "jutri 00:30"],
  [now + 25 * 3600, "jutri 23:30"],
  [now + 25 * 3600 + 1800, "pon. 26.10. 00:00"],
  [now - 86_400, "včeraj 23:30"],
  [now - 3 * 86_400, "sre. 21.10. 23:30"],
])("says when %d is", (at, said) => {
  expect(momentText(t, "sl", at, now, "Europe/Ljubljana")).toBe(said);
});

it.each([
  [-5, "0 s"],
  [59, "59 s"],
  [1440, "24 min"],
  [3600, "1 h"],
  [3900, "1 h 5 min"],
  [27 * 3600, "1 d 3 h"],
])("says how long %d seconds are", (seconds, said) => {
  expect(lengthText(t, seconds).replaceAll("\u00a0", " ")).toBe(said);
});
