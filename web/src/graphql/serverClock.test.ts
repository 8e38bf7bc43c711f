import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import fc from "fast-check";
import {
  forgetServerClock,
  learnTimeOf,
  serverMinute,
  serverNow,
  serverNowMs,
  watchServerClock,
} from "./serverClock";

const server = Date.UTC(2026, 2, 5, 7, 5, 0);
const minute = 60_000;

/** A server's answer to a request at that moment: its time without fractions of a second. */
const answerOf = (ms: number) =>
  new Response("", { headers: { "server-timing": `clock;desc=${Math.floor(ms / 1000)}` } });

beforeEach(() => {
  jest.useFakeTimers({ now: server });
});
afterEach(() => {
  forgetServerClock();
  jest.useRealTimers();
});

describe("the server's clock", () => {
  it("is this machine's until an answer has come", () => {
    expect(serverNow()).toBe(server / 1000);
  });

  it.each([-70, -12, -1, 1, 12, 70])("is known by one answer where this machine's is %d min off", (skew) => {
    jest.setSystemTime(server + skew * minute);
    learnTimeOf(answerOf(server), Date.now());
    expect(Math.abs(serverNowMs() - server)).toBeLessThanOrEqual(500);
    jest.advanceTimersByTime(10 * minute);
    expect(Math.abs(serverNowMs() - server - 10 * minute)).toBeLessThanOrEqual(500);
    expect(serverMinute() % 60).toBe(0);
  });

  it("is this machine's where both may be the same", () => {
    learnTimeOf(answerOf(server + 900), server - 300);
    expect(serverNowMs()).toBe(server);
  });

  it.each(["", "gzip;dur=5", "clock", "clock;desc=now"])(
    "learns nothing of an answer that tells %j",
    (timing) => {
      learnTimeOf(new Response("", { headers: { "server-timing": timing } }), server);
      expect(serverNowMs()).toBe(server);
    },
  );

  it("goes by the newest answer where this machine's clock was set meanwhile, and tells who looks", () => {
    const notify = jest.fn();
    const ignore = watchServerClock(notify);
    jest.setSystemTime(server + 70 * minute);
    learnTimeOf(answerOf(server), Date.now());
    expect(notify).toHaveBeenCalledTimes(1);
    jest.setSystemTime(server);
    learnTimeOf(answerOf(server), Date.now());
    expect(notify).toHaveBeenCalledTimes(2);
    expect(serverNowMs()).toBe(server);
    ignore();
  });

  it("is never further off than half a second and half the quickest answer's way", () => {
    const way = fc.integer({ min: 0, max: 20_000 });
    const answers = fc.array(fc.tuple(way, way, fc.integer({ min: 0, max: 5000 })), { minLength: 1 });
    fc.assert(
      fc.property(fc.integer({ min: -90 * minute, max: 90 * minute }), answers, (skew, ways) => {
        forgetServerClock();
        let at = server;
        for (const [there, back, pause] of ways) {
          jest.setSystemTime(at + there + back + skew);
          learnTimeOf(answerOf(at + there), at + skew);
          at += there + back + pause;
        }
        const quickest = Math.min(...ways.map(([there, back]) => there + back));
        jest.setSystemTime(at + skew);
        const off = Math.abs(serverNowMs() - at);
        // If the difference may be zero, zero is taken.
        expect(off).toBeLessThanOrEqual(
          Math.abs(skew) < 1000 + quickest ? 1000 + quickest : (1000 + quickest) / 2,
        );
      }),
    );
  });
});
