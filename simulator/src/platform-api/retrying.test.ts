import { describe, expect, it } from "@jest/globals";
import { PlatformRefusal, PlatformUnavailable } from "./errors.js";
import { retrying } from "./retrying.js";

/** A clock that only moves by waiting, and the waits. */
function fakeTime() {
  const waits: number[] = [];
  let time = 0;
  return {
    waits,
    clock: () => time,
    wait: async (seconds: number) => {
      waits.push(seconds);
      time += seconds;
    },
  };
}

const failing = (times: number, error: () => Error) => {
  let left = times;
  return async () => {
    if (left-- > 0) throw error();
    return "done";
  };
};
const gone = () => new PlatformUnavailable("gone");

describe("retrying", () => {
  it("waits longer each time, at most ten seconds", async () => {
    const time = fakeTime();
    expect(await retrying(failing(8, gone), time)).toBe("done");
    expect(time.waits).toEqual([0.5, 1, 2, 4, 8, 10, 10, 10]);
  });

  it("waits as long as the platform asks", async () => {
    const time = fakeTime();
    await retrying(
      failing(1, () => new PlatformUnavailable("busy", 7)),
      time,
    );
    expect(time.waits).toEqual([7]);
  });

  it("gives up after its patience", async () => {
    const time = fakeTime();
    await expect(retrying(failing(99, gone), { ...time, giveUpAfter: 60 })).rejects.toThrow("gone");
    expect(time.clock()).toBe(60);
  });

  it("throws refusals at once", async () => {
    const time = fakeTime();
    const refusal = () => new PlatformRefusal(401, "UNAUTHENTICATED", "no");
    await expect(retrying(failing(1, refusal), time)).rejects.toBeInstanceOf(PlatformRefusal);
    expect(time.waits).toEqual([]);
  });

  it("ends when it is stopped", async () => {
    const stop = new AbortController();
    const tries = retrying(failing(99, gone), { signal: stop.signal, wait: async () => stop.abort() });
    await expect(tries).rejects.toMatchObject({ name: "AbortError" });
  });
});
