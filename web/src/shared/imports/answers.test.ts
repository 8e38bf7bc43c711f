import { expect, it } from "@jest/globals";
import { answerTo, optionsOf, withAnswer, withColumn } from "./answers";
import { column, question, understanding, whole } from "./testing/files";

const file = understanding();

it.each([
  [{ code: "DATE_ORDER" }, "MDY", undefined, { dateOrder: "MDY" }],
  [{ code: "KIND" }, "bicycle", undefined, { kind: "bicycle" }],
  [{ code: "NOTHING_COUNTED" }, "vehicle", undefined, { kind: "vehicle" }],
  [{ code: "INTERVAL" }, "900", undefined, { intervalSeconds: 900 }],
  [{ code: "DOUBLED_HOUR" }, "second", undefined, { doubledHour: "second" }],
  [{ code: "ROWS_MISSING" }, "notHeard", undefined, { missingRows: "notHeard" }],
  [{ code: "PLACE", column: 3 }, "Most", undefined, { only: { column: 3, value: "Most" } }],
  [{ code: "DIRECTIONS", column: 1 }, "incoming", "N", { directions: { N: "incoming" } }],
  [{ code: "DIRECTIONS", column: 1 }, "leaveOut", "Total", { directions: { Total: null } }],
  [{ code: "KINDS", column: 1 }, "pedestrian", "jogger", { kinds: { jogger: "pedestrian" } }],
  [{ code: "KINDS", column: 1 }, "refuse", "dog", { kinds: { dog: null } }],
  [
    { code: "CLASSES", values: ["0", "1"] },
    "leaveOut",
    undefined,
    {
      columns: [
        { index: 0, role: null },
        { index: 1, role: null },
      ],
    },
  ],
  [
    { code: "CLASSES", answers: ["count", "leaveOut"], values: ["1"] },
    ...(["count", undefined, { columns: [{ index: 1, role: "count" }] }] as const),
  ],
  [
    { code: "TOTALS", answers: ["speedClass", "leaveOut"], values: ["1"] },
    ...(["speedClass", undefined, { columns: [{ index: 1, role: "speedClass" }] }] as const),
  ],
  [
    { code: "OWN_DIRECTION", column: 1 },
    ...(["incoming", undefined, { columns: [{ index: 1, role: "count", direction: "incoming" }] }] as const),
  ],
  [
    { code: "OWN_DIRECTION", column: 1 },
    ...(["bothDirections", undefined, { columns: [{ index: 1, role: "count" }] }] as const),
  ],
  [{ code: "DIRECTION_BY_SIGN", column: 1 }, "outgoing", undefined, { directions: { "+": "outgoing" } }],
])("%j is answered with %s", (part, answer, value, expected) => {
  const asked = question(part);
  const options = withAnswer({ overlap: "fill" }, file, asked, answer, value);
  expect(options).toEqual({ overlap: "fill", ...expected });
  expect(answerTo(options, asked, value)).toBe(answer);
  expect(answerTo(withAnswer(options, file, asked, null, value), asked, value)).toBeNull();
});

it("a unit is said of its column, which keeps what it is taken for", () => {
  const speed = understanding({ columns: [column(), column({ index: 1, name: "v", role: "speed" })] });
  expect(withAnswer({}, speed, question({ code: "UNIT", column: 1 }), "mph")).toEqual({
    columns: [{ index: 1, role: "speed", unit: "mph" }],
  });
});

it("of a file with names one column is said, of one without all that are used", () => {
  expect(withColumn({}, file, 1, { role: null })).toEqual({ columns: [{ index: 1, role: null }] });
  const nameless = understanding({
    headerLine: 0,
    columns: [
      column({ name: "" }),
      column({ index: 1, name: "", role: null }),
      column({ index: 2, name: "" }),
    ],
  });
  expect(withColumn({}, nameless, 1, { role: "count", kind: "bicycle" }).columns).toEqual([
    { index: 0, role: "time" },
    { index: 1, role: "count", kind: "bicycle" },
    { index: 2, role: "time" },
  ]);
});

it("another meaning takes away what does not go with it", () => {
  const options = { columns: [{ index: 1, role: "count", kind: "bicycle", direction: "incoming" }] };
  expect(withColumn(options, file, 1, { role: "speed" })).toEqual({ columns: [{ index: 1, role: "speed" }] });
});

it("what was said is sent again whole, and nothing that nobody said", () => {
  const said = {
    kind: "bicycle",
    columns: [{ index: 1, role: null, unit: null, kind: null, direction: null }],
  };
  expect(optionsOf(whole({ options: said }))).toEqual({
    kind: "bicycle",
    columns: [{ index: 1, role: null }],
  });
});
