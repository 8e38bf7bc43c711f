import { afterEach, beforeEach, expect, it } from "@jest/globals";
import type { FastifyInstance } from "fastify";
import { ask, buildGateway, SIGNED_IN } from "./gatewayUnderTest.js";
import { NOTHING, type PlatformDouble, startPlatformDouble } from "./platformDouble.js";

const SIGN = { id: 7, guid: "sign", groups: [4], metaData: {} };
const OWN = {
  speeds: [
    { to: 30, name: "počasi" },
    { to: null, name: null },
  ],
  lengths: null,
};
const GROUP = { id: 4, name: "Bled", metaData: { groupType: "speed", ownClasses: OWN } };
const ROW = { name: "počasi", vehicles: 3, percentage: 75, incoming: 1, outgoing: 2 };
const INTERVAL = "interval: { from: 1790000000, to: 1790086400 }";
const ROWS = "from to name vehicles percentage incoming outgoing isEstimate";

let platform: PlatformDouble;
let gateway: FastifyInstance;

beforeEach(async () => {
  platform = await startPlatformDouble();
  gateway = await buildGateway(platform.url);
  platform.on("GET client", () => SIGN);
  platform.on("GET group/list", () => [GROUP]);
});
afterEach(async () => {
  await gateway.close();
  await platform.close();
});

const asked = (question: string, variables = {}) => ask(gateway, question, { headers: SIGNED_IN, variables });

it("tells a group's own classes; of a group without them none, of one without metadata nothing", async () => {
  const bare = { id: 5, name: "Gola" };
  platform.on("GET group/list", () => [GROUP, { ...bare, metaData: {} }, { ...bare, id: 6 }]);
  const { data, errors } = await asked(
    "{ groups { id ownClasses { speeds { to name } lengths { to name } } } }",
  );
  expect(errors).toBeUndefined();
  expect(data?.groups).toEqual([
    { id: "4", ownClasses: OWN },
    { id: "5", ownClasses: { speeds: null, lengths: null } },
    { id: "6", ownClasses: null },
  ]);
});

it("asks for figures by own classes, the group's or others, one call each", async () => {
  const queries: Record<string, string>[] = [];
  platform.on("GET measurement", (request) => {
    queries.push(request.query as Record<string, string>);
    return {
      clientId: 7,
      estimates: ["own_classes"],
      own_classes: {
        speeds: [
          { from: 1, to: 30, ...ROW, is_estimate: true },
          { from: 31, to: null, ...ROW, name: null, incoming: null, is_estimate: false },
        ],
        lengths: [{ from: 0, to: 2.5, ...ROW, is_estimate: false }],
      },
    };
  });
  const fields = `{ estimates ownClasses { speeds { ${ROWS} } lengths { ${ROWS} } } }`;
  const { data, errors } = await asked(
    `{ client(id: 7) { own: measurement(${INTERVAL}) ${fields} other: measurement(${INTERVAL}, speedClasses: [30, 50], lengthClasses: [2.5, 9]) ${fields} } }`,
  );
  expect(errors).toBeUndefined();
  const told = {
    estimates: ["OWN_CLASSES"],
    ownClasses: {
      speeds: [
        { from: 1, to: 30, ...ROW, isEstimate: true },
        { from: 31, to: null, ...ROW, name: null, incoming: null, isEstimate: false },
      ],
      lengths: [{ from: 0, to: 2.5, ...ROW, isEstimate: false }],
    },
  };
  expect(data?.client).toEqual({ own: told, other: told });
  expect(queries.map(({ type, speedClasses, lengthClasses }) => [type, speedClasses, lengthClasses])).toEqual(
    expect.arrayContaining([
      ["ownClasses", undefined, undefined],
      ["ownClasses", "30,50", "2.5,9"],
    ]),
  );
});

const UPDATE = "mutation ($input: UpdateGroupInput!) { updateGroup(input: $input) { group { id } } }";

it("sets classes whole, or takes them away, held to what their maker knew", async () => {
  platform.on("PATCH group", () => GROUP);
  const speeds = [{ to: 30, name: "počasi" }, {}];
  const input = { id: "4", ifMatch: "e1" };
  await asked(UPDATE, { input: { ...input, ownClasses: { speeds } } });
  await asked(UPDATE, { input: { ...input, ownClasses: null } });
  expect(platform.requests.map(({ body, headers }) => [body, headers["if-match"]])).toEqual([
    [{ id: 4, metaData: JSON.stringify({ ownClasses: OWN }) }, '"e1"'],
    [{ id: 4, metaData: '{"ownClasses":null}' }, '"e1"'],
  ]);
});

it("names the class that the platform refuses", async () => {
  platform.on("PATCH group", (_request, reply) =>
    reply.code(422).send({
      error: {
        code: "VALIDATION_FAILED",
        message: "No.",
        details: {
          fields: [
            {
              path: "metaData.ownClasses.speeds.1.to",
              message: "No.",
              fault: "NOT_ABOVE",
              params: { limit: 30 },
            },
          ],
        },
      },
    }),
  );
  const speeds = [{ to: 30 }, { to: 20 }, {}];
  const { errors } = await asked(UPDATE, { input: { id: "4", ownClasses: { speeds } } });
  expect(errors?.[0]?.extensions).toMatchObject({
    fields: [{ path: "ownClasses.speeds.1.to", fault: "NOT_ABOVE", params: { limit: 30 } }],
  });
});

it("asks no other platform for classes, nor sends it any", async () => {
  const plain = await startPlatformDouble(0, NOTHING);
  const other = await buildGateway(plain.url);
  plain.on("GET client", () => SIGN);
  plain.on("GET measurement", () => ({ clientId: 7, total_vehicles: 3 }));
  const at = (question: string, variables = {}) => ask(other, question, { headers: SIGNED_IN, variables });
  const by = (classes: string) =>
    at(`{ client(id: 7) { measurement(${INTERVAL}${classes}) { ownClasses { speeds { from } } } } }`);
  expect((await by("")).data?.client).toEqual({ measurement: { ownClasses: null } });
  expect((await by(", speedClasses: [30]")).errors?.[0]?.extensions).toMatchObject({ code: "NOT_OFFERED" });
  const set = await at(UPDATE, { input: { id: "4", ownClasses: null } });
  expect(set.errors?.[0]?.extensions).toMatchObject({ code: "NOT_OFFERED" });
  expect(plain.calls.filter((call) => call === "GET measurement")).toHaveLength(1);
  await other.close();
  await plain.close();
});

it("leaves own classes out of what it asks a platform with parts, but without these", async () => {
  const parts = await startPlatformDouble(0, "measurement-parts");
  const other = await buildGateway(parts.url);
  parts.on("GET client", () => SIGN);
  const types: unknown[] = [];
  parts.on("GET measurement", (request) => {
    types.push((request.query as { type?: string }).type);
    return { clientId: 7, peak_hour: null };
  });
  const at = (fields: string) =>
    ask(other, `{ client(id: 7) { measurement(${INTERVAL}) { ${fields} } } }`, { headers: SIGNED_IN });
  await at("peakHour { vehicles } ownClasses { speeds { from } }");
  await at("ownClasses { speeds { from } }");
  expect(types).toEqual(["peakHour", "frequency"]);
  await other.close();
  await parts.close();
});
