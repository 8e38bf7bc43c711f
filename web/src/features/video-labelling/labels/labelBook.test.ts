import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import fc from "fast-check";
import { createLabelBook, type SaveOutcome } from "./labelBook";
import type { Labels } from "./saveQueue";
import { missedVehicle, type Vehicle } from "./vehicles";

const vehicle = (id: string, part: Partial<Vehicle> = {}): Vehicle => ({
  ...missedVehicle([], 0),
  id,
  ...part,
});

/** A label book with a portal whose answers the test gives one after another. */
function open(ids = ["1", "2", "3"], waiting: Vehicle[] = []) {
  const sent: Vehicle[][] = [];
  const answers: ((outcome: SaveOutcome) => void)[] = [];
  const kept: Labels[] = [];
  const book = createLabelBook({
    vehicles: ids.map((id) => vehicle(id)),
    waiting,
    send: (vehicles) => {
      sent.push([...vehicles]);
      return new Promise((resolve) => answers.push(resolve));
    },
    keep: (unsaved) => kept.push(unsaved),
  });
  const answer = async (outcome: SaveOutcome) => {
    answers.shift()?.(outcome);
    await jest.advanceTimersByTimeAsync(0);
  };
  return { book, sent, answer, kept, answers };
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe("the book of labels", () => {
  it("sends a change at once, and what comes meanwhile after it", async () => {
    const { book, sent, answer } = open();
    book.change("1", { vehicleType: "car" });
    book.change("1", { direction: "INCOMING" });
    book.change("2", { faultyReading: true });
    expect(sent).toHaveLength(1);
    expect(book.read()).toMatchObject({ standing: "saving", unsaved: 2 });
    await answer("stored");
    expect(sent[1]).toEqual([
      vehicle("1", { vehicleType: "car", direction: "INCOMING" }),
      vehicle("2", { faultyReading: true }),
    ]);
    await answer("stored");
    expect(book.read()).toMatchObject({ standing: "saved", unsaved: 0 });
  });

  it("waits while somebody types, a second at most after the last letter", () => {
    const { book, sent } = open();
    for (const plate of ["L", "LJ", "LJ1"]) {
      book.change("1", { plate }, { isTyping: true });
      jest.advanceTimersByTime(900);
    }
    expect(sent).toEqual([]);
    expect(book.read()).toMatchObject({ standing: "saving", isPlateUnsaved: true });
    jest.advanceTimersByTime(100);
    expect(sent).toEqual([[vehicle("1", { plate: "LJ1" })]]);
  });

  it("tries again after 1, 2, 4 seconds and so on, and at once when asked to", async () => {
    const { book, sent, answer } = open();
    book.change("1", { vehicleType: "car" });
    for (const seconds of [1, 2, 4, 8, 16, 30, 30]) {
      await answer("lost");
      expect(book.read().standing).toBe("failing");
      const before = sent.length;
      jest.advanceTimersByTime(seconds * 1000 - 1);
      expect(sent).toHaveLength(before);
      jest.advanceTimersByTime(1);
      expect(sent).toHaveLength(before + 1);
    }
    await answer("lost");
    book.change("2", { vehicleType: "bus" });
    const before = sent.length;
    book.flush();
    expect(sent.slice(before)).toEqual([
      [vehicle("1", { vehicleType: "car" }), vehicle("2", { vehicleType: "bus" })],
    ]);
    await answer("stored");
    expect(book.read().standing).toBe("saved");
  });

  it("sends what was refused again only once something has changed", async () => {
    const { book, sent, answer } = open();
    book.change("1", { vehicleType: "car" });
    await answer("refused");
    expect(book.read().standing).toBe("refused");
    jest.advanceTimersByTime(60_000);
    expect(sent).toHaveLength(1);
    book.change("1", { vehicleType: "bus" });
    expect(sent[1]).toEqual([vehicle("1", { vehicleType: "bus" })]);
    await answer("stored");
    expect(book.read().standing).toBe("saved");
  });

  it.each(["taken", "gone", "forbidden"] as const)("stops where the video is %s", async (end) => {
    const { book, sent, answer, kept } = open();
    book.change("1", { vehicleType: "car" });
    await answer(end);
    book.change("1", { vehicleType: "bus" });
    book.flush();
    book.sendAway();
    book.renew();
    jest.advanceTimersByTime(60_000);
    expect(sent).toHaveLength(1);
    expect(book.read().standing).toBe(end);
    expect(kept.at(-1)?.size).toBe(0);
    expect(await book.settled()).toBe(false);
  });

  it("renews a video by a save of nothing, but where there is something to save anyway", async () => {
    const { book, sent, answer } = open();
    book.renew();
    expect(sent).toEqual([[]]);
    expect(book.read().standing).toBe("saved");
    await answer("lost");
    expect(book.read().standing).toBe("saved");
    book.change("1", { vehicleType: "car" });
    book.renew();
    expect(sent).toHaveLength(2);
  });

  it("sends what waits beside what is under way once the page goes", () => {
    const { book, sent } = open();
    book.change("1", { vehicleType: "car" });
    book.change("2", { plate: "LJ" }, { isTyping: true });
    book.sendAway();
    expect(sent).toEqual([[vehicle("1", { vehicleType: "car" })], [vehicle("2", { plate: "LJ" })]]);
  });

  it("neither tries again nor keeps anything once its desk is gone: the next desk finds what was kept, and goes on", async () => {
    const { book, sent, answer, kept } = open();
    const end = book.start();
    book.change("1", { vehicleType: "car" });
    await answer("lost");
    end();
    expect(sent).toHaveLength(2);
    const before = kept.length;
    expect(kept.at(-1)?.size).toBe(1);
    await answer("lost");
    jest.advanceTimersByTime(120_000);
    expect(sent).toHaveLength(2);
    expect(kept).toHaveLength(before);
  });

  it("works for a desk that is put up again", async () => {
    const { book, sent, answer, kept } = open();
    book.start()();
    book.start();
    book.change("1", { vehicleType: "car" });
    await answer("lost");
    jest.advanceTimersByTime(1000);
    expect(sent).toHaveLength(2);
    await answer("stored");
    expect(kept.at(-1)?.size).toBe(0);
  });

  it("tells who waits for it how it went", async () => {
    const { book, answer } = open();
    expect(await book.settled()).toBe(true);
    book.change("1", { vehicleType: "car" });
    const first = book.settled();
    await answer("lost");
    expect(await first).toBe(false);
    const second = book.settled();
    book.change("2", { vehicleType: "car" });
    await answer("stored");
    await answer("stored");
    expect(await second).toBe(true);
  });

  it("has only a plate that the portal was not told as one that could be lost", async () => {
    const { book, answer } = open();
    book.change("1", { plate: "LJ" });
    await answer("stored");
    book.change("1", { vehicleType: "car" });
    expect(book.read()).toMatchObject({ unsaved: 1, isPlateUnsaved: false });
  });

  it("begins with what a page before it left", async () => {
    const left = vehicle("2", { vehicleType: "bus" });
    const { book, sent } = open(["1", "2"], [left]);
    expect(book.read()).toMatchObject({ standing: "saving", unsaved: 1 });
    book.flush();
    expect(sent).toEqual([[left]]);
  });

  it("leaves the portal with each vehicle's last label, whatever happens on the way", async () => {
    const happenings = fc.array(
      fc.oneof(
        {
          weight: 4,
          arbitrary: fc.record({ what: fc.constant("change" as const), id: fc.constantFrom("1", "2", "3") }),
        },
        {
          weight: 2,
          arbitrary: fc.record({ what: fc.constant("type" as const), id: fc.constantFrom("1", "2", "3") }),
        },
        { weight: 3, arbitrary: fc.constant({ what: "stored" as const, id: "" }) },
        { weight: 2, arbitrary: fc.constant({ what: "lost" as const, id: "" }) },
        { weight: 2, arbitrary: fc.constant({ what: "answer lost" as const, id: "" }) },
        { weight: 2, arbitrary: fc.constant({ what: "wait" as const, id: "" }) },
      ),
      { maxLength: 60 },
    );
    await fc.assert(
      fc.asyncProperty(happenings, async (happened) => {
        const portal = new Map<string, Vehicle>();
        const { book, sent, answer, answers } = open();
        const arrive = () => {
          for (const one of sent.at(-1) ?? []) portal.set(one.id, one);
        };
        for (const [count, { what, id }] of happened.entries()) {
          if (what === "change") book.change(id, { frame: count });
          else if (what === "type") book.change(id, { plate: `${count}` }, { isTyping: true });
          else if (what === "wait") await jest.advanceTimersByTimeAsync(1000);
          else if (answers.length > 0) {
            if (what !== "lost") arrive();
            await answer(what === "stored" ? "stored" : "lost");
          }
          expect(answers.length).toBeLessThanOrEqual(1);
        }
        for (let turn = 0; turn < 100 && book.read().unsaved > 0; turn += 1) {
          await jest.advanceTimersByTimeAsync(30_000);
          arrive();
          await answer("stored");
        }
        expect(book.read()).toMatchObject({ unsaved: 0, standing: "saved" });
        for (const one of book.read().vehicles) expect(portal.get(one.id) ?? vehicle(one.id)).toEqual(one);
      }),
      { numRuns: 200 },
    );
  });
});
