import { afterEach, beforeEach, expect, it } from "@jest/globals";
import { keepFound } from "./keepFound.js";
import { type PlatformProcess, startProcess } from "./process.js";
import { ENGINE, newTestDatabase, type TestDatabase } from "./testDatabase.js";
import { ADMIN } from "./testPlatform.js";
import { until } from "./until.js";

/** `npm run test:heavy -- faults` asks for more. */
const ROUNDS = Number(process.env.KILL_ROUNDS ?? 1);
const DAYS = 40;
const A_DAY = 400;
const START = 1_735_689_600;

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

/** Vehicles at even distances, each day. */
function file(): Blob {
  const lines = Array.from({ length: DAYS * A_DAY }, (_, index) => {
    const instant = START + Math.floor((index * 86_400) / A_DAY);
    return `${new Date(instant * 1000).toISOString()};${30 + (index % 50)}`;
  });
  return new Blob([`time;speed\n${lines.join("\n")}\n`]);
}

// On a server the jobs of a killed platform are free after five minutes, too long for a test.
(ENGINE === "sqlite" ? it : it.skip)(
  "brings a file in whole and takes it back whole, wherever the platform is killed",
  async () => {
    let kills = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      await start();
      const client = await call<{ id: number }>("POST", "/client", {});
      const form = new FormData();
      form.append("fileName", "records.csv");
      form.append("options", "{}");
      form.append("file", file(), "records.csv");
      const path = `${platform.url}/import?clientId=${client.id}`;
      const sent = await fetch(path, { method: "POST", headers: session, body: form });
      const { id } = (await sent.json()) as Import;
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
