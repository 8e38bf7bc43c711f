import { expect, it } from "@jest/globals";
import fc from "fast-check";
import { afterChange, type Display, identified } from "./sharedPlaces.rules.js";

const text = fc.record({
  resourceId: fc.integer({ min: 1, max: 3 }),
  uuid: fc.constantFrom("a", "b", "c", "d"),
});
const texts = fc.uniqueArray(text, { selector: ({ resourceId, uuid }) => `${resourceId}${uuid}` });
const things = (list: fc.Arbitrary<{ resourceId: number; uuid: string }[]>) =>
  list.map((some) => ({ texts: some, ids: new Set<number>() }));
const display = fc.record({
  type: fc.constantFrom(0, 2, "text"),
  overLimitLeft: fc.record({
    textType: fc.constantFrom(1, 3, "static_custom"),
    textId: fc.oneof(fc.nat(9), fc.nat(9).map(String), fc.constant(null)),
  }),
});

it("a display names the same shared text whatever becomes of the list, or loses it by name", () => {
  fc.assert(
    fc.property(display, things(texts), things(texts), (shown, before, after) => {
      const known: Display = identified(shown, {}, before.texts);
      const { lost, display: moved } = afterChange(known, before, after);
      const slot = known.overLimitLeft ?? {};
      const meant = slot.textUuid === undefined ? undefined : before.texts[Number(slot.textId)];
      const isThere = after.texts.some(
        (one) => one.resourceId === meant?.resourceId && one.uuid === meant.uuid,
      );
      if (meant && isThere) expect(after.texts[Number(moved.overLimitLeft?.textId)]).toEqual(meant);
      if (meant && !isThere) expect(lost).toEqual(shown.type === 0 ? [] : ["overLimitLeft"]);
      if (!meant || !isThere) expect(moved.overLimitLeft?.textId).toBe(slot.textId);
      // Moving a display along with one list leads to no further change.
      expect(afterChange(moved, after, after)).toEqual({ lost: [], display: moved });
      expect(typeof moved.overLimitLeft?.textId).toBe(typeof slot.textId);
    }),
  );
});

it("a place that was given anew is meant, whatever uuid was left beside it", () => {
  const list = ["a", "b"].map((uuid) => ({ resourceId: 1, uuid }));
  const slot = (textId: number, textUuid?: string) => ({ overLimitLeft: { textType: 3, textId, textUuid } });
  expect(identified(slot(1, "a"), slot(0, "a"), list)).toEqual(slot(1, "b"));
  // If both are changed, readers have to decide.
  expect(identified(slot(1, "a"), slot(0, "b"), list)).toEqual(slot(1, "a"));
  expect(identified(slot(7), {}, list)).toEqual({ overLimitLeft: { textType: 3, textId: 7 } });
});
