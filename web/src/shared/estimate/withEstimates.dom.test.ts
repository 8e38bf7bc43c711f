import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import type { EstimatedFigure } from "../../graphql/generated";
import { createChartContext } from "../chart/chartContext";
import { chartOf } from "../chart/chartOf";
import { graphKinds } from "../chart/graphKind";
import type { Measurement } from "../chart/measurement";
import { lengthClasses, measurement } from "../chart/testing/measurement";

const screen = createChartContext({ language: "sl", zone: "Europe/Ljubljana" });
const print = createChartContext({ language: "sl", zone: "Europe/Ljubljana", variant: "print" });
const whole = measurement({ lengthClasses });
const note = "Ocena: izračunano znotraj razredov ali intervalov, po katerih naprava šteje.";

const figures: readonly EstimatedFigure[] = [
  "SPEED_CLASSES",
  "HISTOGRAM",
  "VEHICLE_COUNT",
  "PERCENTILES_PER_HOUR",
  "SPEED_PER_HOUR",
  "LENGTH_CLASSES",
  "VEHICLES_PER_DAY",
  "AVERAGE_PER_HOUR",
  "ROAD_USERS",
  "VEHICLE_COUNT_INCOMING",
];

it.each(graphKinds)("the chart %s is as before where nothing is an estimate", (kind) => {
  for (const context of [screen, print]) {
    const [exact, untold] = [[], null].map((estimates) => chartOf[kind]({ ...whole, estimates }, context));
    expect([exact?.note, exact?.unit, exact?.table()]).toEqual([untold?.note, untold?.unit, untold?.table()]);
    expect(JSON.stringify([exact?.note, exact?.unit, exact?.table()])).not.toMatch(/ocena|†/i);
  }
});

it("says of exactly those charts that they are estimates whose figures are", () => {
  const marked = (estimates: EstimatedFigure[]) =>
    graphKinds.filter((kind) => chartOf[kind]({ ...whole, estimates }, screen).note?.includes(note));
  fc.assert(
    fc.property(fc.subarray([...figures]), (estimates) => {
      expect(new Set(marked(estimates))).toEqual(new Set(estimates.flatMap((one) => marked([one]))));
    }),
  );
  expect(figures.map((figure) => marked([figure]))).toEqual([
    ["speedClass"],
    ["histogram"],
    ["vehicleCount"],
    ["percentile"],
    ["speed"],
    ["vehicleType"],
    ["perDay"],
    ["averagePerHour"],
    ["pedestrians", "cyclists", "pedestriansInOut", "cyclistsInOut"],
    ["vehicleCountInOut"],
  ]);
});

it("marks on paper by a sign, and in tables the columns that hold them", () => {
  const of = (kind: "speed" | "vehicleCount", estimates: EstimatedFigure[]) =>
    chartOf[kind]({ ...whole, estimates }, print);
  expect(of("vehicleCount", ["VEHICLE_COUNT"]).unit).toBe("vozil na uro †");
  expect(of("vehicleCount", ["VEHICLE_COUNT"]).table().columns).toEqual(["Ura", "Vozila (ocena)"]);
  // The highest speed is measured.
  expect(of("speed", ["SPEED_PER_HOUR"]).table().columns).toEqual([
    "Ura",
    "Najvišja (km/h)",
    "Povprečna (km/h) (ocena)",
  ]);
});

describe("classes of which not all are known", () => {
  const speedClasses: Measurement["speedClasses"] = [
    { from: 41, to: 50, vehicles: 30, measurements: 30, isEstimate: true },
    { from: 51, to: 60, vehicles: null, measurements: null, isEstimate: false },
  ];
  const lengths = lengthClasses.map((one, index) => (index < 2 ? one : { ...one, vehicles: null }));
  const of = (sampleSize: number | null) =>
    chartOf.speedClass({ ...whole, speedClasses, percentiles: { ...whole.percentiles, sampleSize } }, screen);

  it("leave gaps, and share all vehicles with a speed", () => {
    expect(of(40).table()).toEqual({
      columns: ["Razred (km/h)", "Vozila", "Delež", "Meritve", "Ocena"],
      rows: [
        ["41–50", "30", "75,0\u00a0%", "30", "da"],
        ["51–60", "-", "-", "-", ""],
        ["Skupaj", "40", "100,0\u00a0%", "-", ""],
      ],
    });
    expect(of(40).note).toBe("Prazni razredi: števila vozil v njih ni mogoče določiti.");
    const [series] = of(40).options.series ?? [];
    expect(series && "data" in series ? series.data : null).toMatchObject([{ y: 30 }, { y: null }]);
  });

  it("have no total where that is not told", () => {
    expect(
      of(null)
        .table()
        .rows.map((row) => row[2]),
    ).toEqual(["-", "-", "-"]);
    expect(of(null).empty).toBe(false);
  });

  it("of length are bars, as they are no parts of a whole", () => {
    const model = chartOf.vehicleType({ ...whole, lengthClasses: lengths }, screen);
    expect(model.options.series).toMatchObject([{ type: "bar" }]);
    expect(model.table().rows.map((row) => row.slice(2))).toEqual([
      ["5", "-"],
      ["80", "-"],
      ["-", "-"],
      ["-", "-"],
      ["-", "-"],
    ]);
    expect(model.note).toBe("Prazni razredi: števila vozil v njih ni mogoče določiti.");
  });
});

it("says of a histogram that ends at a class without an end that more is not known", () => {
  const of = (estimates: EstimatedFigure[] | null) =>
    chartOf.histogram({ ...whole, histogramAbove: null, estimates }, screen).note;
  expect(of(["HISTOGRAM"])).toBe(`Koliko vozil je peljalo še hitreje, ni znano. ${note}`);
  expect(of(null)).toBeUndefined();
});
