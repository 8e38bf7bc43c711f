import { expect, it } from "@jest/globals";
import { clientRow } from "../../../../test/clientRow";
import { createMarkerMaker } from "./clientMarkers";

const now = 1_790_000_000;
const settings = { locationAddress: null, serialNumber: null, notes: null };
const placed = (id: string, lastActiveDate: number | null) =>
  clientRow({
    id,
    name: `L${id}`,
    lastActiveDate,
    settings: { ...settings, markerPosition: { lat: 46, lng: 14 } },
  });

it("makes a marker of each device that has a place", () => {
  const markers = createMarkerMaker()([placed("1", now), clientRow({ id: "2" }), placed("3", null)], now);
  expect(markers).toEqual([
    { id: "1", position: { lat: 46, lng: 14 }, activity: "ok", label: "L1" },
    { id: "3", position: { lat: 46, lng: 14 }, activity: "never", label: "L3" },
  ]);
});

it("makes only those anew that changed, by what they report or by the passing of time", () => {
  const make = createMarkerMaker();
  const clients = [placed("1", now), placed("2", now - 590), placed("3", null)];
  const [one, two, three] = make(clients, now);
  const later = make(clients, now + 15);
  expect(later[0]).toBe(one);
  expect(later[1]).toEqual({ ...two, activity: "late" });
  expect(later[2]).toBe(three);
  const reported = make([placed("1", now + 20), ...clients.slice(1)], now + 20);
  expect(reported[0]).not.toBe(one);
  expect(reported[2]).toBe(three);
});
