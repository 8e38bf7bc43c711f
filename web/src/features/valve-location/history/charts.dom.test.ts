import { describe, expect, it } from "@jest/globals";
import type { Options } from "highcharts";
import { translatorOf } from "../../../i18n/useT";
import { createChartContext } from "../../../shared/chart/chartContext";
import { bandChart } from "./bandChart";
import { lanesOf } from "./bands";
import { minutesChart } from "./minutesChart";
import { daySums, weekSums } from "./sums";
import { history, midnight, now } from "./testing/history";
import { timelineOf } from "./timeline";
import { valveHistoryTexts } from "./valveHistoryTexts";

const context = createChartContext({ language: "sl", zone: "Europe/Ljubljana" });
const t = translatorOf(valveHistoryTexts, "sl");
const period = { from: midnight + 12 * 3600, to: now };

type Series = NonNullable<Options["series"]>[number];
const dataOf = (series: Series | undefined) =>
  series !== undefined && "data" in series ? (series.data ?? []) : [];

describe("bands of a valve's day", () => {
  const model = bandChart(timelineOf(history, period, now), period, now, context, t);
  const named = (name: string) => model.options.series?.find((series) => series.name === name);

  it("name in the legend what is there, and nothing else", () => {
    const shown = model.options.series?.filter((series) => series.showInLegend).map(({ name }) => name);
    expect(shown).toEqual([
      "Po urniku",
      "Ročno",
      "Odprt",
      "Zaprt",
      "Ni podatkov",
      "Nepričakovan pretok",
      "Izostanek vode",
    ]);
  });

  it("show unexpected flow where it was reported, and among the deviations", () => {
    expect(dataOf(named("Nepričakovan pretok"))).toMatchObject([
      { x: (now - 7200) * 1000, x2: now * 1000, y: 1 },
      { x: (now - 7200) * 1000, x2: now * 1000, y: 2 },
    ]);
  });

  it("have a row for each stretch in the table, to the second", () => {
    const { rows } = model.table();
    expect(rows[0]).toEqual(["21.11.2026 12:00:00", "21.11.2026 18:00:00", "zaprt", "zaprt", "-"]);
    expect(rows[1]?.slice(2)).toEqual(["odprt po urniku", "odprt", "-"]);
    expect(rows.map((row) => row[3])).toContain("ni podatkov");
    expect(rows.at(-1)?.slice(2)).toEqual(["zaprt", "odprt", "Nepričakovan pretok"]);
  });

  it("have the reported lane alone where nothing else is told", () => {
    const reported = { ...history, expected: null, runs: null };
    const segments = timelineOf(reported, period, now);
    expect(lanesOf(reported)).toEqual(["laneReported"]);
    const alone = bandChart(segments, period, now, context, t, lanesOf(reported));
    expect(alone.table().rows[0]).toEqual(["21.11.2026 12:00:00", "21.11.2026 18:00:00", "zaprt"]);
    const drawn = alone.options.series?.filter((series) => dataOf(series)?.length).map(({ name }) => name);
    expect(drawn).toEqual(["Odprt", "Zaprt", "Ni podatkov"]);
    expect(lanesOf({ ...history, runs: null })).toEqual(["laneExpected", "laneReported"]);
  });

  it("end at now where the plan goes on", () => {
    const ahead = { from: period.from, to: now + 3600 };
    const lines = (until: typeof period) => {
      const { xAxis } = bandChart(timelineOf(history, until, now), until, now, context, t).options;
      return xAxis !== undefined && "plotLines" in xAxis ? xAxis.plotLines : undefined;
    };
    expect(lines(ahead)).toHaveLength(1);
    expect(lines(period)).toHaveLength(0);
  });

  it("are empty where nothing was planned or reported", () => {
    const none = { flow: [], expected: [], runs: [], days: [] };
    expect(bandChart(timelineOf(none, period, now), period, now, context, t).empty).toBe(true);
  });
});

describe("minutes", () => {
  const days = daySums(history.days, now);

  it("stand by day, say from and until when, and how much is known", () => {
    const model = minutesChart(days, "days", context, t);
    expect(model.table().rows).toEqual([
      ["sob. 21.11.2026 (od 12:00)", "60,0\u00a0min", "59,5\u00a0min", "100,0\u00a0%"],
      ["ned. 22.11.2026 (do 12:00) *", "60,0\u00a0min", "120,0\u00a0min", "75,0\u00a0%"],
    ]);
    expect(model.note).toMatch(/95 %/);
  });

  it("stand by week", () => {
    const model = minutesChart(weekSums(days), "weeks", context, t);
    expect(model.table().rows).toEqual([
      ["21.11.2026–22.11.2026 (od 12:00 do 12:00) *", "120,0\u00a0min", "179,5\u00a0min", "87,5\u00a0%"],
    ]);
  });

  it("leave open what nobody reported", () => {
    const silent = daySums(
      history.days.map((day) => ({ ...day, openSeconds: 0, knownSeconds: 0 })),
      now,
    );
    const model = minutesChart(silent, "days", context, t);
    expect(dataOf(model.options.series?.[1])).toEqual([null, null]);
    expect(model.table().rows[0]?.[2]).toBe("ni podatkov");
  });
});
