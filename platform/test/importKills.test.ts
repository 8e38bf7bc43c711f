import { afterEach, beforeEach, expect, it } from "@jest/globals";
import { keepFound } from "./keepFound.js";
import { type PlatformProcess, startProcess } from "./process.js";
import { ENGINE, newTestDatabase, type TestDatabase } from "./testDatabase.js";
import { ADMIN } from "./testPlatform.js";
import { until } from "./until.js";

/** `npm run test:heavy -- faults` asks for more. */
const ROUNDS = Number(process.env.KILL_ROUNDS ?? 1);
/** A round over another file has five kills, and takes longer. */
const ROUNDS_OVER = Math.ceil(ROUNDS / 5);
const DAYS = 40;
const A_DAY = 400;
const START = 1_735_689_600;
/** Of a file and of one that begins in the middle of it, and one more. */
const ALL_DAYS = DAYS + DAYS / 2 + 1;

let place: TestDatabase;
let platform: PlatformProcess;
let session: Record<string, string>;

beforeEach(async () => {
  place = await newTestDatabase();
});
afterEach(async () => {
  platform.process.kill("SIGKILL");
  await platform.exit;
  await place.drop();
});

async function start(): Promise<void> {
  platform = await startProcess({ DATABASE_URL: place.DATABASE_URL, DATA_DIR: place.DATA_DIR });
  await platform.ready;
  const answer = await fetch(`${platform.url}/user/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(ADMIN),
  });
  session = { "x-session-id": ((await answer.json()) as { sessionId: string }).sessionId };
}

async function kill(): Promise<void> {
  platform.process.kill("SIGKILL");
  await platform.exit;
  await start();
}

async function call<T>(method: string, path: string, body?: object): Promise<T> {
  const answer = await fetch(`${platform.url}${path}`, {
    method,
    headers: { ...session, ...(body ? { "content-type": "application/json" } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}

async function drop(id: number): Promise<void> {
  const answer = await fetch(`${platform.url}/import?id=${id}`, { method: "DELETE", headers: session });
  expect(answer.status).toBe(204);
}

interface Import {
  id: number;
  state: string;
  progress: number;
}

const found = (id: number) => call<Import>("GET", `/import?id=${id}`);
const isIn = (id: number, state: string) => async () => (await found(id)).state === state;
/** Until it has come this far in a state, or has passed it. */
const isAt = (id: number, state: string, progress: number) => async () => {
  const one = await found(id);
  return one.state !== state || one.progress >= progress;
};

async function vehicles(clientId: number): Promise<number> {
  const period = `startTimestamp=${START - 86_400}&endTimestamp=${START + (DAYS + 1) * 86_400}`;
  const path = `/measurement/summary?clientId=${clientId}&${period}`;
  const [summary] = await call<{ total_vehicles: number }[]>("GET", path);
  return summary?.total_vehicles ?? -1;
}

/** The instants of vehicles at even distances, on some days. */
const instantsOf = (firstDay: number, days: number, aDay: number): number[] =>
  Array.from(
    { length: days * aDay },
    (_, index) => START + firstDay * 86_400 + Math.floor((index * 86_400) / aDay),
  );

async function upload(clientId: number, instants: readonly number[], options: object = {}): Promise<Import> {
  const lines = instants.map(
    (instant, index) => `${new Date(instant * 1000).toISOString()};${30 + (index % 50)}`,
  );
  const form = new FormData();
  form.append("fileName", "records.csv");
  form.append("options", JSON.stringify(options));
  form.append("file", new Blob([`time;speed\n${lines.join("\n")}\n`]), "records.csv");
  const path = `${platform.url}/import?clientId=${clientId}`;
  const sent = await fetch(path, { method: "POST", headers: session, body: form });
  return (await sent.json()) as Import;
}

/** Vehicles of each UTC day, of both files and a day around them. */
const daysOf = async (clientId: number): Promise<number[]> => {
  const counted: number[] = [];
  for (let day = 0; day < ALL_DAYS; day += 1) {
    const from = START + day * 86_400;
    const period = `startTimestamp=${from}&endTimestamp=${from + 86_400}`;
    const [one] = await call<{ total_vehicles: number | null }[]>(
      "GET",
      `/measurement/summary?clientId=${clientId}&${period}`,
    );
    counted.push(one?.total_vehicles ?? 0);
  }
  return counted;
};

/** The same by themselves, without the platform. */
function countedIn(instants: readonly number[]): number[] {
  const counted = Array.from({ length: ALL_DAYS }, () => 0);
  for (const instant of instants) {
    const day = Math.floor((instant - START) / 86_400);
    counted[day] = (counted[day] ?? 0) + 1;
  }
  return counted;
}

/** Sends a change, and kills the platform before it can answer, while it does, or once it has. */
async function callAndKill(
  method: string,
  path: string,
  body: object | undefined,
  when: number,
): Promise<void> {
  const sent = call(method, path, body).catch(() => null);
  if (when === 1) await fetch(platform.url).catch(() => null);
  if (when === 2) await sent;
  await kill();
  await sent;
}

/** Has an import end in a state, with a kill where it is asked for, and another on the way. */
async function endIn(
  { id }: Import,
  change: "apply" | "undo",
  { share, when }: { share: number; when: number },
  unchanged: () => Promise<void>,
): Promise<void> {
  const [before, moving, after] =
    change === "apply" ? ["read", "applying", "applied"] : ["applied", "undoing", "undone"];
  await callAndKill("POST", `/import/${change}`, { id }, when);
  const { state } = await found(id);
  expect([before, moving, after]).toContain(state);
  if (state === before) {
    await unchanged();
    await call("POST", `/import/${change}`, { id });
  }
  await until(isAt(id, moving ?? "", share));
  await kill();
  await until(isIn(id, after ?? ""));
}

const within = (instants: readonly number[], others: readonly number[]): number[] => {
  const [from, to] = [others[0] ?? 0, (others.at(-1) ?? 0) + 1];
  return instants.filter((instant) => instant >= from && instant < to);
};
const outside = (instants: readonly number[], others: readonly number[]): number[] => {
  const inside = new Set(within(instants, others));
  return instants.filter((instant) => !inside.has(instant));
};

/** A file that stands, and another one that begins in the middle of it. */
const EARLIER = instantsOf(0, DAYS, A_DAY);
const LATER = instantsOf(DAYS / 2, DAYS, (A_DAY * 3) / 2);

const OVER_ANOTHER = [
  ["replace", [...outside(EARLIER, LATER), ...LATER]],
  ["fill", [...EARLIER, ...outside(LATER, EARLIER)]],
  ["add", [...EARLIER, ...LATER]],
] as const;

// On a server the jobs of a killed platform are free after five minutes, too long for a test.
(ENGINE === "sqlite" ? it : it.skip).each(OVER_ANOTHER)(
  "brings a file in over another one whole, takes it back whole, and throws it away whole: %s",
  async (overlap, expected) => {
    for (let round = 0; round < ROUNDS_OVER; round += 1) {
      const share = ((round * 37 + 20) % 100) / 100;
      await start();
      const client = await call<{ id: number }>("POST", "/client", {});
      const counts = async (instants: readonly number[]) =>
        expect(await daysOf(client.id)).toEqual(countedIn(instants));
      const earlier = await upload(client.id, EARLIER);
      await until(isIn(earlier.id, "read"));
      await call("POST", "/import/apply", { id: earlier.id });
      await until(isIn(earlier.id, "applied"));
      const later = await upload(client.id, LATER, { overlap });
      await until(isIn(later.id, "read"));
      await endIn(later, "apply", { share, when: round % 3 }, () => counts(EARLIER));
      await counts(expected);
      await endIn(later, "undo", { share, when: (round + 1) % 3 }, () => counts(expected));
      await counts(EARLIER);
      await callAndKill("DELETE", `/import?id=${later.id}`, undefined, (round + 2) % 3);
      await counts(EARLIER);
      const left = await call<Import[]>("GET", `/import/list?clientId=${client.id}`);
      if (left.some(({ id }) => id === later.id)) await drop(later.id);
      expect(await call("GET", `/import/list?clientId=${client.id}`)).toMatchObject([{ id: earlier.id }]);
      const again = await upload(client.id, LATER, { overlap });
      await until(isIn(again.id, "read"));
      await call("POST", "/import/apply", { id: again.id });
      await until(isIn(again.id, "applied"));
      await counts(expected);
      platform.process.kill("SIGKILL");
      await platform.exit;
    }
  },
  60_000 + ROUNDS_OVER * 120_000,
);

(ENGINE === "sqlite" ? it : it.skip)(
  "brings a file in whole and takes it back whole, wherever the platform is killed",
  async () => {
    let kills = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      await start();
      const client = await call<{ id: number }>("POST", "/client", {});
      const { id } = await upload(client.id, instantsOf(0, DAYS, A_DAY));
      const share = ((round * 37) % 100) / 100;
      await until(isAt(id, "uploaded", share));
      await kill();
      await until(isIn(id, "read"));
      expect(await vehicles(client.id)).toBe(0);
      await call("POST", "/import/apply", { id });
      await until(isAt(id, "applying", share));
      await kill();
      await until(isIn(id, "applied"));
      expect(await vehicles(client.id)).toBe(DAYS * A_DAY);
      await call("POST", "/import/undo", { id });
      await until(isAt(id, "undoing", share));
      await kill();
      await until(isIn(id, "undone"));
      expect(await vehicles(client.id)).toBe(0);
      kills += 3;
      platform.process.kill("SIGKILL");
      await platform.exit;
    }
    keepFound("importKills", [
      ["kills -9 while a file was read, applied or taken back", String(kills)],
      ["imports half there", "0"],
    ]);
  },
  60_000 + ROUNDS * 60_000,
);
