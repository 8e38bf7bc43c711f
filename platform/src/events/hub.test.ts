import { describe, expect, it, jest } from "@jest/globals";
import { newTestDatabase } from "../../test/testDatabase.js";
import { until } from "../../test/until.js";
import { lifetimesOf } from "../auth/lifetime.rules.js";
import { openDatabases } from "../db/database.js";
import type { Databases } from "../db/databases.js";
import { readEnv } from "../env.js";
import { EventHub } from "./hub.js";
import type { Listener } from "./listeners.js";
import { logEvents } from "./store.js";

const hubOf = (db: Databases, onError: (error: unknown) => void) =>
  new EventHub(db, lifetimesOf(readEnv({})), () => 0, onError);

/** Longer than a hub rests between two runs. */
const LATER_MS = 1_000;

it("asks nothing of a database that was closed while it rested", async () => {
  const place = await newTestDatabase();
  const db = await openDatabases(place);
  const onError = jest.fn();
  const hub = hubOf(db, onError);
  await hub.start();
  // What has ended rests until the faked clock moves.
  jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate", "queueMicrotask"] });
  try {
    hub.wake();
    for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
    hub.wake();
    hub.close();
    await db.close();
    await jest.advanceTimersByTimeAsync(LATER_MS);
    for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
  } finally {
    jest.useRealTimers();
  }
  expect(onError).not.toHaveBeenCalled();
  await place.drop();
});

/** Of the event loop, while it turns freely. */
function countTurns(): { now: () => number; stop: () => void } {
  let turn = 0;
  let next = setImmediate(function count() {
    turn += 1;
    next = setImmediate(count);
  });
  return { now: () => turn, stop: () => clearImmediate(next) };
}

describe("many who listen", () => {
  const MANY = 100;
  const LEAVING = 10;
  /** More than this in one turn would hold up whoever else is served. */
  const A_TURN = 10;

  /** What each got, and in which turn of the event loop. */
  type Got = { call: "send" | "ping"; turn: number }[];

  /** @param use gets what was got, and what lets the last of them leave */
  async function withMany(use: (hub: EventHub, db: Databases, got: Got, leave: () => void) => Promise<void>) {
    const place = await newTestDatabase();
    const db = await openDatabases(place);
    const onError = jest.fn();
    const hub = hubOf(db, onError);
    await hub.start();
    const got: Got = [];
    const turns = countTurns();
    const called = (call: "send" | "ping") => () => void got.push({ call, turn: turns.now() });
    const all = Array.from(
      { length: MANY },
      (): Listener => ({
        principal: {
          ...{ kind: "admin", userId: 1, role: "manager", labeller: false, groupId: null, sessionHash: "" },
        },
        hello: () => undefined,
        send: called("send"),
        ping: called("ping"),
        end: () => undefined,
      }),
    );
    for (const listener of all) await hub.listen(listener, {});
    try {
      await use(hub, db, got, () => {
        for (const listener of all.splice(-LEAVING)) hub.leave(listener);
      });
    } finally {
      turns.stop();
      hub.close();
      await db.close();
      await place.drop();
    }
    expect(onError).not.toHaveBeenCalled();
  }

  const mostInOneTurn = (got: Got) =>
    Math.max(...got.map(({ turn }) => got.filter((other) => other.turn === turn).length));

  it("are pinged in turns, without those who leave meanwhile", async () => {
    await withMany(async (hub, _db, got, leave) => {
      const pinged = hub.ping();
      leave();
      await pinged;
      expect(got).toHaveLength(MANY - LEAVING);
      expect(mostInOneTurn(got)).toBeLessThanOrEqual(A_TURN);
    });
  });

  it("are told of events in turns, without those who leave meanwhile", async () => {
    await withMany(async (hub, db, got, leave) => {
      const event = { type: "client.changed" as const, clientId: 1, audience: [], data: {} };
      await logEvents(db.write, [event], 0);
      hub.wake();
      await until(async () => got.length >= MANY);
      expect(mostInOneTurn(got)).toBeLessThanOrEqual(A_TURN);
      await logEvents(db.write, [event], 0);
      hub.wake();
      while (got.length === MANY) await new Promise(setImmediate);
      leave();
      await until(async () => got.length >= 2 * MANY - LEAVING);
      await hub.ping();
      expect(got.filter(({ call }) => call === "send")).toHaveLength(2 * MANY - LEAVING);
    });
  });
});
