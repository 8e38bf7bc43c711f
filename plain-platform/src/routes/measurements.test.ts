import { describe, expect, test } from "@jest/globals";
import { ANA, BOR, KEY, NOW, scene } from "../../test/scene.js";

const query = (start: number, end: number) =>
  `clientId=1&type=ALL&startTimestamp=${start}&endTimestamp=${end}`;

describe("a measurement", () => {
  test("has the fields of the specification, and no other", async () => {
    const { call } = scene();
    const measurement = (await call(KEY, "GET", `/measurement?${query(NOW - 3_600, NOW)}`)).json();
    const figures = ["total_vehicles", "total_measurements", "average_speed", "max_speed"];
    const ofLimit = ["percentage_over_limit", "standard_deviation", "vehicle_over_limit_count"];
    const graphs = ["frequency", "histogram", "vehicle_count", "percentile", "percentile_per_hour"];
    const more = ["speed_per_hour", "daily_average_per_hour", "count_by_length_total", "dailyTable"];
    expect(Object.keys(measurement).sort()).toEqual(
      [
        ...[...figures, ...ofLimit].flatMap((name) => [name, `${name}_trend`]),
        ...[...graphs, ...more, "resultsTable", "speed_limit"],
        ...["vehicle_count_incoming", "vehicle_count_outgoing"],
      ].sort(),
    );
    expect(measurement).toMatchObject({ total_vehicles: 0, average_speed: null, total_vehicles_trend: null });
    expect(measurement.vehicle_count).toEqual([{ time: NOW - 3_600, value: 0 }]);
  });

  test("of a client with vision also has pedestrians and cyclists", async () => {
    const { call, store } = scene();
    store.addClient({ visionType: 2, groupId: 1 });
    const path = `/measurement?${query(NOW - 3_600, NOW)}`.replace("clientId=1", "clientId=5");
    const { pedestrians } = (await call(ANA, "GET", path)).json();
    const hours = [{ time: NOW - 3_600, value: 0 }];
    const none = { total_count: 0, total_count_trend: null, count_by_hour: hours };
    const both = { ...none, count_by_hour_incoming: hours, count_by_hour_outgoing: hours };
    expect(pedestrians).toEqual({ pedestrians: both, bycicles: both });
  });

  test.each([
    "clientId=1,2&type=ALL&startTimestamp=0&endTimestamp=60",
    "clientId=1&startTimestamp=0&endTimestamp=60",
    "clientId=1&type=speed&startTimestamp=0&endTimestamp=60",
    "clientId=1&type=ALL&startTimestamp=60&endTimestamp=0",
    "clientId=1&type=ALL&startTimestamp=x&endTimestamp=0",
    "clientId=1&type=ALL&startTimestamp=0",
    "clientId=1&type=ALL&startTimestamp=0&endTimestamp=9999999999",
  ])("%s is refused", async (text) => {
    expect((await scene().call(ANA, "GET", `/measurement?${text}`)).statusCode).toBe(400);
  });
});

describe("graphs", () => {
  test("are pairs of time and value, of what was said in the period", async () => {
    const { call, store } = scene();
    store.addDiagnostics(1, [
      { timestamp: NOW, voltage: 12.5 },
      { timestamp: NOW - 900, voltage: 12.1, sig: 17 },
    ]);
    const graph = async (name: string, end: number) =>
      (await call(ANA, "GET", `/graph/${name}?${query(NOW - 900, end)}`)).json();
    expect(await graph("voltage", NOW)).toEqual([{ time: NOW - 900, value: 12.1 }]);
    expect(await graph("sig", NOW + 1)).toEqual([{ time: NOW - 900, value: 17 }]);
    expect(await graph("all", NOW)).toEqual({
      ...{ brightness: [], brightnessAverage: [], signalStrength: [] },
      ...{ voltage: [{ time: NOW - 900, value: 12.1 }], sig: [{ time: NOW - 900, value: 17 }] },
    });
  });

  test("of what a valve reported are rows of time and value", async () => {
    const { call, store, valve } = scene();
    store.setReported(valve.id, NOW - 60, 1);
    store.setReported(valve.id, NOW, 0);
    const path = `/graph/reported?clientId=${valve.id}&start=${NOW - 60}&end=${NOW}&parameter=`;
    expect((await call(BOR, "GET", `${path}Valve`)).json()).toEqual([[NOW - 60, 1]]);
    expect((await call(BOR, "GET", `${path}hwType`)).json()).toEqual([]);
    expect((await call(BOR, "GET", path)).statusCode).toBe(400);
    const { metaData } = (await call(BOR, "GET", `/client?clientId=${valve.id}`)).json();
    expect(JSON.parse(metaData)).toEqual({ locationName: "Vrt", reportedParameters: { Valve: 0 } });
  });
});
