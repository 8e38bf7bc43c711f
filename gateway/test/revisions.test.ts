import { afterEach, beforeEach, expect, it } from "@jest/globals";
import type { FastifyInstance } from "fastify";
import { ask, buildGateway, SIGNED_IN } from "./gatewayUnderTest.js";
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

const restore = (kind: string) =>
  ask(
    gateway,
    `mutation { restoreRevision(input: { kind: ${kind}, id: 3, version: 1, ifMatch: "now" }) { restored } }`,
    { headers: SIGNED_IN },
  );

const [FROM, TO] = [1_790_000_000, 1_790_086_400];

it.each([
  {
    kind: "NOTE",
    call: "PUT note",
    earlier: { clientId: 7, groupId: null, kind: "event", text: "Sejem", from: FROM, to: TO },
    sent: { id: 3, kind: "event", text: "Sejem", from: FROM, to: TO },
  },
  {
    // What its events are and where they come from is not kept: they stay.
    kind: "CALENDAR",
    call: "PUT calendar",
    earlier: { groupId: 1, name: "Šola", kind: "schoolHolidays", url: "https://example.si/…" },
    sent: { id: 3, name: "Šola", kind: "schoolHolidays" },
  },
])("restores $kind by its own edit, held to what it is now", async ({ kind, call, earlier, sent }) => {
  const version = { time: FROM, changedBy: null, removed: false };
  const edits: unknown[] = [];
  platform.on("GET revision/list", () => [{ ...version, version: 2, changeCount: 0, changes: [] }]);
  platform.on("GET revision", () => ({ ...version, version: 1, content: earlier }));
  platform.on(call, (request) => {
    edits.push([request.body, request.headers["if-match"]]);
    return {};
  });
  const { data, errors } = await restore(kind);
  expect(errors).toBeUndefined();
  expect(data).toEqual({ restoreRevision: { restored: true } });
  expect(edits).toEqual([[sent, '"now"']]);
});

const SINCE = FROM - 86_400;
/** As the platform keeps them; as its calls have them, null stands for 0. */
const LIMITS = (...speeds: number[]) =>
  speeds.map((speedLimit, index) => ({ from: index * SINCE, speedLimit }));
const wire = (limits: { from: number; speedLimit: number }[]) =>
  limits.map(({ from, speedLimit }) => ({ from: from || null, speedLimit }));

async function restoreLimits(now: number[], earlier: number[]) {
  const edits: unknown[] = [];
  const told = (limits: ReturnType<typeof LIMITS>) => ({ clientId: 3, limits: wire(limits), etag: "now" });
  platform.on("GET client/limits", () => told(LIMITS(...now)));
  platform.on("GET revision", () => ({
    ...{ version: 1, time: FROM, changedBy: null, removed: false },
    content: { limits: LIMITS(...earlier) },
  }));
  platform.on("PUT client/limits", (request) => {
    edits.push([request.body, request.headers["if-match"]]);
    return told(LIMITS(...earlier));
  });
  const input = '{ kind: SPEED_LIMITS, id: 3, version: 1, ifMatch: "now" }';
  const fields = "restored speedLimits { list { from speedLimit } }";
  const question = `mutation { restoreRevision(input: ${input}) { ${fields} } }`;
  return { edits, ...(await ask(gateway, question, { headers: SIGNED_IN })) };
}

it("restores which limits were in force when, and tells them", async () => {
  const { edits, data, errors } = await restoreLimits([40, 30], [50, 30]);
  expect(errors).toBeUndefined();
  const list = wire(LIMITS(50, 30));
  expect(edits).toEqual([[{ clientId: 3, limits: list }, '"now"']]);
  expect(data).toEqual({ restoreRevision: { restored: true, speedLimits: { list } } });
});

it("restores no history whose last limit is not the one that is set: a sign would not follow", async () => {
  const { edits, errors } = await restoreLimits([50, 30], [50]);
  expect(errors?.[0]?.extensions).toMatchObject({
    code: "VALIDATION_FAILED",
    fields: [{ path: "version", fault: "OTHER_LIMIT_NOW", params: { earlier: 50, now: 30 } }],
  });
  expect(edits).toEqual([]);
});
