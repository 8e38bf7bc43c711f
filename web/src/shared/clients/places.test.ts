import { describe, expect, it } from "@jest/globals";
import { clientRow } from "../../../test/clientRow";
import { placeRow, stay } from "../../../test/placeRow";
import { formerPlaces } from "./places";
import { streetsOf } from "./streets";

const moved = 1_790_000_000;
const sign = clientRow({ id: "1", name: "Glavna cesta" });
const other = clientRow({ id: "2", name: "Most" });
const here = placeRow({ id: "11", name: "Glavna cesta", list: [stay("1", moved, null)] });
const school = placeRow({ id: "12", name: "Pri šoli", list: [stay("1", null, moved)] });

const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);

describe("former places", () => {
  it("are those where none of the devices stands now, with who stood there last", () => {
    expect(formerPlaces([here, school], [sign, other])).toEqual([
      expect.objectContaining({ id: "12", last: { guid: "guid-1", until: moved } }),
    ]);
  });

  it("have the latest of several stays, in whatever order they are told", () => {
    const list = [stay("1", moved + 10, moved + 20), stay("2", null, moved)];
    const [place] = formerPlaces([placeRow({ id: "12", list })], [sign, other]);
    expect(place?.last).toEqual({ guid: "guid-1", until: moved + 20 });
  });

  it("are a street whose device went to somebody else, and one where another's device stands", () => {
    const foreign = placeRow({ id: "13", list: [stay("9", moved, null)] });
    const [gone, taken] = formerPlaces([school, foreign], []);
    expect(gone?.last).toEqual({ guid: "guid-1", until: moved });
    expect(taken?.last).toEqual({ guid: "guid-9", until: null });
  });

  it("claim nothing where no stay is told", () => {
    expect(
      formerPlaces([placeRow({ id: "12" }), { ...placeRow({ id: "13" }), stays: null }], [sign]),
    ).toEqual([
      expect.objectContaining({ id: "12", last: null }),
      expect.objectContaining({ id: "13", last: null }),
    ]);
  });

  it("count what the platform says that stood there, whatever their device is now", () => {
    const loop = { ...school, hardwareType: "BIKECOUNTER" };
    expect(formerPlaces([loop], [sign])).toEqual([expect.objectContaining({ hardwareType: "BIKECOUNTER" })]);
  });
});

describe("streets", () => {
  it("are the devices as long as nobody moves one", () => {
    const clients = [sign, other];
    expect(streetsOf(clients, [])).toBe(clients);
  });

  it("hold what was measured in each once: a moved device is there by its place, and its past by its own", () => {
    expect(ids(streetsOf([sign, other], [here, school]))).toEqual(["11", "2", "12"]);
    expect(streetsOf([sign], [here])[0]).toMatchObject({ id: "11", name: "Glavna cesta" });
  });

  it("hold no device that is in the store, whose figures are its places'", () => {
    expect(ids(streetsOf([sign, other], [school]))).toEqual(["2", "12"]);
  });

  it("hold a place once where two devices stand", () => {
    const both = placeRow({ id: "11", list: [stay("1", moved, null), stay("2", moved, null)] });
    expect(ids(streetsOf([sign, other], [both]))).toEqual(["11"]);
  });
});
