import { describe, expect, it } from "@jest/globals";
import { signsOf } from "./hint.rules.js";

const GLAVNA = {
  locationName: "Glavna cesta",
  locationAddress: "Glavna cesta 5, Šmarje",
  markerPosition: { lat: 46.05, lng: 14.5 },
};
const signs = (after: object, before: object = GLAVNA) =>
  signsOf({ time: 0, before: { ...before }, after: { ...after } });

describe("a change of settings speaks for a move", () => {
  it.each([
    [
      "a marker dragged across its crossing",
      { ...GLAVNA, markerPosition: { lat: 46.0509, lng: 14.5 } },
      [],
      100,
    ],
    ["another street", { ...GLAVNA, markerPosition: { lat: 46.05, lng: 14.5052 } }, ["POSITION"], 401],
    [
      "half around the earth",
      { ...GLAVNA, markerPosition: { lat: 46.05, lng: -165.5 } },
      ["POSITION"],
      9_774_034,
    ],
    ["a house number", { ...GLAVNA, locationAddress: "Glavna cesta 7, Šmarje" }, [], 0],
    ["another name of the same street", { ...GLAVNA, locationName: "Pri šoli" }, [], 0],
    [
      "another name and address",
      { ...GLAVNA, locationName: "Pri šoli", locationAddress: "Nova ulica 3" },
      ["TEXTS"],
      0,
    ],
    ["a name that is taken away", { markerPosition: GLAVNA.markerPosition }, [], 0],
    ["a marker that is taken away", { ...GLAVNA, markerPosition: undefined }, [], null],
    ["nothing", GLAVNA, [], 0],
  ])("%s", (_, after, expected, metres) => {
    expect(signs(after)).toEqual({ signs: expected, metres });
  });

  it("not where nothing was known before", () => {
    expect(signs(GLAVNA, {})).toEqual({ signs: [], metres: null });
  });
});
