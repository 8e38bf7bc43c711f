import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { type Ask, Feed, type FeedState } from "./feed";
import { PublicFault } from "./publicFault";

const tell = jest.fn<(state: FeedState<string>) => void>();
const ask = jest.fn<Ask<string>>();
let feed: Feed<string>;

beforeEach(() => {
  jest.useFakeTimers({ now: 1_000_000_000 });
  jest.spyOn(Math, "random").mockReturnValue(1);
  tell.mockReset();
  ask.mockReset().mockResolvedValue("answer");
  feed = new Feed(ask, tell);
});
afterEach(() => {
  feed.stop();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const state = () => tell.mock.lastCall?.[0];

describe("a feed", () => {
  it("asks at once and every minute", async () => {
    feed.start();
    await pass(0);
    expect(state()).toEqual({ data: "answer", at: 1_000_000, fault: null });
    await pass(59_999);
    expect(ask).toHaveBeenCalledTimes(1);
    await pass(1);
    expect(ask).toHaveBeenCalledTimes(2);
    expect(state()?.at).toBe(1_000_060);
  });

  it("asks at once for who comes back, where what is known is old or missing, and not twice", async () => {
    let give = (_data: string) => undefined as unknown;
    ask.mockReturnValueOnce(new Promise((resolve) => (give = resolve)));
    feed.start();
    await pass(500);
    feed.start();
    expect(ask).toHaveBeenCalledTimes(1);
    give("answer");
    await pass(30_000);
    feed.start();
    await pass(0);
    expect(ask).toHaveBeenCalledTimes(1);
    // The page sleeps: its clock goes on, its timers do not.
    jest.setSystemTime(1_000_000_000 + 3_600_000);
    feed.start();
    await pass(0);
    expect(ask).toHaveBeenCalledTimes(2);
    expect(state()).toEqual({ data: "answer", at: 1_003_600, fault: null });
  });

  it("asks on news, but never twice in ten seconds, and not again for what came meanwhile", async () => {
    feed.start();
    await pass(0);
    for (let second = 0; second < 30; second += 1) {
      feed.hurry();
      await pass(1000);
    }
    expect(ask).toHaveBeenCalledTimes(4);
    await pass(59_999);
    expect(ask).toHaveBeenCalledTimes(4);
    await pass(1);
    expect(ask).toHaveBeenCalledTimes(5);
  });

  it("looks again for news that came while it asked", async () => {
    let give = (_data: string) => undefined as unknown;
    ask.mockReturnValueOnce(new Promise((resolve) => (give = resolve)));
    feed.start();
    await pass(500);
    feed.hurry();
    give("old");
    await pass(9500);
    expect(state()?.data).toBe("answer");
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it("keeps what it has while nothing answers, and tries with growing waits of a minute at most", async () => {
    feed.start();
    await pass(0);
    ask.mockRejectedValue(new PublicFault("away"));
    await pass(60_000);
    expect(state()).toEqual({ data: "answer", at: 1_000_000, fault: "away" });
    const tries = [];
    for (let second = 1; second <= 300; second += 1) {
      const before = ask.mock.calls.length;
      await pass(1000);
      if (ask.mock.calls.length > before) tries.push(second);
    }
    expect(tries).toEqual([5, 15, 35, 75, 135, 195, 255]);
    ask.mockResolvedValue("new");
    await pass(60_000);
    expect(state()).toMatchObject({ data: "new", fault: null });
  });

  it("keeps nothing of what it may no longer ask for, and shows it again once it may", async () => {
    feed.start();
    await pass(0);
    ask.mockRejectedValueOnce(new PublicFault("wrong"));
    await pass(60_000);
    expect(state()).toEqual({ data: undefined, at: 0, fault: "wrong" });
    await pass(5000);
    expect(state()).toMatchObject({ data: "answer", fault: null });
  });

  it("waits as long as it is told to", async () => {
    ask.mockRejectedValueOnce(new PublicFault("away", 40));
    feed.start();
    await pass(20_000);
    // The visitor comes back to the page.
    feed.start();
    await pass(19_999);
    expect(ask).toHaveBeenCalledTimes(1);
    await pass(1);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it("says nothing more once it is stopped, and asks nothing", async () => {
    feed.start();
    feed.stop();
    await pass(120_000);
    expect(ask).not.toHaveBeenCalled();
    expect(tell).not.toHaveBeenCalled();
    expect(jest.getTimerCount()).toBe(0);
  });

  it("does not ask for what is known already until that is a minute old", async () => {
    feed = new Feed(ask, tell, { data: "known", at: 999_980, fault: null });
    feed.start();
    await pass(39_999);
    expect(ask).not.toHaveBeenCalled();
    await pass(1);
    expect(ask).toHaveBeenCalledTimes(1);
  });
});
