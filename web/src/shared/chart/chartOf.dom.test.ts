import { describe, expect, it } from "@jest/globals";
import type { Options } from "highcharts";
import { maxPrintPoints } from "./bucket";
import { createChartContext } from "./chartContext";
import { chartOf } from "./chartOf";
import { type GraphKind, graphKinds } from "./graphKind";
import { lengthClasses, measurement } from "./testing/measurement";

const zone = "Europe/Ljubljana";
const context = createChartContext({ language: "sl", zone });
const print = createChartContext({ language: "sl", zone, variant: "print" });

const build = (kind: GraphKind, part: Parameters<typeof measurement>[0] = {}, chosen = context) =>
  chartOf[kind](measurement({ lengthClasses, ...part }), chosen);

type Drawn = number | null | [number, number | null] | { x?: number; y: number | null };
type Series = NonNullable<Options["series"]>[number] | undefined;
const dataOf = (series: Series): Drawn[] =>
  series !== undefined && "data" in series ? ((series.data ?? []) as Drawn[]) : [];
const seriesOf = (kind: GraphKind, part: Parameters<typeof measurement>[0] = {}, chosen = context) =>
  (build(kind, part, chosen).options.series ?? []).map((series) => dataOf(series));
const heightOf = (drawn: Drawn | undefined): number | null =>
  drawn === undefined || drawn === null || typeof drawn === "number"
    ? (drawn ?? null)
    : Array.isArray(drawn)
      ? drawn[1]
      : drawn.y;

describe.each(graphKinds)("the graph %s", (kind) => {
  it("has a title, a unit, data, and a table whose rows match its columns", () => {
    const model = build(kind);
    expect(model.empty).toBe(false);
    expect(model.title).not.toBe("");
    expect(model.unit).not.toBe("");
    const { columns, rows } = model.table();
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(row).toHaveLength(columns.length);
    expect(new Set(columns).size).toBe(columns.length);
  });

  it("draws at most 500 points a series in print, standing still", () => {
    const { options } = build(kind, { hours: 400 * 24 }, print);
    for (const series of options.series ?? [])
      expect(dataOf(series).length).toBeLessThanOrEqual(maxPrintPoints);
    expect(options.chart?.animation).toBe(false);
    expect(options.credits?.enabled).toBe(false);
  });

  it("speaks English, too", () => {
    const english = createChartContext({ language: "en", zone });
    expect(build(kind, {}, english).title).not.toBe(build(kind).title);
  });
});

it.each<GraphKind>(["vehicleCount", "vehicleCountInOut"])(
  "%s has room for the column of a single hour",
  (kind) => {
    const { options } = build(kind, { hours: 1 });
    const { min, max } = options.xAxis as { min: number; max: number };
    expect(max).toBeGreaterThan(min);
  },
);

describe("directions", () => {
  const directions = { incoming: "proti <b>Kranju</b> & naprej", outgoing: null };
  const named = createChartContext({ language: "sl", zone, directions });
  const legend = (kind: GraphKind, chosen = named) =>
    build(kind, {}, chosen).options.series?.map(({ name }) => name);

  it.each<GraphKind>(["vehicleCountInOut", "pedestriansInOut", "cyclistsInOut"])(
    "are called in %s as people there call them, and as usual where they have no name",
    (kind) => {
      const usual = ["Prihajajoča smer", "Odhajajoča smer"];
      expect(legend(kind, context)).toEqual(usual);
      // Charts read their texts as markup, tables don't.
      expect(legend(kind)).toEqual([
        "proti &lt;b>Kranju&lt;/b> &amp; naprej (prihajajoča)",
        "Odhajajoča smer",
      ]);
      expect(build(kind, {}, named).table().columns.slice(1)).toEqual([
        "proti <b>Kranju</b> & naprej (prihajajoča)",
        "Odhajajoča smer",
      ]);
    },
  );

  it("keep apart where both are called the same", () => {
    const same = { incoming: "Kranj", outgoing: "Kranj" };
    const english = createChartContext({ language: "en", zone, directions: same });
    expect(legend("vehicleCountInOut", english)).toEqual(["Kranj (incoming)", "Kranj (outgoing)"]);
  });
});

describe("gaps", () => {
  it.each<GraphKind>(["vehicleCount", "speed", "percentile", "vehicleCountInOut"])(
    "stay open in %s",
    (kind) => {
      const { options, table } = build(kind, { missing: [5, 6] });
      for (const series of options.series ?? []) expect(heightOf(dataOf(series)[5])).toBeNull();
      expect(
        table()
          .rows[5]?.slice(1)
          .every((cell) => cell === "ni podatkov" || cell === "-"),
      ).toBe(true);
      expect(options.plotOptions?.line?.connectNulls).toBe(false);
      expect(options.plotOptions?.area?.connectNulls).toBe(false);
    },
  );

  it("are shaded and explained", () => {
    const model = build("vehicleCount", { missing: [5, 6] });
    const from = 1_782_856_800_000 + 5 * 3_600_000;
    expect(model.options.xAxis).toMatchObject({ plotBands: [{ from, to: from + 2 * 3_600_000 }] });
    expect(model.note).toBe("Osenčeno: ni podatkov.");
    expect(build("speed").note).toBeUndefined();
  });

  it("tell nothing passed from nothing heard", () => {
    const [data = []] = seriesOf("vehicleCount", {
      vehicleCount: [
        { time: 0, value: 0 },
        { time: 3600, value: null },
      ],
    });
    expect(data.map(heightOf)).toEqual([0, null]);
  });

  it("take a speed of zero for no data", () => {
    const [highest = [], average = []] = seriesOf("speed", {
      speedPerHour: [{ time: 0, max: 0, average: 0 }],
    });
    expect([...highest, ...average].map(heightOf)).toEqual([null, null]);
  });

  it("make a chart without any data say so", () => {
    const all = Array.from({ length: 24 }, (_, index) => index);
    expect(build("vehicleCount", { missing: all }).empty).toBe(true);
    expect(build("speed", { missing: all }).empty).toBe(true);
    expect(build("histogram", { histogram: [] }).empty).toBe(true);
    expect(build("vehicleType", { lengthClasses: [] }).empty).toBe(true);
  });
});

describe("hours", () => {
  it("show columns while they are few, an area that leaves out what can't be seen where many", () => {
    expect(build("vehicleCount", { hours: 168 }).options.series).toMatchObject([{ type: "column" }]);
    const month = build("vehicleCount", { hours: 744 });
    expect(month.options.series).toMatchObject([{ type: "area" }]);
    expect(seriesOf("vehicleCount", { hours: 744 })[0]?.length).toBeLessThan(744);
    expect(month.table().rows).toHaveLength(744);
  });

  it("keep every point once zooming is on", () => {
    const zoomable = createChartContext({ language: "sl", zone, zoomable: true });
    expect(seriesOf("vehicleCount", { hours: 744 }, zoomable)[0]).toHaveLength(744);
  });

  it("say in print how many hours a point stands for", () => {
    expect(build("vehicleCount", { hours: 744 }, print).note).toBe(
      "Vsaka točka je povprečje na uro v razdobju 2 h.",
    );
    expect(build("vehicleCount", { hours: 24 }, print).note).toBeUndefined();
  });

  it("never average percentiles: print shows hours as they are", () => {
    const [v85 = []] = seriesOf(
      "percentile",
      {
        hours: 501,
        percentilesPerHour: Array.from({ length: 501 }, (_, i) => ({
          time: i * 3600,
          v30: 30,
          v50: 40,
          v85: 50 + (i % 2),
        })),
      },
      print,
    );
    expect(new Set(v85.map(heightOf))).toEqual(new Set([50]));
  });

  it("name autumn's doubled hour", () => {
    const rows = build("vehicleCount", { from: 1_792_879_200, hours: 25 }).table().rows;
    expect(rows.slice(2, 4).map(([name]) => name)).toEqual([
      "25.10.2026 02:00–02:00 (poletni čas)",
      "25.10.2026 02:00–03:00 (zimski čas)",
    ]);
    expect(rows[4]?.[0]).toBe("25.10.2026 03:00–04:00");
  });
});

describe("speed classes", () => {
  it("add up to the total, with what is above 90 in a line of its own", () => {
    const speedClasses = [
      { from: 81, to: 90, vehicles: 3, measurements: 30, isEstimate: false },
      { from: 91, to: null, vehicles: 1, measurements: 12, isEstimate: false },
    ];
    expect(build("speedClass", { speedClasses }).table().rows).toEqual([
      ["81–90", "3", "75,0\u00a0%", "30"],
      ["Nad 90", "1", "25,0\u00a0%", "12"],
      ["Skupaj", "4", "100,0\u00a0%", "42"],
    ]);
  });
});

it("says how many were faster than the histogram goes", () => {
  const model = build("histogram", { histogramAbove: 2 });
  expect(model.note).toBe("2 vozili sta peljali 100 km/h ali več.");
  expect(model.table().rows.at(-1)).toEqual(["100 in več", "2"]);
});

it("draws a histogram in buckets as wide as the platform tells them", () => {
  const histogram = [30, 35].map((speed) => ({ speed, vehicles: 7, measurements: 9 }));
  const model = build("histogram", { histogram, histogramWidth: 5 });
  expect(model.unit).toBe("vozil po 5 km/h");
  expect(model.options.series?.[0]).toMatchObject({
    pointRange: 5,
    data: [
      [32, 7],
      [37, 7],
    ],
  });
  expect(model.table().rows[0]).toEqual(["30–34", "7"]);
});

it("labels only slices above ten percent", () => {
  const [pie] = build("vehicleType").options.series ?? [];
  expect(pie).toMatchObject({ dataLabels: { filter: { property: "percentage", operator: ">", value: 10 } } });
  expect(build("vehicleType").table().rows[1]).toEqual(["Osebno vozilo", "2,5–5,2 m", "80", "80,0\u00a0%"]);
});

it("counts cyclists where the device is a bicycle counter", () => {
  const bikes = createChartContext({ language: "sl", zone, counts: "cyclists" });
  expect(build("vehicleCount", {}, bikes).title).toBe("Število kolesarjev na uro");
});
