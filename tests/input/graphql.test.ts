import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { Stored } from "../../platform/test/stored.js";
import { idsOf } from "../../platform/test/tenants.js";
import { keepFigures } from "../../tools/figures.mjs";
import { ask } from "../rights/asking.js";
import type { Caller } from "../rights/callers.js";
import { QUERIES } from "../rights/queries.js";
import { Subscription } from "../rights/subscribing.js";
import { makeWorld, type World } from "../rights/world.js";
import { type Attempt, argumentsOf, attempts } from "./attempts.js";
import { ASKED_FIELDS, type AskedField, isNeeded } from "./fields.js";
import { written } from "./hostile.js";
import { literal } from "./literal.js";

/** Tries of each field by each caller; `TEST_FUZZ=500` runs more. */
const RUNS = Number(process.env.TEST_FUZZ ?? 4);
const CALLERS: readonly Caller[] = ["admin", "user"];
/** Codes of failures, as opposed to faults of the input. */
const FAILURES = /^(INTERNAL_SERVER_ERROR|UPSTREAM_\w+)$/;
/** Codes of input faults, which must name the place. */
const SPEAKS_OF_INPUT = ["BAD_USER_INPUT", "VALIDATION_FAILED"];
/** Faults of a whole operation. */
const SPEAKS_OF_ALL =
  /^(The operation has |The request is too large|Too many validation errors|Body is not valid JSON)/;

interface Fault {
  message: string;
  locations?: unknown;
  path?: (string | number)[];
  extensions: { code: string; fields?: { path: string; message: string }[] };
}
interface Answered {
  status: number;
  data?: Record<string, unknown> | null;
  errors?: Fault[];
}

let world: World;
let stored: Stored;
let sent = 0;
beforeAll(async () => {
  world = await makeWorld();
  stored = await Stored.of(world.platform);
}, 60_000);
afterAll(async () => {
  await stored.close();
  await world.close();
});

/** The operation of an attempt, with variables or with everything in its text. */
function operationOf(field: AskedField, attempt: Attempt): { query: string; variables: object } {
  const ids = idsOf(world.tenants, "own");
  const values = argumentsOf(attempt, field.usual(ids), field.args, ids);
  const given = field.args.filter(({ name }) => name in values);
  if (attempt.inText) {
    const texts = given.map(({ name, type }) => [name, literal(values[name], type)] as const);
    if (texts.every(([, text]) => text !== undefined))
      return { query: field.operation(inBrackets(texts), "", ids), variables: {} };
  }
  const named = field.args.filter((arg) => given.includes(arg) || isNeeded(arg));
  const declared = inBrackets(named.map(({ name, type }) => [`$${name}`, String(type)]));
  const passed = inBrackets(named.map(({ name }) => [name, `$${name}`]));
  return { query: field.operation(passed, declared, ids), variables: values };
}

const inBrackets = (pairs: readonly (readonly [string, string | undefined])[]) =>
  pairs.length === 0 ? "" : `(${pairs.map(([name, value]) => `${name}: ${value}`).join(", ")})`;

async function send(
  field: AskedField,
  who: Caller,
  body: { query: string; variables: object },
): Promise<Answered> {
  if (field.kind === "subscription") {
    const opened = await Subscription.open(world, world.headersOf[who], body.query, body.variables as never);
    if (!(opened instanceof Subscription))
      return { status: opened.status, ...(JSON.parse(opened.text) as object) };
    opened.close();
    return { status: 200, data: {} };
  }
  const answer = await world.inject({
    method: "POST",
    url: "/graphql",
    headers: { ...world.headersOf[who], "content-type": "application/json" },
    payload: written(body),
  });
  return { status: answer.statusCode, ...(answer.json() as object) };
}

/**
 * True if an input fault names its place: by the path of the argument or of the input's field, or by its
 * position in the operation's text.
 */
function namesPlace(
  { names }: AskedField,
  { inText }: Attempt,
  { message, locations, extensions }: Fault,
): boolean {
  if (SPEAKS_OF_ALL.test(message) || (inText && locations !== undefined)) return true;
  const { fields = [] } = extensions;
  return fields.length > 0 && fields.every(({ path }) => names.has(path.split(".")[0] ?? ""));
}

describe.each(ASKED_FIELDS.map((field) => [field.name, field] as const))("%s", (_name, field) => {
  it.each(CALLERS)("refuses or takes what is wrong, but never fails: %s", async (who) => {
    await fc.assert(
      fc.asyncProperty(attempts, async (attempt) => {
        const { status, data, errors = [] } = await send(field, who, operationOf(field, attempt));
        sent += 1;
        const seen = JSON.stringify({ status, errors });
        const changed = await stored.changes();
        if (status >= 500 || errors.some(({ extensions }) => FAILURES.test(extensions.code)))
          throw new Error(`failed: ${seen}`);
        const unnamed = errors.filter(
          (fault) => SPEAKS_OF_INPUT.includes(fault.extensions.code) && !namesPlace(field, attempt, fault),
        );
        if (unnamed.length > 0) throw new Error(`names no place: ${seen}`);
        const isRefused = errors.length > 0 && !Object.values(data ?? {}).some((value) => value !== null);
        if (isRefused && changed.length > 0) throw new Error(`stored ${changed}, and refused: ${seen}`);
      }),
      { numRuns: RUNS },
    );
  });
});

const REPEATABLE = ASKED_FIELDS.filter(
  ({ kind, names }) => kind === "mutation" && names.has("idempotencyKey"),
);

it.each(REPEATABLE.map((field) => [field.name, field] as const))(
  "%s takes the key that its input offers",
  async (_name, field) => {
    const usual = field.usual(idsOf(world.tenants, "own"));
    const input = { ...(usual.input as object), dryRun: true, idempotencyKey: `key-of-${field.name}` };
    const [{ name = "", type = "" } = {}] = field.args;
    const query = field.operation(
      inBrackets([[name, `$${name}`]]),
      inBrackets([[`$${name}`, String(type)]]),
      idsOf(world.tenants, "own"),
    );
    for (const who of CALLERS) {
      const { errors = [] } = await send(field, who, { query, variables: { input } });
      const places = errors.flatMap(({ extensions }) => extensions.fields ?? []).map(({ path }) => path);
      expect(places.filter((path) => /key|dry/i.test(path))).toEqual([]);
    }
  },
);

it("has stored nothing that it can't show", async () => {
  for (const row of QUERIES) {
    const { status, errors = [] } = await ask(world, { row, who: "admin", target: "own" });
    const failures = errors.filter(({ extensions }) => FAILURES.test(extensions.code));
    expect([row.field, status < 500, failures]).toEqual([row.field, true, []]);
  }
});

it("has given no object a key that was sent", () => {
  expect(Reflect.ownKeys(Object.prototype)).not.toContain("admin");
  expect({}).not.toHaveProperty("admin");
  if (process.env.TEST_HEAVY && process.env.TEST_FUZZ)
    keepFigures(
      "input",
      ["what", "measured"],
      [
        ["fields with arguments", String(ASKED_FIELDS.length)],
        ["operations with something wrong", sent.toLocaleString("en")],
        ["answers of 500, or that something failed", "0"],
        ["refused, and stored all the same", "0"],
        ["refused without a word of where", "0"],
      ],
    );
});
