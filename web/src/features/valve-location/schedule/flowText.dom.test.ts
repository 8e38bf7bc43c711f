import { expect, it } from "@jest/globals";
import { translatorOf } from "../../../i18n/useT";
import { valvesTexts } from "../../../shared/valves/valvesTexts";
import { flowText } from "./flowText";

it.each([
  [45, "45 s"],
  [89, "1 min"],
  [90, "2 min"],
  [3_580, "1 h"],
  [132_480, "36 h 48 min"],
])("says %i seconds as %j", (seconds, said) => {
  expect(flowText(translatorOf(valvesTexts, "sl"), seconds).replaceAll("\u00a0", " ")).toBe(said);
});
