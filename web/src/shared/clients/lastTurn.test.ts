import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { clientRow } from "../../../test/clientRow";
import { activityOf } from "./activity";
import { lastTurn } from "./lastTurn";

const now = 1_790_000_000;

describe("the last turn", () => {
  it("is when the latest of the devices turned orange or red", () => {
    const heard = [now - 599, now - 700, now - 3_650, null];
    expect(
      lastTurn(
        heard.map((lastActiveDate, id) => clientRow({ id: String(id), lastActiveDate })),
        now,
      ),
    ).toBe(now - 50);
  });

  it("shows every device as it is now", () => {
    const dates = fc.array(fc.option(fc.integer({ min: now - 10_000, max: now + 100 })));
    fc.assert(
      fc.property(dates, (heard) => {
        const clients = heard.map((lastActiveDate, id) => clientRow({ id: String(id), lastActiveDate }));
        const turn = lastTurn(clients, now);
        for (const client of clients) {
          expect(activityOf(client, turn)).toBe(activityOf(client, now));
        }
      }),
    );
  });
});
