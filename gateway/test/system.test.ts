import { afterEach, beforeEach, expect, it } from "@jest/globals";
import type { FastifyInstance } from "fastify";
import { ask, buildGateway, NOW, SIGNED_IN } from "./gatewayUnderTest.js";
import { type PlatformDouble, startPlatformDouble } from "./platformDouble.js";

let platform: PlatformDouble;
let gateway: FastifyInstance;

beforeEach(async () => {
  platform = await startPlatformDouble();
  gateway = await buildGateway(platform.url);
});
afterEach(async () => {
  await gateway.close();
  await platform.close();
});

const QUERY = `{ system {
  gateway { version node startDate } platform { version node startDate schemaVersion } renderer { available reason }
  database { engine version bytes largestTables { name bytes rows } }
  queues { reportRuns { state count } notificationsWaiting actionsPending rolloutsRunning statisticsBusy eventListeners }
  jobs { name lastRun lastOutcome nextRun } backups { date bytes seconds file outcome } } }`;

it("says how platform, database, queues, jobs and backups are, and adds the gateway and the renderer", async () => {
  const about = { version: "1.2.3", node: "24.0.0", startDate: NOW - 60, schemaVersion: "014-x" };
  const queues = {
    notificationsWaiting: 2,
    actionsPending: 3,
    rolloutsRunning: 1,
    statisticsBusy: 0,
    eventListeners: 4,
  };
  // More bytes than an Int holds.
  const tables = [{ name: "reading_hour", bytes: 3e9, rows: null }];
  const backup = { date: NOW - 50, seconds: 4, file: "a.db" };
  platform.on("GET system", () => ({
    platform: about,
    database: { engine: "sqlite", version: "3.53.0", bytes: 5e9, largestTables: tables },
    queues: { reportRuns: [{ state: "waiting", count: 7 }], ...queues },
    jobs: [
      { name: "compaction", lastRun: NOW - 9, lastOutcome: "failed", nextRun: NOW },
      { name: "retention", lastRun: null, lastOutcome: null, nextRun: NOW },
    ],
    backups: [
      { ...backup, bytes: 6e9, outcome: "done" },
      { ...backup, bytes: null, outcome: "noRoom" },
      { ...backup, bytes: null, outcome: "something new" },
    ],
  }));
  const { data, errors } = await ask(gateway, QUERY, { headers: SIGNED_IN });
  expect(errors).toBeUndefined();
  expect(data?.system).toEqual({
    gateway: {
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      node: process.versions.node,
      startDate: NOW,
    },
    platform: about,
    renderer: { available: false, reason: "The report renderer is not running." },
    database: { engine: "SQLITE", version: "3.53.0", bytes: 5e9, largestTables: tables },
    queues: { reportRuns: [{ state: "WAITING", count: 7 }], ...queues },
    jobs: [
      { name: "compaction", lastRun: NOW - 9, lastOutcome: "FAILED", nextRun: NOW },
      { name: "retention", lastRun: null, lastOutcome: null, nextRun: NOW },
    ],
    backups: [
      { ...backup, bytes: 6e9, outcome: "DONE" },
      { ...backup, bytes: null, outcome: "NO_ROOM" },
      { ...backup, bytes: null, outcome: null },
    ],
  });
});

it("says nothing of the gateway to whom the platform refuses it", async () => {
  platform.on("GET system", (_request, reply) => reply.code(403).send({}));
  const { data, errors } = await ask(gateway, QUERY, { headers: SIGNED_IN });
  expect([data, errors?.[0]?.extensions.code]).toEqual([{ system: null }, "FORBIDDEN"]);
});
