import { expect, it } from "@jest/globals";
import { moveInput, startMove, targetOf, timesOf } from "./moveInput";

const school = { placeId: "8", from: 100, until: 200 };
const station = { placeId: "9", from: 200, until: null };

it("names one target, and only the times that are chosen", () => {
  const now = { from: null, until: null };
  expect(moveInput("7", { kind: "store" }, now)).toEqual({ clientId: "7", toStore: true });
  expect(moveInput("7", { kind: "place", placeId: "8" }, { from: 100, until: 200 })).toEqual({
    clientId: "7",
    placeId: "8",
    from: 100,
    until: 200,
  });
  expect(moveInput("7", { kind: "new", settings: { locationName: "Trg" } }, now)).toEqual({
    clientId: "7",
    settings: { locationName: "Trg" },
  });
});

it("corrects a stay from its beginning, also an unknown one", () => {
  expect(timesOf({ placeId: "8", from: null, until: 200 })).toEqual({ from: 0, until: 200 });
  expect(targetOf(null)).toEqual({ kind: "store" });
});

it("begins a stay earlier by its own place, and later by the place before", () => {
  expect(startMove("7", station, school, 150)).toEqual({
    clientId: "7",
    placeId: "9",
    from: 150,
    until: 200,
  });
  expect(startMove("7", station, school, 250)).toEqual({
    clientId: "7",
    placeId: "8",
    from: 200,
    until: 250,
  });
  expect(startMove("7", station, { ...school, placeId: null }, 250)).toEqual({
    clientId: "7",
    toStore: true,
    from: 200,
    until: 250,
  });
});
