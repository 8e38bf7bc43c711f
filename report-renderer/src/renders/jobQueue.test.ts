import { expect, it } from "@jest/globals";
import fc from "fast-check";
import { JobQueue, type Leave, type Urgency } from "./jobQueue.js";

const stays = new AbortController().signal;

/** Enters a queue and records its name once it has a place. */
function enter(queue: JobQueue, order: string[], name: string, urgency: Urgency = "person") {
  return queue.enter(urgency, stays).then((leave) => {
    order.push(name);
    return leave;
  });
}

it("runs as many at once as allowed, keeps the rest waiting in order, and refuses what is too much", async () => {
  const queue = new JobQueue(1, 2);
  const order: string[] = [];
  const first = await enter(queue, order, "first");
  const second = enter(queue, order, "second");
  const third = enter(queue, order, "third");
  await expect(queue.enter("person", stays)).rejects.toMatchObject({
    status: 429,
    code: "QUEUE_FULL",
    // Three jobs of two seconds: no real durations are known yet.
    details: { retryAfter: 6 },
  });
  expect(queue.waitingCount).toBe(2);
  first();
  (await second)();
  (await third)();
  expect(order).toEqual(["first", "second", "third"]);
  expect([queue.waitingCount, queue.runningCount]).toEqual([0, 0]);
});

it("gives a place back once, however often it is left", async () => {
  const queue = new JobQueue(2, 0);
  const [one, other] = [await queue.enter("person", stays), await queue.enter("person", stays)];
  one();
  one();
  expect(queue.runningCount).toBe(1);
  other();
});

it("lets people go before schedules, and keeps a place for them", async () => {
  const queue = new JobQueue(2, 10);
  const order: string[] = [];
  const running = await enter(queue, order, "schedule 1", "schedule");
  expect(queue.freeForSchedules).toBe(0);
  const second = enter(queue, order, "schedule 2", "schedule");
  const person = await enter(queue, order, "person 1");
  const third = enter(queue, order, "person 2");
  running();
  await third;
  person();
  await second;
  expect(order).toEqual(["schedule 1", "person 1", "person 2", "schedule 2"]);
});

it("lets a schedule run where there is one place alone and nobody else wants it", async () => {
  const queue = new JobQueue(1, 1);
  expect(queue.freeForSchedules).toBe(1);
  (await queue.enter("schedule", stays))();
});

it("forgets who left while waiting", async () => {
  const queue = new JobQueue(1, 1);
  const leave = await queue.enter("person", stays);
  const caller = new AbortController();
  const waiting = queue.enter("person", caller.signal);
  caller.abort(new Error("left"));
  await expect(waiting).rejects.toThrow("left");
  expect(queue.waitingCount).toBe(0);
  leave();
  expect(queue.runningCount).toBe(0);
});

it("stops: refuses those who wait and those who come, and waits for those who run", async () => {
  const queue = new JobQueue(1, 5);
  const leave = await queue.enter("person", stays);
  const waiting = queue.enter("person", stays);
  const stopped = queue.stop();
  await expect(waiting).rejects.toMatchObject({ status: 503, code: "STOPPING" });
  await expect(queue.enter("person", stays)).rejects.toMatchObject({ code: "STOPPING" });
  leave();
  await stopped;
});

it("never runs more than allowed, and loses nobody, whoever comes, leaves and gives up when", async () => {
  const step = fc.constantFrom("person", "schedule", "leave", "give up");
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 4 }),
      fc.array(step, { maxLength: 40 }),
      async (places, steps) => {
        const queue = new JobQueue(places, 100);
        const inside: Leave[] = [];
        const callers: AbortController[] = [];
        const entered: Promise<unknown>[] = [];
        for (const name of steps) {
          if (name === "leave") inside.shift()?.();
          else if (name === "give up") callers.pop()?.abort(new Error("gave up"));
          else {
            const caller = new AbortController();
            callers.push(caller);
            entered.push(
              queue.enter(name as Urgency, caller.signal).then(
                (leave) => inside.push(leave),
                () => undefined,
              ),
            );
          }
          await new Promise(setImmediate);
          expect(queue.runningCount).toBeLessThanOrEqual(places);
          expect(queue.runningCount).toBe(inside.length);
        }
        while (inside.length > 0) {
          inside.shift()?.();
          await new Promise(setImmediate);
        }
        await Promise.all(entered);
        expect([queue.waitingCount, queue.runningCount]).toEqual([0, 0]);
      },
    ),
    { numRuns: 200 },
  );
});
