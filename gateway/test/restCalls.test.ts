import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { FastifyInstance } from "fastify";
import { getOperationAST, parse } from "graphql";
import { collectOperations } from "../src/operations/collectOperations.js";
import { ask, buildGateway, NOW, SIGNED_IN } from "./gatewayUnderTest.js";
import { type PlatformDouble, startPlatformDouble } from "./platformDouble.js";
import { LOOKING_CALLS, sendSample } from "./sample/platformSample.js";

/**
 * The number of REST calls of each query of the portal, of embeds, and of the examples, for lists of any
 * length.
 */
const CALLS: Record<string, number> = {
  ActionChoices: 1,
  ActionTemplates: 1,
  Actions: 2,
  AdminClient: 6,
  AdminClientRecords: 4,
  ApiKeys: 3,
  AuditChanges: 1,
  AuditLog: 2,
  ClientNotes: 1,
  LastRevision: 1,
  Revisions: 1,
  ClientConfig: 3,
  ClientFacts: 1,
  ClientFreeFlow: 2,
  ClientDiagnostics: 2,
  ClientDisplay: 2,
  ClientEmbed: 5,
  ClientSettings: 3,
  ClientSpeedLimits: 3,
  ClientStays: 4,
  ClientSpeedFigures: 2,
  ClientDailyTraffic: 2,
  ClientQuarterHours: 2,
  // Here and in two more, one more where directions are named: when the device was last moved.
  ClientTraffic: 4,
  Clients: 2,
  Compare: 4,
  ConfigDocument: 2,
  ConfigHistory: 2,
  ConfigTemplate: 1,
  ConfigTemplates: 1,
  DevicesOfGroup: 2,
  DisplayChoices: 3,
  ErrorReports: 1,
  // One more if an administrator asks.
  Exclusions: 2,
  ExportFiles: 0,
  FirmwareAssignments: 2,
  FirmwareChoices: 1,
  Firmwares: 1,
  FleetConfigs: 1,
  FleetOverlaps: 1,
  FleetClocks: 1,
  ClientClock: 1,
  FleetHealth: 2,
  FollowingConfig: 2,
  GeneratedConfig: 2,
  GroupCalendars: 2,
  GroupCrest: 2,
  GroupSettings: 2,
  GuestOffers: 1,
  HardwareTypes: 0,
  ImportWhole: 1,
  Imports: 3,
  LastMonthAsPdf: 1,
  ListMyClients: 1,
  MonthReportFigures: 2,
  MonthV85ByDay: 2,
  MySecondFactors: 1,
  MySessions: 1,
  NextTrafficVideo: 1,
  NotesAround: 3,
  NotificationPreferences: 1,
  Notifications: 2,
  OpenErrorReports: 1,
  MoveChoices: 5,
  MoveHint: 2,
  PeriodNotes: 4,
  PlacesOfDevices: 3,
  Portal: 0,
  Profile: 1,
  // One where nobody moved a device.
  Places: 3,
  PublicLocation: 2,
  PublicLocations: 2,
  PublicPage: 1,
  PublicPeople: 2,
  PublicSummaries: 3,
  PublicTraffic: 4,
  ReadingsPageByPage: 2,
  RefreshClient: 2,
  Report: 12,
  ReportCrest: 2,
  ReportScheduleDates: 1,
  ReportScheduleRuns: 4,
  ReportSchedules: 3,
  RoadAveragePerHour: 2,
  RoadFigures: 2,
  RoadHistogram: 2,
  RoadPeople: 2,
  RoadPeopleCount: 2,
  RoadPercentiles: 2,
  RoadSpeedClasses: 2,
  RoadSpeeds: 2,
  RoadVehicleCount: 2,
  RoadVehiclesPerDay: 2,
  Rollout: 3,
  Rollouts: 2,
  SerialNumberOfClient: 2,
  Session: 1,
  SharedResources: 1,
  SignedIn: 1,
  Signs: 3,
  SummaryGroups: 2,
  System: 1,
  TrafficVideoCounts: 1,
  TrafficVideos: 4,
  TryValveSchedule: 1,
  Users: 2,
  ValveHistory: 3,
  ValveLocation: 2,
  ValveLocations: 1,
  ValveSchedulePreview: 1,
  ValveSchedules: 1,
  ValveWeek: 3,
  WatchStagedRollout: 3,
};

const VARIABLES: Record<string, unknown> = {
  input: { clientId: "1" },
  stored: { clientId: "1" },
  ids: ["1", "2"],
  clientIds: ["1", "2"],
  cron: "0 6 1 * *",
  version: 1,
  bucket: "GLOBAL_CUSTOM_TEXTS",
  kind: "GROUP",
  id: "1",
  clientId: "1",
  groupId: "1",
  locationId: "1",
  interval: { preset: "LAST_24H" },
  earlier: { from: NOW - 86_400, to: NOW },
  later: { from: NOW, to: NOW + 86_400 },
  from: NOW - 86_400,
  to: NOW,
  isShort: true,
  gap: 4,
  first: 100,
  actions: 100,
  schedule: [{ startTime: "06:00", duration: 600, weekDays: ["MONDAY"] }],
};

/** The two sides of a comparison. */
const [before, after] = [2, 1].map((days) => ({ from: NOW - days * 86_400, to: NOW - (days - 1) * 86_400 }));
const COMPARED = {
  before: { clientId: "1", interval: before },
  after: { clientId: "1", interval: after },
  beforeId: "1",
  beforeInterval: before,
  afterId: "1",
  afterInterval: after,
};

const folder = new URL("../../schema/operations", import.meta.url).pathname;
const queries = collectOperations(folder)
  .map(({ name, text }) => ({ name, text, operation: getOperationAST(parse(text), name) }))
  .filter(({ operation }) => operation?.operation === "query");

let platform: PlatformDouble;
let gateway: FastifyInstance;
let size = 10;

beforeAll(async () => {
  platform = await startPlatformDouble();
  for (const call of LOOKING_CALLS)
    platform.on(call, (request, reply) => sendSample(call, request, reply, size));
  gateway = await buildGateway(platform.url, { ANSWER_CACHE_MS: "0" });
});
afterAll(async () => {
  await gateway.close();
  await platform.close();
});

async function callsOf(name: string, text: string, names: string[], items: number): Promise<string[]> {
  size = items;
  platform.calls.length = 0;
  const known: Record<string, unknown> = name === "Compare" ? COMPARED : VARIABLES;
  const variables = Object.fromEntries(
    names.filter((variable) => variable in known).map((variable) => [variable, known[variable]]),
  );
  const { errors } = await ask(gateway, text, { headers: SIGNED_IN, variables });
  expect(errors).toBeUndefined();
  return [...platform.calls].sort();
}

describe("REST calls of", () => {
  it.each(queries)("$name do not grow with its lists", async ({ name, text, operation }) => {
    const names = operation?.variableDefinitions?.map(({ variable }) => variable.name.value) ?? [];
    const few = await callsOf(name, text, names, 10);
    expect(await callsOf(name, text, names, 100)).toEqual(few);
    expect({ [name]: few.length }).toEqual({ [name]: CALLS[name] });
  });

  it("no query that is gone are recorded", () => {
    expect(Object.keys(CALLS).sort()).toEqual(queries.map(({ name }) => name).sort());
  });
});

describe("200 identical queries at the same time", () => {
  it("make one upstream call", async () => {
    platform.calls.length = 0;
    const asItComes = await buildGateway(platform.url);
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => ask(asItComes, "{ clients { id name } }", { headers: SIGNED_IN })),
    );
    await asItComes.close();
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    expect(answers[0]?.errors).toBeUndefined();
    expect(platform.calls).toEqual(["GET client/list"]);
  });
});
