import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { ERROR_CODES } from "../src/errors.js";
import { createSchema } from "../src/schema.js";
import { ask, buildGateway, type GraphqlAnswer, SIGNED_IN } from "./gatewayUnderTest.js";
import { type PlatformDouble, startPlatformDouble } from "./platformDouble.js";
import { LOOKING_CALLS, type LookingCall, sampleAnswer } from "./sample/platformSample.js";
import { everyQuery } from "./sample/wholeSchema.js";

type Answer = (call: LookingCall, request: FastifyRequest, reply: FastifyReply) => unknown;

const SECRET = "secret of the platform";
const HTML = `<!doctype html><title>${SECRET}</title><p>http://10.0.0.7/admin`;
const JSON_FIELDS = ["metaData", "data", "schedule", "target"];

const normal: Answer = (call, request) => sampleAnswer(call, request, 3);

/** The same answer in another form, value by value. */
function reformed(value: unknown, form: (key: string, value: unknown) => unknown, key = ""): unknown {
  const inner = Array.isArray(value)
    ? value.map((item) => reformed(item, form, key))
    : typeof value === "object" && value !== null
      ? Object.fromEntries(Object.entries(value).map(([name, part]) => [name, reformed(part, form, name)]))
      : value;
  return form(key, inner);
}

const asJsonText: Answer = (call, request, reply) =>
  reformed(normal(call, request, reply), (key, value) =>
    JSON_FIELDS.includes(key) && typeof value === "object" && !Array.isArray(value)
      ? JSON.stringify(value)
      : value,
  );
const asNumberText: Answer = (call, request, reply) =>
  reformed(normal(call, request, reply), (_key, value) =>
    typeof value === "number" ? String(value) : value,
  );
const withStrangers: Answer = (call, request, reply) =>
  reformed(normal(call, request, reply), (_key, value) =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? { ...value, stranger: { of: ["any", 1] } }
      : value,
  );
/** Ids identify a thing. Everything else may be missing. */
const bare: Answer = (call, request, reply) =>
  reformed(normal(call, request, reply), (_key, value) =>
    typeof value === "object" && value !== null && !Array.isArray(value) && "id" in value
      ? { id: value.id }
      : value,
  );
const nulls: Answer = (call, request, reply) =>
  reformed(normal(call, request, reply), (key, value) =>
    /^(id|.*Id|0|1)$/.test(key) || (typeof value === "object" && value !== null) ? value : null,
  );
const wrongKinds: Answer = (call, request, reply) =>
  reformed(normal(call, request, reply), (key, value) => {
    if (/^(id|.*Id)$/.test(key)) return value;
    if (typeof value === "string") return { text: value };
    if (typeof value === "number") return [value];
    return typeof value === "boolean" ? "maybe" : value;
  });

const FAULTS: [string, Answer, string][] = [
  [
    "HTML with 200",
    (_call, _request, reply) => reply.type("text/html").send(HTML),
    "UPSTREAM_INVALID_RESPONSE",
  ],
  [
    "broken JSON",
    (_call, _request, reply) => reply.send(`[{"id": 1, "${SECRET}`),
    "UPSTREAM_INVALID_RESPONSE",
  ],
  [
    "a page of errors with 500",
    (_call, _request, reply) => reply.code(500).type("text/html").send(HTML),
    "UPSTREAM_ERROR",
  ],
  [
    "a proxy's 503",
    (_call, _request, reply) => reply.code(503).type("text/html").send(HTML),
    "UPSTREAM_UNAVAILABLE",
  ],
  [
    "a redirect to a sign-in page",
    (_call, _request, reply) => reply.code(302).header("location", "http://10.0.0.7/").send(HTML),
    "UPSTREAM_INVALID_RESPONSE",
  ],
  ["a cut connection", (_call, _request, reply) => reply.raw.destroy(), "UPSTREAM_UNAVAILABLE"],
];

/** Queries that the gateway answers by itself. */
const OWN: ReadonlySet<string> = new Set(["portal", "hardwareTypes"]);

const queries = everyQuery(await createSchema()).filter(({ name }) => !OWN.has(name));

let platform: PlatformDouble;
let gateway: FastifyInstance;
/** Waits only a moment for the platform. */
let hasty: FastifyInstance;
let answers: Answer = normal;

beforeAll(async () => {
  platform = await startPlatformDouble();
  for (const call of LOOKING_CALLS)
    platform.on(call, async (request, reply) => {
      const body = await answers(call, request, reply);
      return reply.sent || body === reply || body === undefined ? reply : reply.send(JSON.stringify(body));
    });
  gateway = await buildGateway(platform.url, { ANSWER_CACHE_MS: "0" });
  hasty = await buildGateway(platform.url, { PLATFORM_TIMEOUT_MS: "100" });
});
afterAll(async () => {
  await gateway.close();
  await hasty.close();
  await platform.close();
});

async function answered(query: string, by: Answer, through = gateway): Promise<GraphqlAnswer> {
  answers = by;
  return ask(through, query, { headers: SIGNED_IN });
}

/** Without etags, which depend on the form of the data. */
function withoutMarks(answer: GraphqlAnswer): unknown {
  return JSON.parse(JSON.stringify(answer, (name, value) => (name === "etag" ? undefined : value)));
}

/** Allows no unexpected error, no unlisted code, and no words of the platform. */
function expectOurOwnErrors({ errors }: GraphqlAnswer): void {
  const codes = new Set(errors?.map(({ extensions }) => extensions.code));
  expect(codes).not.toContain("INTERNAL_SERVER_ERROR");
  for (const code of codes) expect(ERROR_CODES).toContain(code);
  expect(JSON.stringify(errors ?? [])).not.toMatch(/secret|10\.0\.0\.7|127\.0\.0\.1|doctype/i);
}

describe.each(queries)("$name, from a platform", ({ query }) => {
  it("that keeps to the contract", async () => {
    const { data, errors, status } = await answered(query, normal);
    expect({ errors, status }).toEqual({ errors: undefined, status: 200 });
    expect(Object.values(data ?? {})[0]).not.toBeNull();
  });

  it.each([
    ["that sends JSON fields as text", asJsonText],
    ["that sends numbers as text", asNumberText],
    ["that sends more than is known here", withStrangers],
  ])("%s, is the same", async (_case, form) => {
    const expected = withoutMarks(await answered(query, normal));
    expect(withoutMarks(await answered(query, form))).toEqual(expected);
  });

  it.each([
    ["that leaves out what it can", bare],
    ["that has nulls for everything but ids", nulls],
    ["that sends other kinds of values", wrongKinds],
  ])("%s, has no fault of ours", async (_case, form) => {
    expectOurOwnErrors(await answered(query, form));
  });

  it.each(FAULTS)("that answers with %s, says so in our words", async (_case, form, code) => {
    const answer = await answered(query, form);
    expectOurOwnErrors(answer);
    expect(answer.errors?.map(({ extensions }) => extensions.code)).toContain(code);
  });

  it("that is silent, is late", async () => {
    const answer = await answered(query, () => new Promise(() => undefined), hasty);
    expectOurOwnErrors(answer);
    expect(answer.errors?.map(({ extensions }) => extensions.code)).toContain("UPSTREAM_TIMEOUT");
  });
});
