import { expect, it } from "@jest/globals";
import { JobQueue } from "./queue.js";

/** A job that ends when the test says so. */
function heldJob() {
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { job: () => ended, end };
}

it("runs as many at once as allowed, keeps the rest waiting in order, and refuses what is too much", async () => {
  const queue = new JobQueue(1, 2);
  const order: string[] = [];
  const first = heldJob();
  const running = queue.run(async () => {
    await first.job();
    order.push("first");
  });
  const second = queue.run(async () => order.push("second"));
  const third = queue.run(async () => order.push("third"));
  await expect(queue.run(async () => order.push("fourth"))).rejects.toMatchObject({
    status: 429,
    code: "QUEUE_FULL",
  });
  expect(queue.waitingCount).toBe(2);
  first.end();
  await Promise.all([running, second, third]);
  expect(order).toEqual(["first", "second", "third"]);
  expect(queue.waitingCount).toBe(0);
});

it("gives a failed job's place back", async () => {
  const queue = new JobQueue(1, 0);
  await expect(queue.run(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
  await expect(queue.run(async () => "next")).resolves.toBe("next");
});
