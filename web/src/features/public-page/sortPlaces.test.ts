import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import type { PlaceRow } from "../../shared/public/placeSummaries";
import { type PlaceSort, readSort, sortKeys, sortPlaces, writeSort } from "./sortPlaces";

const row = (name: string, v85: number | null, lastActiveDate: number | null = null): PlaceRow => ({
  place: {
    id: name,
    name,
    address: null,
    kind: "speed",
    inOut: false,
    timeZone: "Europe/Ljubljana",
    lastActiveDate,
    hasReported: lastActiveDate !== null,
    lastCountDate: null,
    hasCounted: false,
    speedLimit: 50,
    position: null,
  },
  figures: {
    count: 1,
    average: 1,
    max: 1,
    v85,
    completeness: { coveredSeconds: 1, totalSeconds: 1, share: 1 },
    leftOut: null,
    isEstimate: false,
  },
  resolution: null,
});

const rows = [row("Žiri 10", 50), row("Čez most", null), row("Žiri 9", 61), row("Dol", 50)];
const names = (sort: PlaceSort) => sortPlaces(rows, sort).map(({ place }) => place.name);

describe("places", () => {
  it("stand in the order of names as people have it", () => {
    expect(names({ key: "name", isDescending: false })).toEqual(["Čez most", "Dol", "Žiri 9", "Žiri 10"]);
  });

  it("stand by a figure, equals by name, and without one last either way", () => {
    expect(names({ key: "v85", isDescending: true })).toEqual(["Žiri 9", "Dol", "Žiri 10", "Čez most"]);
    expect(names({ key: "v85", isDescending: false })).toEqual(["Dol", "Žiri 10", "Žiri 9", "Čez most"]);
  });

  it("are neither lost nor doubled by any order", () => {
    const some = fc.array(fc.tuple(fc.string(), fc.option(fc.nat()), fc.option(fc.nat())));
    fc.assert(
      fc.property(some, fc.constantFrom(...sortKeys), fc.boolean(), (list, key, isDescending) => {
        const given = list.map(([name, v85, at]) => row(name, v85, at));
        expect(new Set(sortPlaces(given, { key, isDescending }))).toEqual(new Set(given));
      }),
    );
  });
});

it("stand in the address as they are sorted", () => {
  for (const key of sortKeys)
    for (const isDescending of [true, false])
      expect(readSort(writeSort({ key, isDescending }))).toEqual({ key, isDescending });
  for (const odd of [null, "", "-", "speed", "--v85"])
    expect(readSort(odd)).toEqual({ key: "name", isDescending: false });
});
