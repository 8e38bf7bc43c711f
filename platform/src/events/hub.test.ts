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

/** Holds the event loop, as writing to hundreds of sockets does. */
function holdLoop(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

describe("many who listen", () => {
  const MANY = 10;
  const HOLD_MS = 4;

  /** @returns for each what it got: the turn of the event loop, by what was called */
  async function withMany(
    use: (
      hub: EventHub,
      db: Databases,
      got: { call: string; turn: number }[],
      leave: (count: number) => void,
    ) => Promise<void>,
  ) {
    const place = await newTestDatabase();
    const db = await openDatabases(place);
    const hub = hubOf(db, (error) => {
      throw error;
    });
    await hub.start();
    const got: { call: string; turn: number }[] = [];
    let turn = 0;
    let counting = setImmediate(function count() {
      turn += 1;
      counting = setImmediate(count);
    });
    const called = (call: string) => () => {
      got.push({ call, turn });
      holdLoop(HOLD_MS);
    };
    const all: Listener[] = Array.from({ length: MANY }, () => ({
      principal: {
        ...{ kind: "admin", userId: 1, role: "manager", labeller: false, groupId: null, sessionHash: "" },
      },
      hello: () => undefined,
      send: called("send"),
      ping: called("ping"),
      end: () => undefined,
    }));
    for (const listener of all) await hub.listen(listener, {});
    try {
      await use(hub, db, got, (count) => {
        for (const listener of all.splice(-count)) hub.leave(listener);
      });
    } finally {
      clearImmediate(counting);
      hub.close();
      await db.close();
      await place.drop();
    }
  }

  it("are pinged in turns of a few milliseconds", async () => {
    await withMany(async (hub, _db, got) => {
      await hub.ping();
      expect(got).toHaveLength(MANY);
      expect(new Set(got.map(({ turn }) => turn)).size).toBeGreaterThan(MANY / 2);
    });
  });

  it("are told of an event in turns, without those who leave meanwhile", async () => {
    await withMany(async (hub, db, got, leave) => {
      await logEvents(db.write, [{ type: "client.changed", clientId: 1, audience: [], data: {} }], 0);
      hub.wake();
      await until(async () => got.length > 0);
      leave(2);
      await until(async () => got.length >= MANY - 2);
      await hub.ping();
      const calls = got.map(({ call }) => call);
      expect(calls.filter((call) => call === "send")).toHaveLength(MANY - 2);
      expect(calls.filter((call) => call === "ping")).toHaveLength(MANY - 2);
      const turns = got.filter(({ call }) => call === "send").map(({ turn }) => turn);
      expect(new Set(turns).size).toBeGreaterThan(MANY / 2);
    });
  });
});
