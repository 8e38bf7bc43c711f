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
    lastRunDate: NOW - 50,
    lastOutcome: "failed",
    lastMessage: "no mail server",
    ...overrides,
  };
}

it.each([10, 100])("lists %i schedules with devices, group and maker in as many calls", async (size) => {
  platform.on("GET report-schedule/list", () => Array.from({ length: size }, (_, i) => scheduleJson(i + 1)));
  const { data, errors } = await ask(
    gateway,
    `{ reportSchedules { id name interval cron timeZone recipients enabled createDate nextRunDate
      lastRun { date outcome message } clients { id } group { name } createdBy { email } permissions { edit } } }`,
    { headers: SIGNED_IN },
  );
  expect(errors).toBeUndefined();
  expect(data?.reportSchedules).toHaveLength(size);
  expect(data?.reportSchedules).toContainEqual({
    id: "3",
    name: "Poročilo 3",
    interval: "TWO_WEEKS",
    cron: "0 7 * * 1",
    timeZone: "Europe/Ljubljana",
    recipients: ["zupan@obcina.si"],
    enabled: true,
    createDate: NOW - 100,
    nextRunDate: NOW + 100,
    lastRun: { date: NOW - 50, outcome: "FAILED", message: "no mail server" },
    clients: [{ id: "6" }, { id: "7" }],
    group: { name: "Občina 1" },
    createdBy: { email: "u@b.si" },
    permissions: { edit: true },
  });
  expect([...new Set(platform.calls)].sort()).toEqual(platform.calls.sort());
});

it("finds one, and answers null for one that is not there", async () => {
  platform.on("GET report-schedule/list", () => [scheduleJson(1, { groupId: null, lastRunDate: null })]);
  const { data } = await ask(
    gateway,
    '{ one: reportSchedule(id: "1") { name group { id } lastRun { date } } none: reportSchedule(id: "9") { name } }',
    { headers: SIGNED_IN },
  );
  expect(data).toEqual({ one: { name: "Poročilo 1", group: null, lastRun: null }, none: null });
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
    'mutation { updateReportSchedule(input: { id: "4", interval: MONTH, enabled: false }) { reportSchedule { interval } } }',
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
    { id: 4, interval: "month", enabled: false },
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
