import { expect, it, jest } from "@jest/globals";
import { newTestDatabase } from "../../test/testDatabase.js";
import { lifetimesOf } from "../auth/lifetime.rules.js";
import { openDatabases } from "../db/database.js";
import { readEnv } from "../env.js";
import { EventHub } from "./hub.js";

/** Longer than a hub rests between two runs. */
const LATER_MS = 1_000;

it("asks nothing of a database that was closed while it rested", async () => {
  const place = await newTestDatabase();
  const db = await openDatabases(place);
  const onError = jest.fn();
  const hub = new EventHub(db, lifetimesOf(readEnv({})), () => 0, onError);
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
