import { once } from "node:events";
import { buffer } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { afterEach, expect, it } from "@jest/globals";
import { isBusy } from "../db/faults.js";
import { type PoolOptions, ThreadPool } from "./pool.js";

const LOADER = fileURLToPath(new URL("../../../tools/swc-register.mjs", import.meta.url));
let pool: ThreadPool;

afterEach(() => pool.close());

function start(options: Partial<PoolOptions> = {}): ThreadPool {
  pool = new ThreadPool({
    file: new URL("../../test/threadWorker.ts", import.meta.url),
    size: 1,
    workerData: {},
    waitingAtMost: 10,
    deadlineMs: 20_000,
    execArgv: ["--import", LOADER],
    onError: () => undefined,
    ...options,
  });
  return pool;
}

/** With a short deadline, a new thread on a busy machine may need some tries to answer within it. */
async function untilInTime<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    const answer = await work().catch(() => undefined);
    if (answer !== undefined) return answer;
  }
}

const json = async (answer: Promise<Uint8Array>) => JSON.parse(Buffer.from(await answer).toString());

it("hands jobs to a thread and back as JSON", async () => {
  start();
  const answers = await Promise.all([1, "č", [null]].map((input) => json(pool.run("echo", input))));
  expect(answers).toEqual([{ said: 1 }, { said: "č" }, { said: [null] }]);
});

it("keeps an error's code, fields and hints", async () => {
  start();
  await expect(pool.run("fail", { kind: "rule" })).rejects.toMatchObject({
    code: "VALIDATION_FAILED",
    message: "No.",
    fields: [{ path: "x", message: "is wrong", fault: "WRONG" }],
    whole: { fault: "WRONG" },
    retryAfter: 7,
  });
  const busy = await pool.run("fail", { kind: "database" }).catch((error: unknown) => error);
  expect(isBusy(busy)).toBe(true);
  await expect(pool.run("fail", { kind: "bug" })).rejects.toThrow("a bug");
  await expect(pool.run("nothing", {})).rejects.toThrow("There is no job nothing.");
  await expect(pool.run("echo", () => 1)).rejects.toThrow("could not be cloned");
});

it("fails the tasks of a thread that dies as UNAVAILABLE, and goes on with another", async () => {
  start();
  const stream = pool.stream("count", { chunks: 1000, bytes: 100_000 });
  await once(stream, "readable");
  const broken = buffer(stream);
  const [died, beside] = await Promise.allSettled([pool.run("die", {}), pool.run("silence", {})]);
  for (const outcome of [died, beside])
    expect(outcome).toMatchObject({ status: "rejected", reason: { code: "UNAVAILABLE", retryAfter: 5 } });
  await expect(broken).rejects.toMatchObject({ code: "UNAVAILABLE" });
  expect(await json(pool.run("echo", "again"))).toEqual({ said: "again" });
});

it("tries again when there is work where a thread could not even start, and says so", async () => {
  const errors: unknown[] = [];
  start({ file: new URL("./nowhere.ts", import.meta.url), onError: (error) => errors.push(error) });
  await expect(pool.run("echo", 1)).rejects.toMatchObject({ code: "UNAVAILABLE" });
  await expect(pool.run("echo", 1)).rejects.toMatchObject({ code: "UNAVAILABLE" });
  expect(errors.length).toBeGreaterThanOrEqual(1);
  expect(errors.length).toBeLessThanOrEqual(2);
});

it("ends a thread that hangs at the deadline, and takes a new one", async () => {
  start({ deadlineMs: 3000 });
  await expect(pool.run("hang", {})).rejects.toMatchObject({ code: "UNAVAILABLE" });
  expect(await json(untilInTime(() => pool.run("echo", 1)))).toEqual({ said: 1 });
});

it("refuses more than it lets wait", async () => {
  start({ waitingAtMost: 2 });
  const running = Array.from({ length: 6 }, () => pool.run("silence", {}).catch((error: unknown) => error));
  await expect(pool.run("echo", 1)).rejects.toMatchObject({
    code: "UNAVAILABLE",
    message: "Too many reports are being made; try again.",
    retryAfter: 5,
  });
  await pool.close();
  expect(await Promise.all(running)).toEqual(
    Array.from({ length: 6 }, () => expect.objectContaining({ code: "UNAVAILABLE" })),
  );
});

it("sends a stream's bytes whole and in order", async () => {
  start();
  const bytes = await buffer(pool.stream("count", { chunks: 200, bytes: 10_000 }));
  expect(bytes.length).toBe(2_000_000);
  for (let index = 0; index < 200; index += 1) expect(bytes[index * 10_000 + 9_999]).toBe(index);
});

it("makes no more than is read, and stops when the reader leaves", async () => {
  start();
  const stream = pool.stream("count", { chunks: 1_000_000, bytes: 100_000 });
  await once(stream, "readable");
  const before = await json(pool.run("seen", {}));
  const later = await json(pool.run("seen", {}));
  expect(later.sent).toBeLessThanOrEqual(10);
  expect(later.sent).toBeGreaterThanOrEqual(before.sent);
  stream.read();
  stream.destroy();
  let seen = await json(pool.run("seen", {}));
  for (let tries = 0; tries < 100 && seen.letGo === 0; tries += 1) seen = await json(pool.run("seen", {}));
  expect(seen.letGo).toBe(1);
  expect(seen.sent).toBeLessThanOrEqual(12);
});

it("breaks a stream off where its work fails", async () => {
  start();
  await expect(buffer(pool.stream("breakOff", {}))).rejects.toMatchObject({ code: "UNAVAILABLE" });
});

it("lets a reader that takes nothing go, so that its place is free", async () => {
  start({ deadlineMs: 1500 });
  const idle = Array.from({ length: 8 }, () => pool.stream("count", { chunks: 1000, bytes: 100_000 }));
  const ends = idle.map((stream) => once(stream, "error"));
  expect(await Promise.all(ends)).toHaveLength(8);
  const whole = untilInTime(() => buffer(pool.stream("count", { chunks: 3, bytes: 1 })));
  expect(await whole).toHaveLength(3);
});
