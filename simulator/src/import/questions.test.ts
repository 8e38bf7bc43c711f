import { describe, expect, it } from "@jest/globals";
import type { Person } from "./asking.js";
import type { Column, Question } from "./importJson.js";
import { answered, optionFor } from "./questions.js";

const column = (index: number, name: string, role: string | null): Column => ({
  ...{ index, name, role, unit: null, unitFrom: null, kind: null, direction: null, examples: ["7", "8"] },
});
const COLUMNS = [column(0, "day", "date"), column(1, "my speed", "speed"), column(2, "", null)];
const ask = (
  code: string,
  answers: string[] = [],
  values: string[] = [],
  of: number | null = null,
): Question => ({
  ...{ code, message: `${code}?`, column: of, answers, values },
});

/** Each question, the option that answers it, a person's answers, and the resulting options. */
const CASES: [Question, option: string, answers: string[], told: object][] = [
  [
    ask("KIND", ["vehicle", "bicycle"]),
    "--kind vehicle|bicycle",
    ["bicycle"],
    { options: { kind: "bicycle" } },
  ],
  [ask("NOTHING_COUNTED", ["vehicle"]), "--kind vehicle", ["vehicle"], { options: { kind: "vehicle" } }],
  [ask("DATE_ORDER", ["DMY", "MDY"]), "--date-order DMY|MDY", ["MDY"], { options: { dateOrder: "MDY" } }],
  [ask("INTERVAL", ["900", "3600"]), "--interval 900|3600", ["900"], { options: { intervalSeconds: 900 } }],
  [
    ask("DOUBLED_HOUR", ["first", "second"]),
    "--doubled-hour first|second",
    ["first"],
    { options: { doubledHour: "first" } },
  ],
  [
    ask("ROWS_MISSING", ["nobody", "notHeard"]),
    "--missing-rows nobody|notHeard",
    ["notHeard"],
    { options: { missingRows: "notHeard" } },
  ],
  [
    ask("DIRECTIONS", ["incoming", "outgoing", "leaveOut"], ["glen rd", "elm st"]),
    '--direction "incoming=glen rd,outgoing=elm st" (or the other way round; none in place of a direction: left out)',
    ["outgoing", "leaveOut"],
    { options: { directions: { "glen rd": "outgoing", "elm st": null } } },
  ],
  [
    ask("KINDS", ["vehicle", "pedestrian", "bicycle", "refuse"], ["jogger", "dog"], 1),
    '--kinds "jogger=KIND,dog=KIND" (- in place of KIND: refused)',
    ["pedestrian", "refuse"],
    { options: { kinds: { jogger: "pedestrian", dog: null } } },
  ],
  [
    ask("DIRECTION_BY_SIGN", ["incoming", "outgoing"], ["+"], 1),
    '--direction "incoming=+" (or the other way round)',
    ["outgoing"],
    { options: { directions: { "+": "outgoing" } } },
  ],
  [
    ask("UNIT", ["km/h", "mph"], [], 1),
    '--unit "my speed=km/h|mph"',
    ["mph"],
    { columns: [{ column: 1, unit: "mph" }] },
  ],
  [ask("PLACE", ["N", "S"], [], 2), '--place "#3=N|S"', ["S"], { place: { column: 2, value: "S" } }],
  [ask("NO_TIME", ["day", "#3"]), "--use COLUMN=time", ["#3"], { columns: [{ column: 2, role: "time" }] }],
  [ask("NO_CLOCK", ["day", "#3"]), "--use COLUMN=clock", ["#3"], { columns: [{ column: 2, role: "clock" }] }],
  [ask("NO_COUNT", ["day", "#3"]), "--use COLUMN=count", ["#3"], { columns: [{ column: 2, role: "count" }] }],
  // A person who declares a column of days as the time means midnight.
  [ask("NO_CLOCK", ["day", "#3"]), "--use COLUMN=clock", ["day"], { columns: [{ column: 0, role: "date" }] }],
  [
    ask("CLASSES", ["count", "leaveOut"], ["1", "2"]),
    '--use "my speed=count" --use #3=count (or - in place of count, to leave one out)',
    ["leaveOut"],
    {
      columns: [
        { column: 1, role: null },
        { column: 2, role: null },
      ],
    },
  ],
  [
    ask("TOTALS", ["speedClass", "leaveOut"], ["2"]),
    "--use #3=speedClass (or - in place of speedClass, to leave one out)",
    ["speedClass"],
    { columns: [{ column: 2, role: "speedClass" }] },
  ],
  [
    ask("OWN_DIRECTION", ["incoming", "outgoing", "bothDirections"], [], 2),
    "--use #3=count:vehicle:incoming (or outgoing; count:vehicle alone: both)",
    ["outgoing"],
    { columns: [{ column: 2, role: "count", kind: "vehicle", direction: "outgoing" }] },
  ],
  [
    ask("COLUMNS"),
    "--columns LIST, by place, such as time,-,speed,length,direction (- leaves a column out)",
    ["speed", "time,-"],
    {
      columns: [
        { column: 0, role: "time" },
        { column: 1, role: null },
      ],
    },
  ],
];

describe("what a file leaves open", () => {
  it.each(CASES)("%j", async (question, option, answers, told) => {
    const left = [...answers];
    const next = async () => left.shift() ?? "nobody answers";
    const person: Person = { choose: next, write: next, confirm: async () => true };
    expect(optionFor(question, COLUMNS)).toBe(option);
    expect(await answered(person, question, { options: {}, columns: [] }, COLUMNS)).toEqual({
      options: {},
      columns: [],
      ...told,
    });
    expect(left).toEqual([]);
  });

  it("is answered in the portal where this command is older than the platform", async () => {
    expect(optionFor(ask("COLOUR"), COLUMNS)).toBe("(answer it in the portal)");
  });
});
