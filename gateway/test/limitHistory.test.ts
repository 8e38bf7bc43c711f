import { afterEach, beforeEach, expect, it } from "@jest/globals";
import type { FastifyInstance } from "fastify";
import { ask, buildGateway, SIGNED_IN } from "./gatewayUnderTest.js";
import { NOTHING, type PlatformDouble, startPlatformDouble } from "./platformDouble.js";

const SIGN = { id: 7, guid: "sign", groups: [1], metaData: { locationName: "Glavna cesta" } };
const SINCE = 1_790_000_000;
const HISTORY = {
  clientId: 7,
  limits: [
    { from: null, speedLimit: 50 },
    { from: SINCE, speedLimit: 30 },
  ],
  etag: "etag-of-limits",
};
const INTERVAL = `interval: { from: ${SINCE - 86_400}, to: ${SINCE + 86_400} }`;

let platform: PlatformDouble;
let gateway: FastifyInstance;

beforeEach(async () => {
  platform = await startPlatformDouble();
  gateway = await buildGateway(platform.url);
  platform.on("GET client", () => SIGN);
  platform.on("GET client/limits", () => HISTORY);
});
afterEach(async () => {
  await gateway.close();
  await platform.close();
});

const asked = (question: string) => ask(gateway, question, { headers: SIGNED_IN });

it("tells which limits were in force when", async () => {
  const { data, errors } = await asked("{ client(id: 7) { speedLimits { etag list { from speedLimit } } } }");
  expect(errors).toBeUndefined();
  expect(data?.client).toEqual({ speedLimits: { etag: "etag-of-limits", list: HISTORY.limits } });
});

it("asks for figures by the limits of the time, and as if another one had been in force", async () => {
  const queries: unknown[] = [];
  platform.on("GET measurement", (request) => {
    const { speedLimit } = request.query as { speedLimit?: string };
    queries.push(speedLimit);
    return {
      clientId: 7,
      speed_limit: speedLimit ? Number(speedLimit) : 30,
      speed_limits: speedLimit
        ? [{ from: SINCE - 86_400, speed_limit: Number(speedLimit) }]
        : [
            { from: SINCE - 86_400, speed_limit: 50 },
            { from: SINCE, speed_limit: 30 },
          ],
      is_assumed_limit: speedLimit !== undefined,
      thresholds: [{ above: speedLimit ? 40 : null, over_limit: 0, vehicles: 3, percentage: 10 }],
    };
  });
  const fields =
    "speedLimit isAssumedLimit speedLimits { from speedLimit } speedThresholds { above overLimit vehicles }";
  const { data, errors } = await asked(
    `{ client(id: 7) { now: measurement(${INTERVAL}) { ${fields} } asIf: measurement(${INTERVAL}, asIfLimit: 40) { ${fields} } } }`,
  );
  expect(errors).toBeUndefined();
  expect(queries.sort()).toEqual(["40", undefined]);
  expect(data?.client).toEqual({
    now: {
      speedLimit: null,
      isAssumedLimit: false,
      speedLimits: [
        { from: SINCE - 86_400, speedLimit: 50 },
        { from: SINCE, speedLimit: 30 },
      ],
      // A threshold without one speed is a threshold all the same.
      speedThresholds: [{ above: null, overLimit: 0, vehicles: 3 }],
    },
    asIf: {
      speedLimit: 40,
      isAssumedLimit: true,
      speedLimits: [{ from: SINCE - 86_400, speedLimit: 40 }],
      speedThresholds: [{ above: 40, overLimit: 0, vehicles: 3 }],
    },
  });
});

it("says anew which were in force, held to what its maker knew", async () => {
  let sent: unknown;
  let held: unknown;
  platform.on("PUT client/limits", (request) => {
    sent = request.body;
    held = [request.headers["if-match"], request.headers["x-dry-run"]];
    return HISTORY;
  });
  const { data, errors } = await asked(
    `mutation { setSpeedLimits(input: { clientId: 7, ifMatch: "etag-of-limits", dryRun: true, limits: [{ speedLimit: 50 }, { from: ${SINCE}, speedLimit: 30 }] }) { client { id } speedLimits { list { speedLimit } } } }`,
  );
  expect(errors).toBeUndefined();
  expect(data?.setSpeedLimits).toEqual({
    client: null,
    speedLimits: { list: [{ speedLimit: 50 }, { speedLimit: 30 }] },
  });
  expect(sent).toEqual({ clientId: 7, limits: HISTORY.limits });
  expect(held).toEqual(['"etag-of-limits"', "true"]);
});

it("asks no other platform for figures as if: it would answer by its own limit", async () => {
  const plain = await startPlatformDouble(0, NOTHING);
  const other = await buildGateway(plain.url);
  plain.on("GET client", () => SIGN);
  const at = (question: string) => ask(other, question, { headers: SIGNED_IN });
  expect((await at("{ client(id: 7) { speedLimits { etag } } }")).data?.client).toEqual({
    speedLimits: null,
  });
  const answer = await at(`{ client(id: 7) { measurement(${INTERVAL}, asIfLimit: 30) { speedLimit } } }`);
  expect(answer.errors?.[0]?.extensions).toMatchObject({ code: "NOT_OFFERED" });
  expect(plain.calls.filter((call) => call === "GET measurement")).toEqual([]);
  await other.close();
  await plain.close();
});
