/**
 * 4,000 people of ten groups who are signed in and listen, each with a session, at one built platform on each
 * engine: a stream of each session, and one with the events of each group, as a gateway opens them. For how long is its event loop held while nothing else happens (their sessions are
 * checked every two seconds, and each stream is kept open by a ping), and how long does a batch of a device take?
 * With them and without, in turns in one run. Asserts nothing.
 */
import { fork } from "node:child_process";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { lifetimesOf } from "../platform/src/auth/lifetime.rules.js";
import { hashSecret } from "../platform/src/auth/secrets.js";
import { openSession } from "../platform/src/auth/sessions.store.js";
import { openDatabases } from "../platform/src/db/database.js";
import type { DatabasePlace } from "../platform/src/db/databases.js";
import type { Db } from "../platform/src/db/tables.js";
import { readEnv } from "../platform/src/env.js";
import type { Listener } from "../platform/src/events/listeners.js";
import { listenersToEnd } from "../platform/src/events/recheck.js";
import { addSender, type Sender, sendBatch } from "../platform/test/batchSender.js";
import { type PlatformProcess, startProcess } from "../platform/test/process.js";
import { ADMIN } from "../platform/test/testPlatform.js";
import { onEachPlace } from "./support/engines.js";
import { median, quantile, timed } from "./support/timing.js";

const PEOPLE = 4_000;
const GROUPS = 10;
const DEVICES = 100;
/** A thousand devices at a batch a minute. */
const BATCHES_A_SECOND = 17;
const ROUNDS = 3;
const CHECKS = 20;
const NS_A_MS = 1e6;
const IDLE_MS = 20_000;
const LOADED_S = 40;
/** After so many streams were opened or closed at once. */
const SETTLED_MS = 5_000;
const BEGIN = Math.floor(Date.now() / 1000) - 30 * 86_400;
const PROBE = fileURLToPath(new URL("support/loopProbe.mjs", import.meta.url));
const READERS = fileURLToPath(new URL("support/streamReaders.mjs", import.meta.url));

interface Held {
  p50: number;
  most: number;
}

/** @returns the secrets of their sessions */
async function addPeople(db: Db, groupIds: number[]): Promise<string[]> {
  const now = Math.floor(Date.now() / 1000);
  const sessions: string[] = [];
  for (let index = 0; index < PEOPLE; index += 1) {
    const email = `person.${index}@example.si`;
    const { id } = await db
      .insertInto("user_account")
      .values({
        ...{ first_name: "Ana", last_name: String(index), email, email_key: email, password_hash: "" },
        ...{ admin: 0, confirmed: 1, labeller: 0, create_date: 0 },
        group_id: groupIds[index % GROUPS] ?? null,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    sessions.push(await openSession(db, id, { address: "127.0.0.1", userAgent: null }, now));
  }
  return sessions;
}

/** An administrator's calls. */
async function administrator(url: string) {
  const call = async (method: string, path: string, body: object, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
    });
    const text = await answer.text();
    if (answer.status >= 300) throw new Error(text);
    return text === "" ? null : JSON.parse(text);
  };
  const { sessionId } = (await call("POST", "/user/login", ADMIN)) as { sessionId: string };
  return (path: string, body: object) => call("POST", path, body, { "x-session-id": sessionId });
}

interface Furnished {
  /** The secrets of people's sessions. */
  sessions: string[];
  senders: Sender[];
  /** How long the check of these sessions holds the event loop, ms. */
  checks: number[];
}

/** Starts the platform twice: the people are added while nobody else has the database open. */
async function furnish(place: DatabasePlace): Promise<Furnished> {
  const first = await start(place);
  const post = await administrator(first.url);
  const groupIds: number[] = [];
  for (let index = 0; index < GROUPS; index += 1) {
    const { id } = (await post("/group", { name: `Group ${index}` })) as { id: number };
    groupIds.push(id);
  }
  const senders: Sender[] = [];
  for (let index = 0; index < DEVICES; index += 1) {
    const sender = await addSender(first.url);
    await post("/client/assignTo", { groupId: groupIds[index % GROUPS], clientId: [sender.clientId] });
    senders.push(sender);
  }
  await end(first);
  const db = await openDatabases(place);
  const sessions = await addPeople(db.write, groupIds);
  const checks: number[] = [];
  for (let round = 0; round < CHECKS; round += 1) checks.push(await heldByCheck(db.read, sessions));
  await db.close();
  return { sessions, senders, checks };
}

/** The longest time for which the check of all sessions keeps others from the event loop, ms. */
async function heldByCheck(db: Db, sessions: string[]): Promise<number> {
  const listeners = sessions.map(
    (session, index): Listener => ({
      principal: {
        ...{ kind: "user", userId: index, role: "manager", labeller: false, groupId: null },
        sessionHash: hashSecret(session),
      },
      hello: () => undefined,
      send: () => undefined,
      ping: () => undefined,
      end: () => undefined,
    }),
  );
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  await listenersToEnd(db, lifetimesOf(readEnv({})), listeners, Math.floor(Date.now() / 1000));
  delay.disable();
  return delay.max / NS_A_MS;
}

async function start(place: DatabasePlace): Promise<PlatformProcess> {
  const platform = await startProcess(
    { ...place, NODE_ENV: "production", NODE_OPTIONS: `--import=${PROBE}` },
    "built",
  );
  await platform.ready;
  return platform;
}

async function end({ process, exit }: PlatformProcess): Promise<void> {
  process.kill("SIGTERM");
  await exit;
}

interface Streams {
  open: number;
  bytes: number;
}

/** Opens a stream for each, and one with events for each group, in another process. */
async function listen(url: string, sessions: string[]) {
  const readers = fork(READERS, { execArgv: [] });
  const ask = (question: object) =>
    new Promise<Streams>((resolve) => {
      readers.once("message", (message) => resolve(message as Streams));
      readers.send(question);
    });
  await ask({ url, sessions, hearing: sessions.slice(0, GROUPS) });
  return { look: () => ask({}), close: () => readers.kill() };
}

/** For how long the platform's event loop was held since the last call, ms. */
const held = ({ process }: PlatformProcess): Promise<Held> =>
  new Promise((resolve) => {
    process.once("message", (message) => resolve(message as Held));
    process.send("loop");
  });

/** A thousand devices for a while, each batch at its time. @returns milliseconds of each batch */
async function sendBatches(url: string, senders: Sender[], from: number): Promise<number[]> {
  const begun = performance.now();
  const sent: Promise<number>[] = [];
  for (let index = 0; index < BATCHES_A_SECOND * LOADED_S; index += 1) {
    await sleep(Math.max(0, begun + (index * 1000) / BATCHES_A_SECOND - performance.now()));
    const sender = senders[index % senders.length] as Sender;
    sent.push(
      timed(async () => {
        const answer = await sendBatch(url, sender, from + index, BEGIN);
        if (answer.status !== 200) throw new Error(await answer.text());
        await answer.text();
      }),
    );
  }
  return Promise.all(sent);
}

interface Phase {
  idle: Held[];
  batches: number[];
}

async function measure(platform: PlatformProcess, senders: Sender[], phase: Phase, from: number) {
  await sleep(SETTLED_MS);
  await held(platform);
  await sleep(IDLE_MS);
  phase.idle.push(await held(platform));
  phase.batches.push(...(await sendBatches(platform.url, senders, from)));
}

const shown = ({ idle, batches }: Phase) =>
  `event loop at rest held for at most ${median(idle.map(({ most }) => most)).toFixed(1)} ms (median of ${ROUNDS} times 20 s; ${idle.map(({ most }) => most.toFixed(1)).join(", ")}); batch p50 ${median(batches).toFixed(1)}, p99 ${quantile(batches, 0.99).toFixed(1)} ms of ${batches.length}`;

await onEachPlace(async (name, place) => {
  const { sessions, senders, checks } = await furnish(place);
  console.log(
    `${name}: the check of ${PEOPLE} sessions by itself holds the event loop for at most ${median(checks).toFixed(1)} ms (median of ${CHECKS}; ${Math.max(...checks).toFixed(1)} at most)`,
  );
  const platform = await start(place);
  const [without, withThem]: [Phase, Phase] = [
    { idle: [], batches: [] },
    { idle: [], batches: [] },
  ];
  let index = 0;
  const next = () => {
    index += BATCHES_A_SECOND * LOADED_S;
    return index;
  };
  await sendBatches(platform.url, senders, 0);
  let told = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    await measure(platform, senders, without, next());
    const listeners = await listen(platform.url, sessions);
    await measure(platform, senders, withThem, next());
    const { open, bytes } = await listeners.look();
    const ended = PEOPLE + GROUPS - open;
    if (ended > 0) throw new Error(`${ended} streams have ended.`);
    told += bytes;
    listeners.close();
  }
  console.log(`${name}, nobody listens: ${shown(without)}`);
  console.log(`${name}, ${PEOPLE} people listen: ${shown(withThem)}; ${(told / 1e6).toFixed(0)} MB told`);
  const ratio = quantile(withThem.batches, 0.99) / quantile(without.batches, 0.99);
  console.log(`${name}: ratio of a batch's p99 ${ratio.toFixed(2)}`);
  await end(platform);
});
