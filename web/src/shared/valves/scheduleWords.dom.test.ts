import { expect, it } from "@jest/globals";
import { WEEK_DAYS } from "@obcestje/contract/weekDays.js";
import { translatorOf } from "../../i18n/useT";
import { rowText, scheduleText } from "./scheduleWords";
import { valvesTexts } from "./valvesTexts";

const row = { startTime: "05:00", endTime: "05:20", duration: null, weekDays: [...WEEK_DAYS] };

it.each([
  [row, "vsak dan 05:00–05:20"],
  [{ ...row, weekDays: WEEK_DAYS.slice(0, 5) }, "pon.–pet. 05:00–05:20"],
  [
    { ...row, weekDays: [...WEEK_DAYS.slice(5), ...WEEK_DAYS.slice(0, 3)] },
    "pon. tor. sre. sob. ned. 05:00–05:20",
  ],
  [{ ...row, weekDays: [] }, "nikoli 05:00–05:20"],
  [{ ...row, endTime: null, duration: 5400 }, "vsak dan 05:00, 1 h 30 min"],
])("says when a row opens", (given, said) => {
  const text = rowText(translatorOf(valvesTexts, "sl"), "sl", given);
  expect(text.replaceAll("\u00a0", " ")).toBe(said);
});

it("says a schedule, rows of the same days together", () => {
  const workDays = WEEK_DAYS.slice(0, 5);
  const short = { ...row, endTime: null, duration: 600 };
  const schedule = [
    row,
    { ...row, startTime: "21:00", endTime: "21:30" },
    { ...short, startTime: "06:00" },
    { ...short, startTime: "18:00" },
    { ...short, startTime: "12:00", duration: 300 },
    { ...row, startTime: "13:00", endTime: "13:10", weekDays: workDays },
  ];
  const text = scheduleText(translatorOf(valvesTexts, "sl"), "sl", schedule);
  expect(text.replaceAll("\u00a0", " ")).toBe(
    "vsak dan 05:00–05:20, 21:00–21:30 · vsak dan 06:00, 18:00, po 10 min · vsak dan 12:00, 5 min · pon.–pet. 13:00–13:10",
  );
});
