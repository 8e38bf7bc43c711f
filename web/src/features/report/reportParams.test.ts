import { expect, it } from "@jest/globals";
import { parseReportParams, reportLanguage } from "./reportParams";

const parse = (query: string) => parseReportParams(new URLSearchParams(query));

it.each([
  ["fromTimestamp=10&toTimestamp=20&sessionKey=rk_1", { period: { from: 10, to: 20 }, sessionKey: "rk_1" }],
  ["fromTimestamp=10&toTimestamp=20", { period: { from: 10, to: 20 }, sessionKey: null }],
  ["fromTimestamp=10&toTimestamp=20&sessionKey=", { period: { from: 10, to: 20 }, sessionKey: null }],
  ["", null],
  ["fromTimestamp=10", null],
  ["fromTimestamp=20&toTimestamp=10", null],
  ["fromTimestamp=ten&toTimestamp=20", null],
  ["fromTimestamp=0&toTimestamp=99999999", null],
])("reads ?%s", (query, expected) => {
  expect(parse(query)).toEqual(expected);
});

it.each([
  ["", "sl"],
  ["lang=sl", "sl"],
  ["lang=en", "en"],
  ["lang=de", "sl"],
])("speaks %p as %s", (query, language) => {
  expect(reportLanguage(new URLSearchParams(query))).toBe(language);
});
