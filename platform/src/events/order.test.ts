import { afterEach, beforeEach, expect, it } from "@jest/globals";
import fc from "fast-check";
import type { ControlledTransaction } from "kysely";
import { cases } from "../../test/cases.js";
import { ENGINE, newTestDatabase, type TestDatabase } from "../../test/testDatabase.js";
import { until } from "../../test/until.js";
import { lifetimesOf } from "../auth/lifetime.rules.js";
import { openDatabases } from "../db/database.js";
import type { Databases } from "../db/databases.js";
import type { Signal } from "../db/signal.js";
import type { Database } from "../db/tables.js";
import { readEnv } from "../env.js";
import { EventHub } from "./hub.js";
import type { Listener } from "./listeners.js";
import { type LoggedEvent, lastEventId, logEvents } from "./store.js";

/** SQLite has one transaction that writes at a time. */
const CLIENTS = ENGINE === "postgres" ? 3 : 1;
const PLATFORMS = 2;

let place: TestDatabase;
/** Each platform's own; SQLite has one for both. */
let dbs: Databases[];
/** Called when another platform signals. */
let onSignal: (() => void)[];

beforeEach(async () => {
  place = await newTestDatabase();
  const first = await openDatabases(place);
  dbs = [first, ENGINE === "postgres" ? await openDatabases(place) : first];
  onSignal = [];
  for (const [index, { signal }] of dbs.entries()) signal.listen(() => onSignal[index]?.());
});
afterEach(async () => {
  for (const db of new Set(dbs)) await db.close();
  await place.drop();
});

type Step =
  | { kind: "log"; client: number; events: number }
  | { kind: "commit"; client: number; isTold: boolean }
  | { kind: "rollback"; client: number }
  | { kind: "wake" | "crash" | "reconnect"; platform: number };

const client = fc.nat(CLIENTS - 1);
const platform = fc.nat(PLATFORMS - 1);
const steps = fc.array(
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({
        kind: fc.constant("log" as const),
        client,
        events: fc.integer({ min: 1, max: 3 }),
      }),
    },
    {
      weight: 4,
      arbitrary: fc.record({ kind: fc.constant("commit" as const), client, isTold: fc.boolean() }),
    },
    fc.record({ kind: fc.constant("rollback" as const), client }),
    fc.record({ kind: fc.constantFrom("wake" as const, "crash" as const, "reconnect" as const), platform }),
  ),
  { minLength: 10, maxLength: 40 },
);

function dbOf(index: number): Databases {
  const db = dbs[index];
  if (!db) throw new Error("There is no such platform.");
  return db;
}

/** Platforms with a viewer each, and clients whose transactions stay open between steps. */
class Scene {
  private readonly hubs: EventHub[] = [];
  private readonly listeners: (Listener | undefined)[] = [];
  private readonly open = new Map<number, { tx: ControlledTransaction<Database>; names: string[] }>();
  private next = 0;
  private begin = 0;
  /** Names of events in the order of the commits. */
  readonly committed: string[] = [];
  readonly faults: unknown[] = [];
  readonly heard: { id: number; name: string }[][] = dbs.map(() => []);

  async start(): Promise<this> {
    this.begin = await lastEventId(dbOf(0).read);
    for (const index of dbs.keys()) await this.startPlatform(index);
    return this;
  }

  async take(step: Step): Promise<void> {
    if (step.kind === "log") return this.log(step.client, step.events);
    if (step.kind === "commit") return this.commit(step.client, step.isTold);
    if (step.kind === "rollback") return this.rollBack(step.client);
    if (step.kind === "wake") return this.hubs[step.platform]?.wake();
    if (step.kind === "crash") return this.startPlatform(step.platform);
    return this.connect(step.platform);
  }

  /** Commits what is open, and waits until each viewer has heard the last of it. */
  async end(): Promise<void> {
    for (const index of [...this.open.keys()]) await this.commit(index, false);
    for (const hub of this.hubs) hub.wake();
    await until(async () => this.heard.every((events) => events.length >= this.committed.length));
    for (const hub of this.hubs) hub.close();
  }

  /** A platform that dies takes nothing along: its viewers come back to a new one. */
  private async startPlatform(index: number): Promise<void> {
    const db = dbOf(index);
    const signal: Signal = {
      send: (tx) => db.signal.send(tx),
      listen: (onReceive) => {
        onSignal[index] = onReceive;
      },
    };
    this.leave(index);
    const hub = new EventHub(
      { ...db, signal },
      lifetimesOf(readEnv({})),
      () => 0,
      (error) => this.faults.push(error),
    );
    this.hubs[index] = hub;
    await hub.start();
    await this.connect(index);
  }

  private async connect(index: number): Promise<void> {
    this.leave(index);
    const heard = this.heard[index] ?? [];
    const listener: Listener = {
      principal: {
        kind: "admin",
        userId: 1,
        role: "manager",
        labeller: false,
        groupId: null,
        sessionHash: "",
      },
      send: (event) => {
        if (this.listeners[index] === listener) heard.push(this.checked(event));
      },
      hello: () => undefined,
      ping: () => undefined,
      end: () => undefined,
    };
    this.listeners[index] = listener;
    await this.hubs[index]?.listen(listener, { afterId: heard.at(-1)?.id ?? this.begin });
  }

  private leave(index: number): void {
    const listener = this.listeners[index];
    this.listeners[index] = undefined;
    if (listener) this.hubs[index]?.leave(listener);
  }

  private checked({ id, data }: LoggedEvent) {
    const { name } = JSON.parse(data) as { name: string };
    if (!this.committed.includes(name)) throw new Error(`${name} was told before its commit.`);
    return { id, name };
  }

  private async log(clientId: number, count: number): Promise<void> {
    const { tx, names } = this.open.get(clientId) ?? {
      tx: await dbOf(clientId % PLATFORMS)
        .write.startTransaction()
        .execute(),
      names: [],
    };
    this.open.set(clientId, { tx, names });
    const more = Array.from({ length: count }, () => `${clientId}/${this.next++}`);
    names.push(...more);
    await logEvents(
      tx,
      more.map((name) => ({ type: "client.changed", clientId, audience: [], data: { name } })),
      0,
    );
  }

  private async commit(clientId: number, isTold: boolean): Promise<void> {
    const open = this.open.get(clientId);
    if (!open) return;
    this.open.delete(clientId);
    this.committed.push(...open.names);
    await open.tx.commit().execute();
    if (isTold) this.hubs[clientId % PLATFORMS]?.wake();
  }

  private async rollBack(clientId: number): Promise<void> {
    await this.open.get(clientId)?.tx.rollback().execute();
    this.open.delete(clientId);
  }
}

it("tells each committed event once, none early, in one order for all and in the order of a client's commits", async () => {
  const property = fc.asyncProperty(steps, async (some) => {
    const scene = await new Scene().start();
    for (const step of some) await scene.take(step);
    await scene.end();
    expect(scene.faults).toEqual([]);
    const [first, second] = scene.heard;
    expect(first).toEqual(second);
    const ids = first?.map(({ id }) => id) ?? [];
    expect(ids).toEqual([...new Set(ids)].sort((one, other) => one - other));
    for (let index = 0; index < CLIENTS; index += 1) {
      const ofClient = (names: string[]) => names.filter((name) => name.startsWith(`${index}/`));
      expect(ofClient(first?.map(({ name }) => name) ?? [])).toEqual(ofClient(scene.committed));
    }
  });
  await fc.assert(property, { numRuns: cases(60) });
});
