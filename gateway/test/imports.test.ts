import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import type { FastifyInstance } from "fastify";
import { ask, buildGateway, NOW, SIGNED_IN } from "./gatewayUnderTest.js";
import { clientJson, NOTHING, type PlatformDouble, startPlatformDouble } from "./platformDouble.js";

let platform: PlatformDouble;
let gateway: FastifyInstance;

beforeEach(async () => {
  platform = await startPlatformDouble();
  gateway = await buildGateway(platform.url);
  platform.on("GET client", () => clientJson(1));
});
afterEach(async () => {
  await gateway.close();
  await platform.close();
});

const asked = (query: string, variables: Record<string, unknown> = {}) =>
  ask(gateway, query, { headers: SIGNED_IN, variables });

const KIND = { code: "KIND", params: {}, message: "What was counted?" };
const REFUSED = { code: "TIME_MISSING", params: {}, message: "There is no time.", count: 2 };
const importJson = (id: number, more: object = {}) => ({
  id,
  clientId: 1,
  state: "read",
  progress: 1,
  fileName: "records.csv",
  fileSize: 4711,
  sha256: "ab",
  createDate: NOW - 100,
  createdBy: "a@b.si",
  options: {
    kind: "bicycle",
    columns: [{ index: 2, role: null }],
    directions: { N: "incoming", Total: null },
  },
  understanding: {
    form: "columns",
    format: "text",
    separator: ";",
    headerLine: 1,
    lines: 96,
    heardBy: "intervals",
    zoneNeeded: true,
    directions: {},
    columns: [{ index: 0, name: "Time", role: "time", unit: null, examples: ["2026-01-05 00:00"] }],
    assumptions: [{ code: "NEW_ONE", params: { seconds: 900 }, message: "Something new." }],
    questions: [{ ...KIND, column: null, answers: ["vehicle", "bicycle"], values: [] }],
    faults: [],
  },
  look: {
    ...{ vehicles: 0, pedestrians: 0, bicycles: 96, readings: 0, intervals: 96, incoming: 96, outgoing: 0 },
    ...{ withoutSpeed: 0, months: [{ month: "2026-01", users: 96 }], first: [{ from: 1, bicycles: 2 }] },
    ...{ from: 100, to: 200, coveredSeconds: 100, coveredHours: 1, coveredDays: 1, gaps: [], gapCount: 0 },
    ...{ refused: 2, refusedByCode: [REFUSED], sameAs: null },
    overlap: {
      deviceSeconds: 60,
      imports: [{ id: 3, fileName: "old.csv", seconds: 40, bicycles: 9, partlyKept: 2 }],
      partlyTaken: 4,
    },
  },
  ...{ appliedDate: null, undoneDate: null, undoneBy: null, canUndo: false, keptUntil: null },
  ...more,
});

const WHOLE = `{ id state progress fileName fileSize createDate createdBy canUndo sha256 appliedDate
  options { kind overlap columns { index role } directions }
  understanding { form separator headerLine lines zoneNeeded columns { index name role examples }
    assumptions { code params message } questions { code column answers values } faults { code } }
  look { bicycles intervals months { month users } first from to refusedByCode { code count } deviceSeconds
    overlapped { id fileName seconds bicycles partlyKept partlyReplaced } partlyTaken partlyLeftOut sameAs } }`;

describe("imports", () => {
  it("are told whole, with codes that nobody here knows", async () => {
    platform.on("GET import", () => importJson(7));
    const { data, errors } = await asked(`{ import(id: 7) ${WHOLE} }`);
    expect(errors).toBeUndefined();
    expect(data?.import).toEqual({
      ...{ id: "7", state: "READ", progress: 1, fileName: "records.csv", fileSize: 4711 },
      ...{ createDate: NOW - 100, createdBy: "a@b.si", canUndo: false, sha256: "ab", appliedDate: null },
      options: {
        kind: "bicycle",
        overlap: null,
        columns: [{ index: 2, role: null }],
        directions: { N: "incoming", Total: null },
      },
      understanding: {
        ...{ form: "columns", separator: ";", headerLine: 1, lines: 96, zoneNeeded: true },
        columns: [{ index: 0, name: "Time", role: "time", examples: ["2026-01-05 00:00"] }],
        assumptions: [{ code: "NEW_ONE", params: { seconds: 900 }, message: "Something new." }],
        questions: [{ code: "KIND", column: null, answers: ["vehicle", "bicycle"], values: [] }],
        faults: [],
      },
      look: {
        ...{ bicycles: 96, intervals: 96, months: [{ month: "2026-01", users: 96 }] },
        ...{ first: [{ from: 1, bicycles: 2 }], from: 100, to: 200, deviceSeconds: 60, sameAs: null },
        ...{ partlyTaken: 4, partlyLeftOut: null },
        refusedByCode: [{ code: "TIME_MISSING", count: 2 }],
        overlapped: [
          { id: "3", fileName: "old.csv", seconds: 40, bicycles: 9, partlyKept: 2, partlyReplaced: null },
        ],
      },
    });
  });

  it("of a device come with one more call", async () => {
    platform.on("GET import/list", () => [importJson(8, { look: null }), importJson(7)]);
    const { data } = await asked("{ client(id: 1) { imports { id look { bicycles } } } }");
    expect(data?.client).toEqual({
      imports: [
        { id: "8", look: null },
        { id: "7", look: { bicycles: 96 } },
      ],
    });
    expect(platform.calls).toEqual(["GET client", "GET import/list"]);
  });

  it("that are not there are null", async () => {
    platform.on("GET import", (_request, reply) => reply.code(404).send({}));
    expect((await asked("{ import(id: 7) { id } }")).data).toEqual({ import: null });
  });

  it("are read again with all that is said of them", async () => {
    let body: unknown;
    platform.on("PATCH import", (request) => {
      body = request.body;
      return importJson(7, { state: "uploaded" });
    });
    const { data } = await asked(
      `mutation ($input: SetImportOptionsInput!) { setImportOptions(input: $input) { import { state } } }`,
      {
        input: {
          id: "7",
          options: {
            columns: [
              { index: 0, role: "time" },
              { index: 2, role: null, unit: null },
            ],
            kind: "bicycle",
            dateOrder: null,
            directions: { N: "incoming", Total: null },
            only: { column: 1, value: "Most" },
          },
        },
      },
    );
    expect(data).toEqual({ setImportOptions: { import: { state: "UPLOADED" } } });
    expect(body).toEqual({
      id: 7,
      options: {
        columns: [
          { index: 0, role: "time" },
          { index: 2, role: null },
        ],
        kind: "bicycle",
        directions: { N: "incoming", Total: null },
        only: { column: 1, value: "Most" },
      },
    });
  });

  it.each([
    ["applyImport", "POST import/apply", "APPLYING"],
    ["undoImport", "POST import/undo", "UNDOING"],
  ])("go on by %s", async (field, call, state) => {
    platform.on(call, () => importJson(7, { state: state.toLowerCase() }));
    const { data } = await asked(`mutation { ${field}(input: { id: "7" }) { import { id state } } }`);
    expect(data).toEqual({ [field]: { import: { id: "7", state } } });
  });

  it("say why they can't be brought in", async () => {
    const message = "It is in already, as import 3.";
    platform.on("POST import/apply", (_request, reply) =>
      reply.code(409).send({ error: { code: "CONFLICT", fault: "IMPORTED_ALREADY", params: { import: 3 } } }),
    );
    const { errors } = await asked('mutation { applyImport(input: { id: "7" }) { import { id } } }');
    const extensions = { code: "CONFLICT", fault: "IMPORTED_ALREADY", params: { import: 3 } };
    expect(errors).toMatchObject([{ message, extensions }]);
  });

  it("are thrown away", async () => {
    platform.on("DELETE import", (_request, reply) => reply.code(204).send());
    const { data } = await asked('mutation { deleteImport(input: { id: "7" }) { id } }');
    expect(data).toEqual({ deleteImport: { id: "7" } });
  });

  it("are not asked of a platform that takes none", async () => {
    const plain = await startPlatformDouble(0, NOTHING);
    const before = await buildGateway(plain.url);
    plain.on("GET client", () => clientJson(1));
    const { data, errors } = await ask(before, "{ client(id: 1) { id imports { id } } }", {
      headers: SIGNED_IN,
    });
    expect(data).toEqual({ client: { id: "1", imports: null } });
    expect(errors).toMatchObject([{ extensions: { code: "NOT_OFFERED" } }]);
    expect(plain.calls).not.toContain("GET import/list");
    await before.close();
    await plain.close();
  });
});

describe("exclusions", () => {
  const exclusion = { id: 4, clientId: 1, from: 100, to: 200, reason: "Test drive", createDate: NOW };
  const removed = { vehicles: 12, pedestrians: 0, bicycles: 3, coveredSeconds: 100 };
  const sessionOf = (admin: boolean) => ({ user: { id: 2, email: "u@b.si", admin }, group: null });

  it("of a device are told to administrators", async () => {
    platform.on("GET user/session", () => sessionOf(true));
    platform.on("GET exclusion/list", () => [exclusion]);
    const { data } = await asked("{ client(id: 1) { exclusions { id from to reason createdBy } } }");
    expect(data?.client).toEqual({
      exclusions: [{ id: "4", from: 100, to: 200, reason: "Test drive", createdBy: null }],
    });
  });

  it("are nobody else's matter", async () => {
    platform.on("GET user/session", () => sessionOf(false));
    expect(await asked("{ client(id: 1) { exclusions { id } } }")).toMatchObject({
      data: { client: { exclusions: null } },
      errors: undefined,
    });
  });

  it("are tried, made and ended", async () => {
    let tried: unknown;
    platform.on("POST exclusion", (request) => {
      tried = request.headers["x-dry-run"];
      return { ...exclusion, removed };
    });
    platform.on("DELETE exclusion", () => ({ restored: removed }));
    const input = { clientId: "1", from: 100, to: 200, reason: "Test drive", dryRun: true };
    const counts = "{ vehicles pedestrians bicycles coveredSeconds }";
    const added = await asked(
      `mutation ($input: AddExclusionInput!) { addExclusion(input: $input) { exclusion { id } removed ${counts} } }`,
      { input },
    );
    expect(added.data).toEqual({ addExclusion: { exclusion: { id: "4" }, removed } });
    expect(tried).toBe("true");
    const ended = await asked(`mutation { deleteExclusion(input: { id: "4" }) { restored ${counts} } }`);
    expect(ended.data).toEqual({ deleteExclusion: { restored: removed } });
  });
});

it("figures say of which period they really are", async () => {
  platform.on("GET measurement/summary", () => [
    {
      clientId: 1,
      startTimestamp: 100,
      endTimestamp: 200,
      resolution: { unit: "hour", startTimestamp: 0, endTimestamp: 3600 },
    },
  ]);
  const { data } = await asked(
    "{ client(id: 1) { summary(interval: { from: 100, to: 200 }) { resolution { unit from to } } } }",
  );
  expect(data?.client).toEqual({ summary: { resolution: { unit: "HOUR", from: 0, to: 3600 } } });
});
