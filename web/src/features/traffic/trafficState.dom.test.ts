import { expect, it } from "@jest/globals";
import { readTrafficState, writeTrafficState } from "./trafficState";

const read = (search: string) => readTrafficState(new URLSearchParams(search));

it("opens as a table of all, by count, and leaves no trace of that in the address", () => {
  const state = read("");
  expect(state).toEqual({
    view: "table",
    graph: "vehicleCount",
    sort: { key: "count", descending: true },
    shown: null,
    picked: [],
    sameScale: true,
  });
  expect(writeTrafficState(new URLSearchParams("interval=WEEK"), state).toString()).toBe("interval=WEEK");
});

it("comes back from the address as it went there", () => {
  const search = "view=charts&graph=histogram&sort=-v85&show=1%2C2&pick=2&scale=own";
  expect(writeTrafficState(new URLSearchParams(), read(search)).toString()).toBe(search);
});

it("takes nonsense for the default", () => {
  expect(read("view=x&graph=y&sort=-z&show=,,")).toEqual(read(""));
});
