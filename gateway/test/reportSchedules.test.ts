import { afterEach, beforeEach, expect, it } from "@jest/globals";
import type { FastifyInstance } from "fastify";
import { ask, buildGateway, NOW, SIGNED_IN } from "./gatewayUnderTest.js";
import { clientJson, groupJson, type PlatformDouble, startPlatformDouble } from "./platformDouble.js";

let platform: PlatformDouble;
let gateway: FastifyInstance;

beforeEach(async () => {
  platform = await startPlatformDouble();
  gateway = await buildGateway(platform.url);
  platform.on("GET user/session", () => ({ user: { id: 2, email: "u@b.si" }, group: groupJson(1) }));
  platform.on("GET group/list", () => [groupJson(1)]);
  platform.on("GET group", () => ({ ...groupJson(1), users: [{ id: 2, email: "u@b.si" }], clients: [] }));
  platform.on("GET client", ({ query }) =>
    (query as { clientId: string }).clientId.split(",").map((id) => clientJson(Number(id))),
  );
});
afterEach(async () => {
  await gateway.close();
  await platform.close();
});

function scheduleJson(id: number, overrides: object = {}) {
  return {
    id,
    groupId: 1,
    createdBy: 2,
    name: `Poročilo ${id}`,
    clientIds: [id * 2, id * 2 + 1],
    interval: "twoWeeks",
    cron: "0 7 * * 1",
    timeZone: "Europe/Ljubljana",
    recipients: ["zupan@obcina.si"],
    enabled: true,
    createDate: NOW - 100,
    nextRunDate: NOW + 100,
    language: "en",
    lastRun: runJson(id),
    ...overrides,
  };
}

function runJson(id: number, overrides: object = {}) {
  return {
    id: `run-${id}`,
    scheduleId: id,
    dueDate: NOW - 50,
    manual: true,
    startTimestamp: NOW - 200,
    endTimestamp: NOW - 60,
    state: "succeeded",
    attempts: 2,
    startDate: NOW - 40,
    endDate: NOW - 30,
    nextAttemptDate: null,
    reason: null,
    fileName: "porocilo.pdf",
    fileSize: 4711,
    deliveries: [
      { recipient: "zupan@obcina.si", state: "failed", attempts: 8, sentDate: null, reason: "noAnswer" },
    ],
    ...overrides,
  };
}

/** In GraphQL's form. */
const RUN = {
  id: "run-3",
  dueDate: NOW - 50,
  manual: true,
  from: NOW - 200,
  to: NOW - 60,
  state: "SUCCEEDED",
  attempts: 2,
  startDate: NOW - 40,
  endDate: NOW - 30,
  nextAttemptDate: null,
  reason: null,
  file: { name: "porocilo.pdf", size: 4711, url: "http://localhost:4000/pdf/run?runId=run-3" },
  deliveries: [
    { recipient: "zupan@obcina.si", state: "FAILED", attempts: 8, sentDate: null, reason: "NO_ANSWER" },
  ],
};
const RUN_FIELDS = `id dueDate manual from to state attempts startDate endDate nextAttemptDate reason
  file { name size url } deliveries { recipient state attempts sentDate reason }`;

it.each([10, 100])("lists %i schedules with devices, group and maker in as many calls", async (size) => {
  platform.on("GET report-schedule/list", () => Array.from({ length: size }, (_, i) => scheduleJson(i + 1)));
  const { data, errors } = await ask(
    gateway,
    `{ reportSchedules { id name interval language cron timeZone recipients enabled createDate nextRunDate
      lastRun { ${RUN_FIELDS} } clients { id } group { name } createdBy { email } permissions { edit } } }`,
    { headers: SIGNED_IN },
  );
  expect(errors).toBeUndefined();
  expect(data?.reportSchedules).toHaveLength(size);
  expect(data?.reportSchedules).toContainEqual({
    id: "3",
    name: "Poročilo 3",
    interval: "TWO_WEEKS",
    language: "EN",
    cron: "0 7 * * 1",
    timeZone: "Europe/Ljubljana",
    recipients: ["zupan@obcina.si"],
    enabled: true,
    createDate: NOW - 100,
    nextRunDate: NOW + 100,
    lastRun: RUN,
    clients: [{ id: "6" }, { id: "7" }],
    group: { name: "Občina 1" },
    createdBy: { email: "u@b.si" },
    permissions: { edit: true },
  });
  expect([...new Set(platform.calls)].sort()).toEqual(platform.calls.sort());
});

it("tells no size of a file whose size is not told", async () => {
  const lastRun = runJson(1, { fileSize: undefined });
  platform.on("GET report-schedule/list", () => [scheduleJson(1, { lastRun })]);
  const { data, errors } = await ask(gateway, "{ reportSchedules { lastRun { file { name size } } } }", {
    headers: SIGNED_IN,
  });
  expect(errors).toBeUndefined();
  expect(data?.reportSchedules).toEqual([{ lastRun: { file: { name: "porocilo.pdf", size: null } } }]);
});

it("finds one, and answers null for one that is not there", async () => {
  platform.on("GET report-schedule/list", () => [scheduleJson(1, { groupId: null, lastRun: null })]);
  const { data } = await ask(
    gateway,
    '{ one: reportSchedule(id: "1") { name group { id } lastRun { id } } none: reportSchedule(id: "9") { name } }',
    { headers: SIGNED_IN },
  );
  expect(data).toEqual({ one: { name: "Poročilo 1", group: null, lastRun: null }, none: null });
});

it("reads a schedule of a platform that knows neither languages nor runs", async () => {
  const { language: _language, lastRun: _lastRun, ...old } = scheduleJson(1);
  platform.on("GET report-schedule/list", () => [{ ...old, lastRunDate: NOW, lastOutcome: "failed" }]);
  const { data, errors } = await ask(gateway, "{ reportSchedules { language lastRun { id } } }", {
    headers: SIGNED_IN,
  });
  expect([data, errors]).toEqual([{ reportSchedules: [{ language: "SL", lastRun: null }] }, undefined]);
});

it("pages through the runs of one", async () => {
  platform.on("GET report-schedule/list", () => [scheduleJson(3)]);
  platform.on("GET report-schedule/runs", (_request, reply) =>
    reply
      .header("x-next-cursor", "next")
      .send([
        runJson(3),
        runJson(4, { state: "waiting", attempts: 1, nextAttemptDate: NOW, fileName: null, deliveries: [] }),
      ]),
  );
  const { data, errors } = await ask(
    gateway,
    `{ reportSchedule(id: "3") { lastRun { date outcome } runs(first: 2, after: "here") { nodes { ${RUN_FIELDS} } pageInfo { hasNextPage endCursor } } } }`,
    { headers: SIGNED_IN },
  );
  expect(errors).toBeUndefined();
  expect(data).toEqual({
    reportSchedule: {
      lastRun: { date: NOW - 30, outcome: "SUCCEEDED" },
      runs: {
        nodes: [
          RUN,
          expect.objectContaining({ state: "WAITING", nextAttemptDate: NOW, file: null, deliveries: [] }),
        ],
        pageInfo: { hasNextPage: true, endCursor: "next" },
      },
    },
  });
  expect(platform.calls).toEqual(["GET report-schedule/list", "GET report-schedule/runs"]);
  expect(platform.requests[1]?.query).toEqual({ scheduleId: "3", limit: "2", cursor: "here" });
});

it("tells why a report was not made, or not mailed, also by a reason that is not known yet", async () => {
  const delivery = { recipient: "a@b.si", state: "waiting", attempts: 1, sentDate: null, reason: "strike" };
  const known = { state: "failed", reason: "noPortal", deliveries: [] };
  platform.on("GET report-schedule/list", () => [
    scheduleJson(1, { lastRun: runJson(1, known) }),
    scheduleJson(2, { lastRun: runJson(2, { reason: "noPaper", deliveries: [delivery] }) }),
  ]);
  const { data, errors } = await ask(
    gateway,
    "{ reportSchedules { lastRun { reason message deliveries { reason } } } }",
    { headers: SIGNED_IN },
  );
  expect(errors).toBeUndefined();
  expect(data?.reportSchedules).toEqual([
    {
      lastRun: {
        reason: "NO_PORTAL",
        message: "The report renderer can't reach the portal.",
        deliveries: [],
      },
    },
    {
      lastRun: {
        reason: "FAILED",
        message: "The report could not be made.",
        deliveries: [{ reason: "REFUSED" }],
      },
    },
  ]);
});

it("runs one now, and sends again what could not be delivered", async () => {
  platform.on("POST report-schedule/run", (_request, reply) =>
    reply.code(201).send(runJson(3, { state: "waiting", fileName: null })),
  );
  platform.on("POST report-schedule/resend", () => runJson(3));
  const began = await ask(
    gateway,
    'mutation { runReportSchedule(input: { id: "3", idempotencyKey: "run-now-1" }) { reportRun { id state file { name } } } }',
    { headers: SIGNED_IN },
  );
  expect(began.data?.runReportSchedule).toEqual({
    reportRun: { id: "run-3", state: "WAITING", file: null },
  });
  const sent = await ask(
    gateway,
    'mutation { resendReport(input: { runId: "run-3" }) { reportRun { id } } }',
    { headers: SIGNED_IN },
  );
  expect(sent.data?.resendReport).toEqual({ reportRun: { id: "run-3" } });
  expect(platform.requests.map(({ body }) => body)).toEqual([{ id: 3 }, { runId: "run-3" }]);
  expect(platform.requests[0]?.headers["idempotency-key"]).toBe("run-now-1");
});

it("says that one is under way already", async () => {
  platform.on("POST report-schedule/run", (_request, reply) =>
    reply.code(409).send({ error: { code: "CONFLICT", message: "A run of it waits or runs." } }),
  );
  const { errors } = await ask(
    gateway,
    'mutation { runReportSchedule(input: { id: "3" }) { reportRun { id } } }',
    { headers: SIGNED_IN },
  );
  expect(errors?.[0]?.extensions.code).toBe("CONFLICT");
});

it("tells the next times of an expression", async () => {
  platform.on("GET report-schedule/next", () => ({ timeZone: "Europe/Ljubljana", dates: [NOW, NOW + 60] }));
  const { data } = await ask(
    gateway,
    '{ reportScheduleDates(cron: "0 6 1 * *", first: 2) { timeZone dates } }',
    { headers: SIGNED_IN },
  );
  expect(data?.reportScheduleDates).toEqual({ timeZone: "Europe/Ljubljana", dates: [NOW, NOW + 60] });
  expect(platform.requests[0]?.query).toEqual({ cron: "0 6 1 * *", limit: "2" });
});

it("makes one, and changes what is given", async () => {
  platform.on("POST report-schedule", (_request, reply) => reply.code(201).send(scheduleJson(4)));
  platform.on("PATCH report-schedule", () => scheduleJson(4, { interval: "day" }));
  const made = await ask(
    gateway,
    `mutation { createReportSchedule(input: { name: "Tedensko", clientIds: ["8", "9"], interval: LAST_24H,
      cron: "0 7 * * 1", recipients: ["a@b.si"] }) { reportSchedule { id } } }`,
    { headers: SIGNED_IN },
  );
  expect(made.data?.createReportSchedule).toEqual({ reportSchedule: { id: "4" } });
  const changed = await ask(
    gateway,
    'mutation { updateReportSchedule(input: { id: "4", interval: LAST_MONTH, language: EN, recipients: [], enabled: false }) { reportSchedule { interval } } }',
    { headers: SIGNED_IN },
  );
  expect(changed.data?.updateReportSchedule).toEqual({ reportSchedule: { interval: "LAST_24H" } });
  expect(platform.requests.map(({ body }) => body)).toEqual([
    {
      name: "Tedensko",
      clientIds: [8, 9],
      interval: "day",
      cron: "0 7 * * 1",
      recipients: ["a@b.si"],
      enabled: true,
    },
    { id: 4, interval: "lastMonth", language: "en", recipients: [], enabled: false },
  ]);
});

it("says what is wrong with a cron expression", async () => {
  platform.on("POST report-schedule", (_request, reply) =>
    reply.code(422).send({
      error: {
        code: "VALIDATION_FAILED",
        message: "The request breaks a rule.",
        details: { fields: [{ path: "cron", message: "never runs" }] },
      },
    }),
  );
  const { errors } = await ask(
    gateway,
    'mutation { createReportSchedule(input: { name: "x", clientIds: ["1"], interval: WEEK, cron: "0 0 31 2 *", recipients: ["a@b.si"] }) { reportSchedule { id } } }',
    { headers: SIGNED_IN },
  );
  expect(errors?.[0]?.extensions).toMatchObject({ code: "VALIDATION_FAILED", fields: [{ path: "cron" }] });
});

it("deletes some", async () => {
  platform.on("DELETE report-schedule", ({ query }, reply) =>
    reply.code((query as { id: string }).id === "1" ? 204 : 404).send(),
  );
  const { data } = await ask(
    gateway,
    'mutation { deleteReportSchedules(input: { ids: ["1", "2"] }) { results { id status } } }',
    { headers: SIGNED_IN },
  );
  expect(data?.deleteReportSchedules).toEqual({
    results: [
      { id: "1", status: "DONE" },
      { id: "2", status: "FAILED" },
    ],
  });
});
