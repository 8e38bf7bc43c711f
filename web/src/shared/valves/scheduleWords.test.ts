import { expect, it } from "@jest/globals";
import { valvesTexts } from "../../i18n/texts/valves";
import { translatorOf } from "../../i18n/useT";
import { weekDays } from "../time/weekDays";
import { rowText } from "./scheduleWords";

const row = { startTime: "05:00", endTime: "05:20", duration: null, weekDays: [...weekDays] };

it.each([
  [row, "vsak dan 05:00–05:20"],
  [{ ...row, weekDays: weekDays.slice(0, 5) }, "pon.–pet. 05:00–05:20"],
  [
    { ...row, weekDays: [...weekDays.slice(5), ...weekDays.slice(0, 3)] },
    "pon. tor. sre. sob. ned. 05:00–05:20",
  ],
  [{ ...row, weekDays: [] }, "nikoli 05:00–05:20"],
  [{ ...row, endTime: null, duration: 5400 }, "vsak dan 05:00, 1 h 30 min"],
])("says when a row opens", (given, said) => {
  const text = rowText(translatorOf(valvesTexts, "sl"), "sl", given);
  expect(text.replaceAll("\u00a0", " ")).toBe(said);
});
