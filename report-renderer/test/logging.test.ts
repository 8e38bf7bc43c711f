import { beforeEach, expect, it } from "@jest/globals";
import got from "got";
import { signalBrowsers } from "./browserProcesses.js";
import { AUTH, JOB, READY, useRenderer } from "./rendererUnderTest.js";

const SERVICE_KEY = "the-services-key-0123456789-0123456789";
/** What each of them is, so that a failure says which got out. */
const SECRETS = {
  reportKey: JOB.sessionKey,
  rendererSecret: AUTH.authorization.replace("Bearer ", ""),
  serviceKey: SERVICE_KEY,
  wrongSecret: "a-wrong-secret-of-at-least-32-characters",
  query: "query-secret-77",
};

let log = "";
const renderer = useRenderer(
  { LOG_LEVEL: "debug", SERVICE_KEY },
  (portal) => portal.get("/broken", async (_request, reply) => reply.code(500).send("no")),
  {
    write: (line) => {
      log += line;
    },
  },
);
beforeEach(() => {
  log = "";
});

const lines = () =>
  log
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Record<string, unknown>);

it("writes neither sessions nor keys to the log", async () => {
  const { wrongSecret, query, reportKey } = SECRETS;
  const wrong = { authorization: `Bearer ${wrongSecret}` };
  expect((await renderer.render(JOB, wrong)).statusCode).toBe(401);
  expect((await renderer.render({ ...JOB, from: reportKey })).statusCode).toBe(400);
  expect((await renderer.app.inject(`/nothing?sessionKey=${query}`)).statusCode).toBe(404);
  // The browser dies under both tries: a fault of Puppeteer's.
  renderer.report = () => {
    signalBrowsers("SIGKILL", "browsers");
    return READY;
  };
  expect((await renderer.render()).statusCode).toBe(502);
  renderer.report = "<script>document.documentElement.dataset.reportReady = 'error'</script>";
  expect((await renderer.render()).statusCode).toBe(502);
  expect(lines()).toContainEqual(expect.objectContaining({ level: 50, msg: "render failed" }));
  // As libraries throw them: got with its call, Puppeteer with the page's address.
  const call = { headers: AUTH, searchParams: { sessionKey: reportKey }, retry: { limit: 0 } };
  const failed = await got(`${renderer.portalUrl}/broken`, call).catch((error: unknown) => error);
  renderer.app.log.error({ err: failed }, "as got throws it");
  const address = `${renderer.portalUrl}/pdfreport/7?sessionKey=${reportKey}&lang=sl`;
  renderer.app.log.error({ err: new Error(`net::ERR_FAILED at ${address}`) }, "as Puppeteer throws it");
  renderer.app.log.warn({ serviceKey: SERVICE_KEY, wrong }, `asked with ${SERVICE_KEY}`);
  const found = Object.entries(SECRETS).filter(([, secret]) => log.includes(secret));
  expect(found).toEqual([]);
});

it("writes one line a request, with its id", async () => {
  const headers = { "x-request-id": "trace.2" };
  const answer = await renderer.render(JOB, headers as Record<string, string>);
  expect(answer.headers["x-request-id"]).toBe("trace.2");
  await renderer.app.inject("/metrics");
  expect(lines()).toEqual([
    {
      level: 30,
      part: "report-renderer",
      reqId: "trace.2",
      time: expect.any(Number),
      method: "POST",
      path: "/render",
      status: 401,
      ms: expect.any(Number),
      msg: "request",
    },
    expect.objectContaining({ level: 20, path: "/metrics", status: 200 }),
  ]);
});

it.each(["", "x".repeat(129), "a b", 'a"b'])("gives a request with the id %j another one", async (id) => {
  const { headers } = await renderer.app.inject({ url: "/healthz", headers: { "x-request-id": id } });
  expect(headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
});
