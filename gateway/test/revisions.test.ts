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
