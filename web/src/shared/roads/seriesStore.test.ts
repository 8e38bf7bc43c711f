import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import type { Measurement } from "../chart/measurement";
import { measurement } from "../chart/testing/measurement";
import type { RoadClient } from "./roadClient";
import { type AskSeries, createSeriesStore } from "./seriesStore";

const client = (id: string): RoadClient => ({ id, name: id, kind: "speed" });

function start() {
  const asked: string[][] = [];
  let answer: AskSeries = async (clients) =>
    new Map(clients.map(({ id }): [string, Measurement] => [id, measurement()]));
  const store = createSeriesStore((clients) => {
    asked.push(clients.map(({ id }) => id));
    return answer(clients);
  });
  store.start();
  return { store, asked, answerWith: (next: AskSeries) => (answer = next) };
}

const settle = () => jest.advanceTimersByTimeAsync(100);

describe("the series of charts in sight", () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it("are asked for together, however many come into sight, and once for two charts of a location", async () => {
    const { store, asked } = start();
    for (const id of ["1", "2", "3", "2"]) store.show(client(id));
    expect(store.read("1")).toBeUndefined();
    await settle();
    expect(asked).toEqual([["1", "2", "3"]]);
    expect(store.read("2")?.totalVehicles).toBeGreaterThan(0);
    store.show(client("3"));
    store.show(client("4"));
    await settle();
    expect(asked).toEqual([["1", "2", "3"], ["4"]]);
  });

  it("are renewed while they are in sight, and otherwise when they are seen again", async () => {
    const { store, asked } = start();
    const leave = store.show(client("1"));
    store.show(client("2"));
    await settle();
    leave();
    store.refresh();
    await settle();
    expect(asked).toEqual([["1", "2"], ["2"]]);
    expect(store.read("1")).toBeDefined();
    store.show(client("1"));
    await settle();
    expect(asked.at(-1)).toEqual(["1"]);
  });

  it("are null where they can't be had, and stay where a refresh fails", async () => {
    const { store, answerWith } = start();
    answerWith(async () => new Map([["1", measurement({ totalVehicles: 7 })]]));
    store.show(client("1"));
    store.show(client("2"));
    await settle();
    expect(store.read("2")).toBeNull();
    answerWith(() => Promise.reject(new Error("down")));
    store.refresh();
    await settle();
    expect(store.read("1")?.totalVehicles).toBe(7);
    expect(store.read("2")).toBeNull();
  });

  it("tell nobody of what comes after the end", async () => {
    const { store } = start();
    const heard = jest.fn();
    store.subscribe(heard);
    store.show(client("1"));
    store.stop();
    await settle();
    expect(heard).not.toHaveBeenCalled();
  });
});
