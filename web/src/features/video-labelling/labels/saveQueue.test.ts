import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { begun, changed, nothingToSave, notStored, type SaveQueue, stored, unsaved } from "./saveQueue";
import type { Vehicle } from "./vehicles";

const vehicle = (id: number, frame: number): Vehicle => ({
  id: String(id),
  faultyReading: false,
  direction: null,
  vehicleType: null,
  plate: null,
  datetime: null,
  frame,
});

/** Events: somebody edits, a save begins, or the running one ends in one of three ways. */
const events = fc.array(
  fc.oneof(
    {
      weight: 3,
      arbitrary: fc.record({ what: fc.constant("edit" as const), id: fc.integer({ min: 1, max: 6 }) }),
    },
    { weight: 2, arbitrary: fc.constant({ what: "begin" as const, id: 0 }) },
    { weight: 1, arbitrary: fc.constant({ what: "stored" as const, id: 0 }) },
    { weight: 1, arbitrary: fc.constant({ what: "lost on the way" as const, id: 0 }) },
    { weight: 1, arbitrary: fc.constant({ what: "stored, its answer lost" as const, id: 0 }) },
  ),
  { maxLength: 200 },
);

describe("the queue of saves", () => {
  it("leaves the portal with the last edit of each vehicle, however saves went", () => {
    fc.assert(
      fc.property(events, (happened) => {
        const portal = new Map<string, Vehicle>();
        const edits = new Map<string, Vehicle>();
        let queue: SaveQueue = nothingToSave;
        const arrive = () => {
          for (const [key, one] of queue.sent ?? []) portal.set(key, one);
        };
        for (const [count, { what, id }] of happened.entries()) {
          if (what === "edit") {
            const edited = vehicle(id, count);
            edits.set(edited.id, edited);
            queue = changed(queue, edited);
          } else if (what === "begin") queue = begun(queue);
          else {
            if (what !== "lost on the way") arrive();
            queue = what === "stored" ? stored(queue) : notStored(queue);
          }
          // Everything that the portal lacks is still known here.
          for (const [key, edit] of edits)
            if (portal.get(key) !== edit) expect(unsaved(queue).get(key)).toBe(edit);
        }
        if (queue.sent !== null) {
          arrive();
          queue = stored(queue);
        }
        while (queue.waiting.size > 0) {
          queue = begun(queue);
          arrive();
          queue = stored(queue);
        }
        expect(portal).toEqual(edits);
        expect(unsaved(queue).size).toBe(0);
      }),
    );
  });

  it("sends one part at a time, and what waited longest first", () => {
    const many = Array.from({ length: 230 }, (_, index) => vehicle(index, 0));
    const full = many.reduce(changed, nothingToSave);
    const first = begun(full);
    expect([first.sent?.size, first.waiting.size]).toEqual([100, 130]);
    expect(begun(first)).toBe(first);
    expect([...(first.sent?.keys() ?? [])][0]).toBe("0");
  });

  it("keeps an edit that was made while the one before was on its way", () => {
    const under = changed(begun(changed(nothingToSave, vehicle(1, 5))), vehicle(1, 6));
    expect(unsaved(notStored(under)).get("1")?.frame).toBe(6);
    expect(unsaved(stored(under)).get("1")?.frame).toBe(6);
  });
});
