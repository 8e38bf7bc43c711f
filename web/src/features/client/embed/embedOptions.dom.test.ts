import { expect, it } from "@jest/globals";
import { embedOptions } from "./embedOptions";

const offered = {
  kind: "speed",
  set: ["speedClass", "histogram"],
  groupIds: ["1"],
  language: "sl",
} as const;

const read = (search: string) => embedOptions(new URLSearchParams(search), offered);

it("begins with the device's first graph, light, of a day, and this location's map", () => {
  expect(read("")).toEqual({
    language: "sl",
    theme: "light",
    interval: "LAST_24H",
    graph: "speedClass",
    graphs: ["speedClass", "histogram"],
    groupId: null,
  });
});

it("reads all of it from the address", () => {
  const search = "embedLang=en&embedTheme=auto&embedInterval=WEEK&embedGraph=histogram&embedGroup=1";
  expect(read(search)).toEqual({
    language: "en",
    theme: "auto",
    interval: "WEEK",
    graph: "histogram",
    graphs: ["speedClass", "histogram"],
    groupId: "1",
  });
});

it.each(["2025", "2025-10", "2025-Q3", "2025-W41", "LAST_QUARTER"])(
  "reads the period of the calendar %s",
  (name) => {
    expect(read(`embedInterval=${name}`).interval).toBe(name);
  },
);

it("keeps a graph that the device's set has not, or not yet, where it says something of such a device", () => {
  expect(read("embedGraph=vehicleType")).toMatchObject({
    graph: "vehicleType",
    graphs: ["speedClass", "histogram", "vehicleType"],
  });
  const ofBikes = { ...offered, kind: "bikeCounter", set: ["vehicleCount"] } as const;
  expect(embedOptions(new URLSearchParams("embedGraph=speed"), ofBikes).graph).toBe("vehicleCount");
});

it("takes the usual for what it does not know", () => {
  const search = "embedLang=de&embedTheme=pink&embedInterval=TODAY&embedGraph=pie&embedGroup=2";
  expect(read(search)).toEqual(read(""));
});
