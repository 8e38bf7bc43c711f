import { expect, it } from "@jest/globals";
import { changedStays, staysAfter, staysBefore } from "./changedStays";

const place = (id: string, name: string) => ({ id, name });
const stay = (placeId: string | null, from: number | null, until: number | null, name?: string) => ({
  placeId,
  from,
  until,
  place: name === undefined || placeId === null ? null : place(placeId, name),
});
const names = { device: "Pri šoli", places: new Map([["8", "Trg"]]), newPlace: "Na klancu" };

it("tells of a device that never moved that it has been at its place all along", () => {
  expect(staysBefore([], names)).toEqual([{ placeId: "", name: "Pri šoli", from: null, until: null }]);
});

it("names the places that a trial made: the device's own first, then the new one", () => {
  const after = staysAfter([stay("12", null, 100), stay("13", 100, null)], false, names);
  expect(after.map(({ name }) => name)).toEqual(["Pri šoli", "Na klancu"]);
});

it("names known places, the store, and says nothing of a place that the reader does not see", () => {
  const stays = [stay("9", null, 10, "Most"), stay("8", 10, 20), stay(null, 20, 30), stay("77", 30, null)];
  const after = staysAfter(stays, true, { ...names, newPlace: undefined });
  expect(after.map(({ name }) => name)).toEqual(["Most", "Trg", null, undefined]);
});

it("leaves out what is the same before and after", () => {
  const a = { placeId: "1", name: "a", from: null, until: 10 };
  const b = { placeId: "2", name: "b", from: 10, until: 20 };
  const c = { placeId: "3", name: "c", from: 20, until: null };
  const moved = { ...b, placeId: "4", name: "d" };
  expect(changedStays([a, b, c], [a, moved, c])).toEqual({ before: [b], after: [moved], isRest: true });
  expect(changedStays([a], [a])).toEqual({ before: [], after: [], isRest: true });
  expect(changedStays([a], [c])).toEqual({ before: [a], after: [c], isRest: false });
});
