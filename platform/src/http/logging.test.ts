import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { ADMIN, SERVICE_KEY, START, TestPlatform } from "../../test/testPlatform.js";

/** Secrets with their names, so that a failure shows which one got out. */
const SECRETS = {
  adminPassword: ADMIN.password,
  serviceKey: SERVICE_KEY,
  mailPassword: "mail-pass-0815",
  typedPassword: "a typed password",
  sessionHeader: "s0meSessionInAHeader",
  cookie: "s0meSessionInACookie",
  apiKey: "ak_0123456789abcdefghijABCDEFGHIJ0123456789abc",
  reportKey: "rk_0123456789abcdefghijABCDEFGHIJ0123456789abc",
  bareSession: "Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4Zm9vYmFyYm1",
  query: "query-secret-77",
  plate: "LJ AB-123",
};

let platform: TestPlatform;
let log = "";
/** The error that the clock throws, for tests of unexpected errors. */
let fault: Error | undefined;

beforeAll(async () => {
  const settings = { LOG_LEVEL: "debug", SMTP_URL: `smtp://bot:${SECRETS.mailPassword}@mail.example` };
  platform = await TestPlatform.start(undefined, settings, {
    write: (line) => {
      log += line;
    },
  });
  Object.defineProperty(platform.clock, "now", {
    get: () => {
      if (fault) throw fault;
      return START;
    },
  });
});
afterAll(() => platform.stop());

const lines = () =>
  log
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Record<string, unknown>);

/** An error as libraries throw it, with the call and its data. */
function tellingFault(): Error {
  const call = {
    headers: { authorization: `ApiKey ${SECRETS.apiKey}`, "x-session-id": SECRETS.sessionHeader },
  };
  const message = `GET http://10.0.0.1/client?sessionKey=${SECRETS.reportKey} failed for ${SECRETS.bareSession}`;
  const cause = Object.assign(new Error(`{"password":"${SECRETS.typedPassword}"}`), { row: SECRETS.plate });
  return Object.assign(new Error(message, { cause }), {
    options: call,
    detail: `(plate)=(${SECRETS.plate})`,
  });
}

it("writes neither sessions nor keys to the log", async () => {
  const headers = {
    authorization: `ApiKey ${SECRETS.apiKey}`,
    "x-session-id": SECRETS.sessionHeader,
    cookie: `sessionId=${SECRETS.cookie}`,
    "x-request-id": "trace.1",
  };
  const { email } = ADMIN;
  const inject = (url: string, payload?: object) =>
    platform.app.inject({ method: payload ? "POST" : "GET", url, headers, ...(payload ? { payload } : {}) });
  await platform.signIn(ADMIN);
  expect((await inject(`/client?clientId=1&sessionKey=${SECRETS.query}`)).statusCode).toBe(401);
  expect((await inject(`/nothing%3FsessionKey=${SECRETS.query}`)).statusCode).toBe(404);
  expect((await inject("/user/login", { email, password: SECRETS.typedPassword })).statusCode).toBe(401);
  fault = tellingFault();
  expect((await inject("/user/login", { email, password: SECRETS.typedPassword })).statusCode).toBe(500);
  fault = undefined;
  platform.app.log.warn({ password: SECRETS.typedPassword, vehicle: { plate: SECRETS.plate } }, "a row");
  platform.app.log.warn(`cannot reach smtp://bot:${SECRETS.mailPassword}@mail.example with ${SERVICE_KEY}`);
  platform.app.log.warn({ set: `a=1; sessionId=${SECRETS.cookie}; b=2`, admin: ADMIN.password }, "a header");
  expect(lines()).toContainEqual(expect.objectContaining({ level: 50, msg: "request failed" }));
  const found = Object.entries(SECRETS).filter(([, secret]) => log.includes(secret));
  expect(found).toEqual([]);
});

it("writes one line a request, with its id and without its query", async () => {
  log = "";
  await platform.app.inject({ url: "/client?clientId=1", headers: { "x-request-id": "trace.2" } });
  await platform.app.inject("/healthz");
  expect(lines()).toEqual([
    {
      level: 30,
      part: "platform",
      reqId: "trace.2",
      time: expect.any(Number),
      method: "GET",
      path: "/client",
      status: 401,
      ms: expect.any(Number),
      msg: "request",
    },
    expect.objectContaining({ level: 20, path: "/healthz", status: 200 }),
  ]);
});

it.each(["", "x".repeat(129), "a b", 'a"b', "č"])(
  "gives a request with the id %j another one",
  async (id) => {
    const { headers } = await platform.app.inject({ url: "/healthz", headers: { "x-request-id": id } });
    expect(headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
  },
);
