import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import type { FastifyInstance } from "fastify";
import { readEnv } from "../../src/env.js";
import { buildServer } from "../../src/server.js";
import { addUser } from "../devices.js";
import { addTotp, halfSignIn, passwordOf } from "../secondFactors.js";
import { ADMIN, type Headers, TestPlatform } from "../testPlatform.js";

const ANA = "ana@example.si";

let first: TestPlatform;
let other: FastifyInstance;
let ana: { id: number; headers: Headers };

/** Another process's platform on the same database: what `TestPlatform` loads is loaded once for both. */
const startOther = () => {
  const { DATABASE_URL, DATA_DIR } = first.database;
  const env = readEnv({ NODE_ENV: "test", LOG_LEVEL: "silent", DATABASE_URL, DATA_DIR });
  return buildServer(env, () => first.clock.now);
};

beforeEach(async () => {
  first = await TestPlatform.start();
  other = await startOther();
  ana = await addUser(first, await first.signIn(ADMIN), ANA);
});
afterEach(async () => {
  await other.close();
  await first.stop();
});

type Call = [url: string, body: object, headers?: Headers];

async function statusOf(app: FastifyInstance, [url, payload, headers = {}]: Call): Promise<number> {
  return (await app.inject({ method: "POST", url, payload, headers })).statusCode;
}

/** So many calls at once, in turns at both platforms. @returns how often each status came */
async function atOnce(many: number, call: (index: number) => Call): Promise<Record<number, number>> {
  const calls = Array.from({ length: many }, (_, index) =>
    statusOf(index % 2 ? first.app : other, call(index)),
  );
  const counts: Record<number, number> = {};
  for (const status of await Promise.all(calls)) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

const login = (email: string, password: string): Call => ["/user/login", { email, password }];

describe("of guesses at two platforms at once no more are looked at than at one", () => {
  it("at an account's password", async () => {
    for (let round = 0; round < 3; round += 1) {
      for (let tries = 0; tries < 4; tries += 1) await statusOf(first.app, login(ANA, `no ${tries}`));
      expect(await atOnce(6, (index) => login(ANA, `no ${index}`))).toEqual({ 401: 1, 429: 5 });
      first.clock.now += 300;
    }
  });

  it("from one address, at many accounts", async () => {
    expect(await atOnce(60, (index) => login(`u${index}@example.si`, "no"))).toEqual({ 401: 30, 429: 30 });
  });

  it("at the password of an open screen", async () => {
    const guess = (index: number): Call => [
      "/user/password",
      { currentPassword: `no ${index}`, newPassword: "modra žaba 7" },
      ana.headers,
    ];
    for (let tries = 0; tries < 4; tries += 1) await statusOf(first.app, guess(tries));
    expect(await atOnce(6, guess)).toEqual({ 422: 1, 429: 5 });
  });

  it("at codes, also of a day", async () => {
    await addTotp(first, ana.headers, passwordOf(ANA));
    let wrong = 0;
    for (let round = 0; round < 12; round += 1) {
      const { token } = await halfSignIn(first, ANA);
      const counts = await atOnce(8, () => ["/user/login/second", { token, code: "000000" }]);
      wrong += counts[422] ?? 0;
      expect(wrong).toBe(Math.min(5 * (round + 1), 50));
      first.clock.now += 300;
    }
  });
});

it("right passwords at both platforms at once let in, and count as no guesses", async () => {
  expect(await atOnce(12, () => login(ANA, passwordOf(ANA)))).toEqual({ 200: 12 });
  expect(await atOnce(12, (index) => login(ANA, `no ${index}`))).toEqual({ 401: 5, 429: 7 });
});

it("guesses are remembered over a restart, and at the other platform", async () => {
  for (let tries = 0; tries < 5; tries += 1) await statusOf(first.app, login(ANA, `no ${tries}`));
  expect(await statusOf(other, login(ANA, passwordOf(ANA)))).toBe(429);
  await other.close();
  other = await startOther();
  expect(await statusOf(other, login(ANA, passwordOf(ANA)))).toBe(429);
  first.clock.now += 300;
  expect(await statusOf(other, login(ANA, passwordOf(ANA)))).toBe(200);
});
