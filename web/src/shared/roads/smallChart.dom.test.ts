import { describe, expect, it } from "@jest/globals";
import type { YAxisOptions } from "highcharts";
import { measurement } from "../chart/testing/measurement";
import { roadGraphs, withoutGraph } from "./graphs";
import { commonScale, extentOf, roadModel, smallOptions } from "./smallChart";

const sign = { id: "1", name: "Most", kind: "speed" } as const;
const people = { id: "2", name: "Trg", kind: "visionBike" } as const;

describe("a small chart", () => {
  it.each(roadGraphs)("of kind %s knows how high it reaches", (graph) => {
    const model = roadModel(graph, sign, measurement(), "sl");
    expect(model.empty).toBe(false);
    expect(extentOf(model.options).top).toBeGreaterThan(0);
  });

  it("has the axis that holds all charts beside it, if one is given, and its own else", () => {
    const low = roadModel("vehicleCount", sign, measurement(), "sl").options;
    const scale = commonScale([extentOf(low), { top: 900, from: 0, to: 1 }]);
    expect(extentOf(low).top).toBe(33);
    const axis = (options: typeof low) => options.yAxis as YAxisOptions;
    expect(axis(smallOptions(low, "vehicleCount", scale)).max).toBe(945);
    // A missing value would leave the last one in place.
    expect(axis(smallOptions(low, "vehicleCount", null)).max).toBeNull();
    expect(commonScale([])).toBeNull();
  });

  it("shares the speeds of histograms, too", () => {
    const { options } = roadModel("histogram", sign, measurement(), "sl");
    const small = smallOptions(options, "histogram", { top: 500, from: 20, to: 99 });
    expect(small.xAxis).toMatchObject({ min: 20, max: 99 });
  });

  it("shows people on foot and on bicycles beside each other, as high as both together", () => {
    const byHour = (value: number) => [{ time: 1_782_856_800, value }];
    const counted = (value: number) => ({
      total: value,
      totalTrend: null,
      byHour: byHour(value),
      byHourIncoming: [],
      byHourOutgoing: [],
    });
    const model = roadModel(
      "vehicleCount",
      people,
      measurement({ pedestrians: counted(70), cyclists: counted(30) }),
      "sl",
    );
    expect(model.options.series?.map(({ name }) => name)).toEqual(["Pešci", "Kolesarji"]);
    expect(extentOf(model.options).top).toBe(100);
  });
});

it("offers counters no graph of speeds", () => {
  const offered = (kind: Parameters<typeof withoutGraph>[0]) =>
    roadGraphs.filter((graph) => withoutGraph(kind, graph) === null);
  expect(offered("speed")).toEqual(roadGraphs);
  expect(offered("bikeCounter")).toEqual(["vehicleCount", "perDay", "averagePerHour"]);
  expect(offered("visionVehicles")).toEqual(["vehicleCount", "perDay", "averagePerHour"]);
  expect(offered("visionBike")).toEqual(["vehicleCount"]);
});
