import type { XAxisPlotBandsOptions } from "highcharts";
import type { NoteFactsFragment, NotesOfPeriodFragment } from "../../graphql/generated";
import type { Language } from "../../i18n/language";
import { muted } from "../chart/baseOptions";
import type { ChartModel } from "../chart/chartModel";

export type Note = NoteFactsFragment;
export type Holiday = NonNullable<NotesOfPeriodFragment["holidays"]>[number];
export type LeftOut = NonNullable<NotesOfPeriodFragment["leftOut"]>[number];

/** Something to be known of a time, as charts show it: a note with its number, or a holiday (null). [from, to), Unix seconds. */
export type Mark = { key: string; number: number | null; text: string; from: number; to: number };

/** The marks of a period: its notes numbered by their beginning, and holidays. */
export function marksOf(
  notes: readonly Note[] | null,
  holidays: readonly Holiday[] | null,
  language: Language,
): Mark[] {
  return [
    ...(notes ?? []).map(({ id, text, from, to }, index) => ({
      key: `note ${id}`,
      number: index + 1,
      text,
      from,
      to,
    })),
    ...(holidays ?? []).map(({ date, name, from, to }) => ({
      key: `holiday ${date}`,
      number: null,
      text: name[language],
      from,
      to,
    })),
  ];
}

/** Bands for the marks; those of notes have their number at the top. */
export const markBands = (marks: readonly Mark[]): XAxisPlotBandsOptions[] =>
  marks.map(({ number, from, to }) => ({
    from: from * 1000,
    to: to * 1000,
    color: number === null ? "var(--chart-holiday)" : "var(--chart-note)",
    zIndex: 1,
    ...(number === null
      ? {}
      : {
          label: {
            text: `${number}`,
            align: "left",
            inside: false,
            x: 3,
            y: 11,
            style: {
              color: muted,
              fontSize: "11px",
              fontWeight: "600",
              textOverflow: "none",
              whiteSpace: "nowrap",
            },
          },
        }),
  }));

/** A chart with the marks as bands, if its axis is of time; and the marks that it shows. */
export function withMarks(model: ChartModel, marks: readonly Mark[]): { model: ChartModel; shown: Mark[] } {
  const { xAxis } = model.options;
  if (marks.length === 0 || model.empty || !xAxis || Array.isArray(xAxis) || xAxis.type !== "datetime")
    return { model, shown: [] };
  const { plotBands = [] } = xAxis;
  const [min, max] = [
    Number(xAxis.min ?? Number.NEGATIVE_INFINITY),
    Number(xAxis.max ?? Number.POSITIVE_INFINITY),
  ];
  const shown = marks.filter(({ from, to }) => from * 1000 <= max && to * 1000 > min);
  const options = { ...model.options, xAxis: { ...xAxis, plotBands: [...plotBands, ...markBands(shown)] } };
  return { model: { ...model, options }, shown };
}
