import { expect, it } from "@jest/globals";
import fc from "fast-check";
import { ACTION_STATUSES, type ActionStatus, nextProgress, type Progress } from "./status.rules.js";

const CREATED: Progress = { status: "created", acceptDate: null, doneDate: null };

it.each<[ActionStatus, ActionStatus, boolean]>([
  ["created", "created", true],
  ["created", "accepted", true],
  ["created", "succeeded", true],
  ["created", "failure", true],
  ["accepted", "created", false],
  ["accepted", "accepted", true],
  ["accepted", "succeeded", true],
  ["accepted", "failure", true],
  ["succeeded", "created", false],
  ["succeeded", "accepted", false],
  ["succeeded", "succeeded", true],
  ["succeeded", "failure", false],
  ["failure", "created", false],
  ["failure", "accepted", false],
  ["failure", "succeeded", false],
  ["failure", "failure", true],
])("from %s to %s: %s", (status, told, follows) => {
  expect(nextProgress({ ...CREATED, status }, told, 9) !== null).toBe(follows);
});

it("keeps the dates of what was told first, in order, whatever a device tells", () => {
  const story = fc.array(fc.constantFrom(...ACTION_STATUSES), { maxLength: 8 });
  fc.assert(
    fc.property(story, (told) => {
      let progress = CREATED;
      told.forEach((status, index) => {
        const next = nextProgress(progress, status, index + 1);
        if (next === null) return;
        if (progress.acceptDate !== null) expect(next.acceptDate).toBe(progress.acceptDate);
        if (progress.doneDate !== null) expect(next).toBe(progress);
        progress = next;
      });
      const { status, acceptDate, doneDate } = progress;
      expect(acceptDate === null).toBe(status === "created");
      expect(doneDate === null).toBe(status === "created" || status === "accepted");
      if (acceptDate !== null && doneDate !== null) expect(acceptDate).toBeLessThanOrEqual(doneDate);
    }),
  );
});
