import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { clientRow } from "../../../test/clientRow";
import { activityOf, countActivities, hasNoData, shownActivities } from "./activity";
import { reasonsOf } from "./attention";
import { countAlarms } from "./clientRow";
import { lastHeardOf } from "./lastData";

const now = 1_790_000_000;
const date = fc.option(fc.integer({ min: now - 1_000_000, max: now }), { nil: null });
const flag = fc.option(fc.boolean(), { nil: null });
const alarms = fc.option(fc.array(fc.record({ text: fc.string() }), { maxLength: 2 }), { nil: null });

/** A device with any of its optional fields missing. */
const clients = fc
  .record({
    createDate: date,
    lastActiveDate: date,
    hasReported: flag,
    lastCountDate: date,
    hasCounted: flag,
    alarms,
    hardwareType: fc.constant(null),
  })
  .map((part) => clientRow({ id: "1", ...part }));

describe("whatever is not told of devices", () => {
  it("is no reason to look after one", () =>
    fc.assert(
      fc.property(clients, (client) => {
        const kinds = reasonsOf(client, now, new Set()).map(({ kind }) => kind);
        if (!client.alarms?.length) expect(kinds).not.toContain("alarm");
        const known =
          client.lastCountDate === null && client.hasReported === false && client.hasCounted === false;
        if (client.lastActiveDate === null)
          expect(kinds).toEqual([...(client.alarms?.length ? ["alarm"] : []), ...(known ? ["never"] : [])]);
        const tellsCounts =
          client.lastCountDate !== null || (client.hasCounted === false && client.createDate !== null);
        if (!tellsCounts) expect(kinds).not.toContain("noCounts");
      }),
    ));

  it("is no never", () =>
    fc.assert(
      fc.property(clients, (client) => {
        const isTold = client.lastActiveDate === null && client.hasReported === false;
        const hasCounts = client.lastCountDate !== null || client.hasCounted === true;
        expect(activityOf(client, now) === "never").toBe(isTold && !hasCounts);
        expect(activityOf(client, now) === "counted").toBe(isTold && hasCounts);
        expect(activityOf(client, now) === "unknown").toBe(client.lastActiveDate === null && !isTold);
      }),
    ));

  it("is no figure of many", () =>
    fc.assert(
      fc.property(fc.array(clients, { minLength: 1 }), (all) => {
        const counts = countActivities(all, now);
        const known = all.filter((client) => activityOf(client, now) !== "unknown");
        expect(counts.unknown).toBe(all.length - known.length);
        expect(counts.never === null).toBe(known.length === 0);
        expect(shownActivities(counts).includes("unknown")).toBe(known.length < all.length);
        if (counts.never === null) expect(shownActivities(counts)).not.toContain("never");
        expect(countAlarms(all) === null).toBe(all.every((client) => client.alarms === null));
        const together = lastHeardOf(all);
        expect(hasNoData(together)).toBe(all.every(hasNoData));
      }),
    ));
});
