import { expect, it } from "@jest/globals";
import type { ChartModel } from "../chart/chartModel";
import { marksOf, withMarks } from "./marks";

const note = (id: string, from: number, to: number) => ({
  id,
  clientId: "1",
  groupId: null,
  calendarId: null,
  kind: "EVENT" as const,
  text: `note ${id}`,
  from,
  to,
  isEditable: false,
  etag: null,
});
const holiday = { date: "1970-01-01", from: 0, to: 100, name: { sl: "praznik", en: "holiday" } };
const chart = (xAxis: object, empty = false): ChartModel => ({
  title: "",
  unit: "",
  empty,
  options: { xAxis },
  table: () => ({ columns: [], rows: [] }),
});
const marks = marksOf([note("7", 10, 20), note("9", 30, 40)], [holiday], "sl");

it("numbers notes, and names holidays in the reader's language", () => {
  expect(marks.map(({ number, text }) => [number, text])).toEqual([
    [1, "note 7"],
    [2, "note 9"],
    [null, "praznik"],
  ]);
  expect(marksOf(null, null, "en")).toEqual([]);
});

it("draws them as bands beside the gaps of an axis of time, within its period", () => {
  const gap = { from: 1, to: 2 };
  const { model, shown } = withMarks(
    chart({ type: "datetime", min: 15_000, max: 29_000, plotBands: [gap] }),
    marks,
  );
  expect(shown.map(({ text }) => text)).toEqual(["note 7", "praznik"]);
  expect(model.options.xAxis).toMatchObject({
    plotBands: [gap, { from: 10_000, to: 20_000, label: { text: "1" } }, { from: 0, to: 100_000 }],
  });
});

it.each([
  ["of categories", chart({ categories: ["a"] })],
  ["without data", chart({ type: "datetime" }, true)],
])("draws none on a chart %s", (_, model) => {
  expect(withMarks(model, marks)).toEqual({ model, shown: [] });
});
