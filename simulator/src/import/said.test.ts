import { describe, expect, it } from "@jest/globals";
import type { Column } from "./importJson.js";
import { type FileSaid, optionsOf, plainOptions, sameOptions } from "./said.js";

const column = (index: number, name: string, role: string | null): Column => ({
  ...{ index, name, role, unit: null, unitFrom: null, kind: null, direction: null, examples: [] },
});
const COLUMNS = [column(0, "when", "time"), column(1, "v", "speed"), column(2, "Site", null)];

describe("what is said of columns", () => {
  it("leaves them what they are taken for where it is about their unit alone", () => {
    const said: FileSaid = { options: {}, columns: [{ column: "V", unit: "mph" }] };
    expect(optionsOf(said, COLUMNS)).toEqual({ columns: [{ index: 1, role: "speed", unit: "mph" }] });
    expect(plainOptions(said)).toEqual({});
  });

  it("goes over what a list by place says of them", () => {
    const said: FileSaid = {
      options: {
        columns: [
          { index: 0, role: "time" },
          { index: 1, role: "length" },
        ],
      },
      columns: [
        { column: 1, role: "speed" },
        { column: 1, unit: "mph" },
      ],
      place: { column: "site", value: "N" },
    };
    expect(optionsOf(said, COLUMNS)).toEqual({
      columns: [
        { index: 0, role: "time" },
        { index: 1, role: "speed", unit: "mph" },
      ],
      only: { column: 2, value: "N" },
    });
  });

  it("names the columns that there are where one is not", () => {
    const said = (one: number | string): FileSaid => ({
      options: {},
      columns: [{ column: one, role: "speed" }],
    });
    expect(() => optionsOf(said("w"), COLUMNS)).toThrow('no column "w"; the file has "when", "v", "Site"');
    expect(() => optionsOf(said(3), COLUMNS)).toThrow("no column 4: the file has 3");
  });
});

it("is the same in whatever order it is said", () => {
  expect(sameOptions({ kind: "bicycle", keep: "byAge" }, { keep: "byAge", kind: "bicycle" })).toBe(true);
  expect(sameOptions({ kind: "bicycle" }, { kind: "vehicle" })).toBe(false);
  const orders = [
    { kind: "bicycle", dateOrder: "DMY" },
    { dateOrder: "DMY", kind: "bicycle" },
  ];
  const texts = orders.map((options) => JSON.stringify(optionsOf({ options, columns: [] }, [])));
  expect(texts[0]).toBe(texts[1]);
});
