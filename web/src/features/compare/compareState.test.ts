import { describe, expect, it } from "@jest/globals";
import {
  periodsOf,
  readCompareState,
  swapped,
  withClient,
  withOther,
  writeCompareState,
} from "./compareState";

const zone = "Europe/Ljubljana";
const unix = (iso: string) => Date.parse(iso) / 1000;
const read = (search: string) => readCompareState(new URLSearchParams(search));
const write = (state: ReturnType<typeof read>, search = "") =>
  decodeURIComponent(writeCompareState(new URLSearchParams(search), state).toString());
const now = unix("2026-11-18T12:00:00+01:00");

describe("what is compared", () => {
  it("is one location with the time just before, or two in the same period", () => {
    expect(read("client=7")).toMatchObject({ client: "7", other: null, against: "previous" });
    expect(read("client=7&other=9")).toMatchObject({ other: "9", against: "same" });
    expect(read("client=7&other=9&against=lastYear").against).toBe("lastYear");
    expect(read("client=7&otherFrom=100&otherTo=200")).toMatchObject({
      against: "custom",
      otherPeriod: { from: 100, to: 200 },
    });
    expect(read("client=7&otherFrom=200&otherTo=100").against).toBe("previous");
  });

  it.each([
    "client=7",
    "client=7&interval=WEEK&against=lastYear",
    "client=7&other=9",
    "client=7&other=9&against=previous",
    "client=7&from=300&to=400&otherFrom=100&otherTo=200",
  ])("comes back from the address %s", (search) => {
    expect(read(write(read(search)))).toEqual(read(search));
  });

  it("takes a period of equal length just before", () => {
    expect(periodsOf(read("client=7&interval=WEEK"), now, zone)).toEqual({
      after: { from: unix("2026-11-11T12:00:00+01:00"), to: now },
      before: { from: unix("2026-11-04T12:00:00+01:00"), to: unix("2026-11-11T12:00:00+01:00") },
    });
  });

  it("takes of today the same part of yesterday, by the clock also where that changes", () => {
    const noon = unix("2026-10-26T12:00:00+01:00");
    expect(periodsOf(read("client=7&interval=TODAY"), noon, zone).before).toEqual({
      from: unix("2026-10-25T00:00:00+02:00"),
      to: unix("2026-10-25T00:00:00+02:00") + 12 * 3600,
    });
  });

  it("takes the same week a year ago by its weekdays", () => {
    const { before } = periodsOf(read("client=7&interval=WEEK&against=lastYear"), now, zone);
    expect(before).toEqual({
      from: unix("2025-11-12T12:00:00+01:00"),
      to: unix("2025-11-19T12:00:00+01:00"),
    });
    expect(new Date(before.from * 1000).getUTCDay()).toBe(new Date((now - 7 * 86_400) * 1000).getUTCDay());
  });

  it("swaps its sides, and back", () => {
    const state = read("client=7&other=9&interval=WEEK&against=previous");
    const periods = periodsOf(state, now, zone);
    const there = swapped(state, periods);
    expect(there).toMatchObject({ client: "9", other: "7", against: "custom", otherPeriod: periods.after });
    expect(periodsOf(there, now, zone)).toEqual({ before: periods.after, after: periods.before });
    expect(periodsOf(swapped(there, periodsOf(there, now, zone)), now, zone)).toEqual(periods);
  });

  it("never comes to compare a location with itself in one period by a choice of locations", () => {
    const two = read("client=7&other=9");
    expect(withClient(two, "9", "9")).toMatchObject({ client: "9", against: "previous" });
    expect(withOther(two, "7", "7")).toMatchObject({ against: "previous" });
    expect(withOther(read("client=7"), "7", "9")).toMatchObject({ against: "same" });
    expect(withClient(read("client=7"), "8", "7")).toMatchObject({
      client: "8",
      other: null,
      against: "previous",
    });
  });
});
