import { expect, it } from "@jest/globals";
import { parseReportParams, reportLanguage } from "./reportParams";

const parse = (query: string, ids = "7") => parseReportParams(ids, new URLSearchParams(query));
const clientIds = ["7"];
const period = "fromTimestamp=10&toTimestamp=20";

it("reads the limit as if which it is", () => {
  expect(parse(`${period}&asIfLimit=30`)).toMatchObject({ asIfLimit: 30 });
});

it.each(["0", "201", "x", ""])("refuses the limit %j, which is none", (limit) => {
  expect(parse(`${period}&asIfLimit=${limit}`)).toBeNull();
});

it("reads the gap of free flow", () => {
  expect(parse(`${period}&gap=4`)).toMatchObject({ gap: 4 });
});

it.each(["2", "11", "4.5", "x", ""])("refuses the gap %j, which is none", (gap) => {
  expect(parse(`${period}&gap=${gap}`)).toBeNull();
});

it.each([
  [
    "fromTimestamp=10&toTimestamp=20&sessionKey=rk_1",
    {
      clientIds,
      interval: { kind: "custom", from: 10, to: 20 },
      asIfLimit: null,
      gap: null,
      sessionKey: "rk_1",
      correlation: {},
    },
  ],
  [
    "fromTimestamp=10&toTimestamp=20",
    {
      clientIds,
      interval: { kind: "custom", from: 10, to: 20 },
      asIfLimit: null,
      gap: null,
      sessionKey: null,
      correlation: {},
    },
  ],
  [
    "fromTimestamp=10&toTimestamp=20&sessionKey=",
    {
      clientIds,
      interval: { kind: "custom", from: 10, to: 20 },
      asIfLimit: null,
      gap: null,
      sessionKey: null,
      correlation: {},
    },
  ],
  [
    "interval=LAST_MONTH",
    {
      clientIds,
      interval: { kind: "preset", preset: "LAST_MONTH" },
      asIfLimit: null,
      gap: null,
      sessionKey: null,
      correlation: {},
    },
  ],
  [
    "interval=2026-Q3",
    {
      clientIds,
      interval: { kind: "calendar", calendar: "2026-Q3" },
      asIfLimit: null,
      gap: null,
      sessionKey: null,
      correlation: {},
    },
  ],
  [
    "interval=WEEK",
    {
      clientIds,
      interval: { kind: "preset", preset: "WEEK" },
      asIfLimit: null,
      gap: null,
      sessionKey: null,
      correlation: {},
    },
  ],
  ["interval=LAST_DECADE", null],
  ["interval=2026-13", null],
  ["interval=", null],
  ["interval=LAST_MONTH&fromTimestamp=10&toTimestamp=20", null],
  ["", null],
  ["fromTimestamp=10", null],
  ["fromTimestamp=20&toTimestamp=10", null],
  ["fromTimestamp=ten&toTimestamp=20", null],
  ["fromTimestamp=0&toTimestamp=99999999", null],
])("reads ?%s", (query, expected) => {
  expect(parse(query)).toEqual(expected);
});

it("takes from the link by what its requests are found, where that may stand in a header", () => {
  const traceparent = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01";
  const of = (more: string) => parse(`${period}&${more}`)?.correlation;
  expect(of(`requestId=report.1&traceparent=${traceparent}`)).toEqual({
    "x-request-id": "report.1",
    traceparent,
  });
  expect(of("requestId=a%0d%0ab&traceparent=")).toEqual({});
});

const many = Array.from({ length: 50 }, (_, index) => String(index + 1));

it.each([
  ["7,8", ["7", "8"]],
  ["8, 7", ["8", "7"]],
  ["7,7", ["7"]],
  [many.join(","), many],
])("reads the devices %s in their order, each once", (ids, expected) => {
  expect(parse(period, ids)?.clientIds).toEqual(expected);
});

it.each(["", "7,", ",", [...many, "51"].join(",")])("refuses the devices %p", (ids) => {
  expect(parse(period, ids)).toBeNull();
});

it.each([
  ["", "sl"],
  ["lang=sl", "sl"],
  ["lang=en", "en"],
  ["lang=de", "sl"],
])("speaks %p as %s", (query, language) => {
  expect(reportLanguage(new URLSearchParams(query))).toBe(language);
});
