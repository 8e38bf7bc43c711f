import { describe, expect, it } from "@jest/globals";
import type { CancelSignal } from "./cancellation.js";
import { SharedCalls } from "./sharedCalls.js";

/** A call that ends when the test decides. */
function call() {
  let finish: (answer: string) => void = () => undefined;
  const signals: CancelSignal[] = [];
  const start = (signal: CancelSignal) => {
    signals.push(signal);
    return new Promise<string>((resolve) => {
      finish = resolve;
    });
  };
  return { start, signals, finish: (answer: string) => finish(answer) };
}

describe("equal calls at the same time", () => {
  it("are one", async () => {
    const shared = new SharedCalls<string>();
    const { start, signals, finish } = call();
    const answers = Promise.all([1, 2, 3].map(() => shared.join("list", undefined, start)));
    finish("answer");
    expect(await answers).toEqual(["answer", "answer", "answer"]);
    expect(signals).toHaveLength(1);
  });

  it("are two once the first has ended", async () => {
    const shared = new SharedCalls<string>();
    const first = call();
    const one = shared.join("list", undefined, first.start);
    first.finish("old");
    await one;
    const second = call();
    const two = shared.join("list", undefined, second.start);
    second.finish("new");
    expect(await two).toBe("new");
  });

  it("go on while one still waits, and are cancelled when the last one leaves", async () => {
    const shared = new SharedCalls<string>();
    const { start, signals } = call();
    const leaver = new AbortController();
    const stayer = new AbortController();
    const left = shared.join("list", leaver.signal, start);
    const stays = shared.join("list", stayer.signal, start);
    leaver.abort();
    await expect(left).rejects.toMatchObject({ code: "UPSTREAM_TIMEOUT" });
    expect(signals[0]?.aborted).toBe(false);
    stayer.abort();
    await expect(stays).rejects.toMatchObject({ code: "UPSTREAM_TIMEOUT" });
    expect(signals[0]?.aborted).toBe(true);
  });

  it("don't share a fault with a later call", async () => {
    const shared = new SharedCalls<string>();
    await expect(shared.join("list", undefined, () => Promise.reject(new Error("away")))).rejects.toThrow(
      "away",
    );
    expect(await shared.join("list", undefined, () => Promise.resolve("back"))).toBe("back");
  });

  it("start nothing for who has left already", async () => {
    const shared = new SharedCalls<string>();
    const { start, signals } = call();
    await expect(shared.join("list", AbortSignal.abort(), start)).rejects.toMatchObject({
      code: "UPSTREAM_TIMEOUT",
    });
    expect(signals).toEqual([]);
  });
});
