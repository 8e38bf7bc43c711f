import { expect, it } from "@jest/globals";
import { placeRow, stay } from "../../../test/placeRow";
import { presentStreet, replaced, streetsOfDevice } from "./movedDevice";

const moved = 1_790_000_000;
const here = placeRow({ id: "11", name: "Glavna cesta", list: [stay("2", null, 5), stay("1", moved, null)] });
const school = placeRow({ id: "12", name: "Pri šoli", list: [stay("1", null, moved)] });

it("are the streets whose figures a moved device adds up, in the order of time", () => {
  const streets = streetsOfDevice([here, school], "1");
  expect(streets.map(({ placeId, name, from, until }) => [placeId, name, from, until])).toEqual([
    ["12", "Pri šoli", null, moved],
    ["11", "Glavna cesta", moved, null],
  ]);
  expect(presentStreet(streets)?.placeId).toBe("11");
});

it("are none of a device that never moved, or whose moves were taken back", () => {
  expect(streetsOfDevice([here, school], "3")).toEqual([]);
  expect(streetsOfDevice([placeRow({ id: "13", list: [stay("4", null, null)] })], "4")).toEqual([]);
  expect(presentStreet([])).toBeUndefined();
});

it("of a device in the store are those of before, the last of which may be taken", () => {
  const left = placeRow({ id: "14", list: [stay("5", null, moved)] });
  expect(presentStreet(streetsOfDevice([left], "5"))?.placeId).toBe("14");
});

it("takes a street in a device's stead once", () => {
  expect(replaced(["1", "2"], "1", "11")).toEqual(["11", "2"]);
  expect(replaced(["11", "1", "2"], "1", "11")).toEqual(["11", "2"]);
});
