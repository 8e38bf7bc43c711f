import { afterAll, beforeAll, expect, it } from "@jest/globals";
import Fastify, { type FastifyInstance } from "fastify";
import { buildServer } from "../src/server.js";
import { READY, rendererEnv, useRenderer } from "./rendererUnderTest.js";

const SERVICE_KEY = "a-service-key-of-at-least-32-characters";
const RUN = {
  runId: 5,
  claim: "c5",
  scheduleId: 3,
  name: "Mesečno",
  language: "en",
  timeZone: "Europe/Ljubljana",
  dueDate: 1_790_100_000,
  startTimestamp: 1_790_000_000,
  endTimestamp: 1_790_086_400,
  leaseUntil: 1_790_100_600,
  clientIds: [7, 8],
  sessionKey: "rk_0123456789abcdef",
  attempt: 1,
};

interface Call {
  url: string;
  authorization: string | undefined;
  requestId: string | string[] | undefined;
  body: unknown;
}

const renderer = useRenderer();
const calls: Call[] = [];
let due: unknown[] = [];
let platform: FastifyInstance;
let runner: FastifyInstance;

beforeAll(async () => {
  platform = Fastify();
  platform.addContentTypeParser(
    "application/pdf",
    { parseAs: "buffer" },
    (_request: unknown, body: Buffer, done: (error: null, body: Buffer) => void) => done(null, body),
  );
  platform.addHook("preHandler", async ({ url, headers, body }) => {
    if (!url.endsWith("/claim"))
      calls.push({ url, authorization: headers.authorization, requestId: headers["x-request-id"], body });
  });
  platform.post("/report-schedule/claim", async () => due.splice(0));
  platform.post("/report-schedule/file", async (_request, reply) => reply.code(204).send());
  platform.post("/report-schedule/outcome", async (_request, reply) => reply.code(204).send());
  const PLATFORM_URL = await platform.listen({ port: 0, host: "127.0.0.1" });
  const schedules = { PLATFORM_URL, SERVICE_KEY, SCHEDULE_POLL_MS: "20" };
  runner = await buildServer(rendererEnv({ PORTAL_URL: renderer.portalUrl, ...schedules }));
  await runner.ready();
});
afterAll(async () => {
  await runner.close();
  await platform.close();
});

async function nextCall(): Promise<Call> {
  while (calls.length === 0) await new Promise(setImmediate);
  return calls.shift() as Call;
}

it("prints a run that it claims, and hands the PDF in under its claim", async () => {
  renderer.report = READY;
  due = [RUN];
  const { url, authorization, requestId, body } = await nextCall();
  expect([url, authorization]).toEqual(["/report-schedule/file?runId=5&claim=c5", `ApiKey ${SERVICE_KEY}`]);
  expect((body as Buffer).subarray(0, 5).toString()).toBe("%PDF-");
  expect(renderer.asked).toEqual([
    `/pdfreport/7,8?sessionKey=rk_0123456789abcdef&fromTimestamp=1790000000&toTimestamp=1790086400&lang=en&requestId=${requestId}`,
  ]);
});

it("tells why a run has no report", async () => {
  renderer.report =
    "<script>Object.assign(document.documentElement.dataset, { reportReady: 'error', reportError: 'NOT_FOUND' })</script>";
  due = [RUN];
  expect(await nextCall()).toMatchObject({
    url: "/report-schedule/outcome",
    body: { runId: 5, claim: "c5", outcome: "failed", reason: "gone", final: true },
  });
});
