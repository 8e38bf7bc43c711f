import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { clientRow } from "../../../test/clientRow";
import { positionOf, readView, writeView } from "./position";

describe("a map's picture in the address", () => {
  it("opens again where it stood, to a metre", () => {
    const views = fc.record({
      centre: fc.record({
        lat: fc.double({ min: -90, max: 90, noNaN: true }),
        lng: fc.double({ min: -180, max: 180, noNaN: true }),
      }),
      zoom: fc.integer({ min: 0, max: 19 }),
    });
    fc.assert(
      fc.property(views, (view) => {
        const again = readView(writeView(view));
        expect(again?.zoom).toBe(view.zoom);
        expect(again?.centre.lat).toBeCloseTo(view.centre.lat, 4);
        expect(again?.centre.lng).toBeCloseTo(view.centre.lng, 4);
      }),
    );
  });

  it.each([null, "", "46", "46,14", "a,b,c", "91,14,12", "46,181,12", "46,14,20", "46,14,12,1"])(
    "ignores %s",
    (text) => {
      expect(readView(text)).toBeNull();
    },
  );
});

it("places no device at a position that is not on Earth", () => {
  const settings = { locationAddress: null, serialNumber: null, notes: null };
  const at = (lat: number, lng: number) =>
    positionOf(clientRow({ id: "1", settings: { ...settings, markerPosition: { lat, lng } } }));
  expect(at(46, 14)).toEqual({ lat: 46, lng: 14 });
  expect(at(146, 14)).toBeNull();
  expect(positionOf(clientRow({ id: "1" }))).toBeNull();
});
