import { describe, expect, test } from "@jest/globals";
import { NOW } from "../../test/scene.js";
import { makeDemo } from "../demo/demo.js";
import { tick } from "./tick.js";
import { scheduledOpen } from "./valves.js";

const HOUR = 3_600;

describe("the demo goes on", () => {
  const { store, random, devices } = makeDemo(NOW);
  const valve = store.clients.all().find(({ metaData }) => metaData.locationName === "Rožni vrt");
  const before = store.clients.all().map(({ readings }) => readings.length);
  if (valve) valve.metaData = { ...valve.metaData, _zalivalnik: { mode: "manualOn" } };
  tick(store, random, devices, NOW, NOW + HOUR);

  test("devices count and stay active, but for the silent one", () => {
    for (const { device, clientId } of devices) {
      const client = store.clients.get(clientId);
      const grown = (client?.readings.length ?? 0) - (before[clientId - 1] ?? 0);
      if (device.silent) expect([grown, client?.lastActiveDate]).toEqual([0, NOW - 2 * HOUR]);
      else expect([grown > 0, client?.lastActiveDate]).toEqual([true, NOW + HOUR]);
    }
  });

  test("a valve reports what it is told", () => {
    expect(valve?.reported.at(-1)).toEqual({ timestamp: NOW + HOUR, value: 1 });
    expect(valve?.metaData.reportedParameters).toMatchObject({ Valve: 1 });
  });

  test("actions are accepted, then done", () => {
    expect(store.actions.all().at(-1)?.status).toBe("accepted");
    tick(store, random, devices, NOW + HOUR, NOW + HOUR + 60);
    expect(store.actions.all().at(-1)).toMatchObject({ status: "succeeded", doneDate: NOW + HOUR + 60 });
  });
});

describe("a schedule has its valves open", () => {
  // The clock of the scene: Wednesday, 14:00.
  const on = (day: number) => Array.from({ length: 7 }, (_, place) => place === day);
  test.each([
    ["on its day", { start_time: 14 * HOUR, end_time: 15 * HOUR, weekDays: on(2) }, true],
    ["not on others", { start_time: 14 * HOUR, end_time: 15 * HOUR, weekDays: on(3) }, false],
    ["not at its end", { start_time: 13 * HOUR, end_time: 14 * HOUR, weekDays: on(2) }, false],
    ["beyond midnight", { start_time: 20 * HOUR, end_time: 14 * HOUR + 1, weekDays: on(1) }, true],
    ["not before its start", { start_time: 20 * HOUR, end_time: 15 * HOUR, weekDays: on(2) }, false],
  ])("%s", (_name, row, open) => {
    expect(scheduledOpen([row], NOW)).toBe(open);
  });
});
