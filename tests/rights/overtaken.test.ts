import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { type GraphQLInputObjectType, getNamedType, isInputObjectType } from "graphql";
import { contentOf } from "../../platform/test/content.js";
import { ROWS, rootFieldOf, SCHEMA, send, variablesOf } from "./asking.js";
import { MUTATIONS } from "./mutations.js";
import { operationFor, selectionOf } from "./selection.js";
import { makeWorld, type World } from "./world.js";

let world: World;
beforeAll(async () => {
  world = await makeWorld();
}, 60_000);
afterAll(() => world.close());

/** Changes without an etag, and why none is lost because of that. */
const FREE: Record<string, string> = {
  setActionsEnabled: "says what is to be of each",
  setClientsGroup: "says where devices are to be",
  setErrorReportsDone: "says what is to be of each",
  setImportOptions: "is refused once somebody else let the file count",
  setPasswordByLink: "is for whoever holds the only link",
  setRainDelay: "says until when it rains",
  setValveMode: "says how valves are to be",
  updateClients: "says what cameras count",
  updateUsers: "sets the flags that it names",
  updateValveBundle: "has a version of its own",
};

/** null: it takes none. */
const inputOf = (name: string): GraphQLInputObjectType | null => {
  const type = SCHEMA.getMutationType()
    ?.getFields()
    [name]?.args.find((arg) => arg.name === "input")?.type;
  const input = type && getNamedType(type);
  return isInputObjectType(input) ? input : null;
};

/** Place of the etag that a change is based on: in its input, or in each of its items. */
function placeOf(name: string): "input" | "items" | null {
  const fields = inputOf(name)?.getFields() ?? {};
  if (fields.ifMatch) return "input";
  const items = fields.items && getNamedType(fields.items.type);
  return isInputObjectType(items) && items.getFields().ifMatch ? "items" : null;
}

const mutations = Object.keys(SCHEMA.getMutationType()?.getFields() ?? {});
const held = mutations.filter((name) => placeOf(name) !== null);

it("holds every edit to what its maker knew, but for those that lose nothing", () => {
  const edits = mutations.filter((name) => /^(update|set|assignConfig$|restore)/.test(name));
  expect(edits.filter((name) => !held.includes(name)).sort()).toEqual(Object.keys(FREE).sort());
});

describe.each(held)("%s", (name) => {
  it("changes nothing of what somebody else changed meanwhile, and says so", async () => {
    const row = MUTATIONS.find(({ field }) => field === name) ?? ROWS.find(({ field }) => field === name);
    if (!row) throw new Error(`There is no row of ${name}.`);
    const root = rootFieldOf(row);
    const { input } = variablesOf(world, { row, who: "admin", target: "own" }) as { input: object };
    const ifMatch = "what-it-was-before";
    const variables = {
      input:
        placeOf(name) === "input"
          ? { ...input, ifMatch, dryRun: undefined }
          : { ...input, dryRun: undefined, items: itemsIn(input).map((item) => ({ ...item, ifMatch })) },
    };
    const before = await edited();
    const answer = await send(
      world,
      world.headersOf.admin,
      operationFor(root, selectionOf(root.field.type, 3), variables),
      variables,
    );
    expect(answer.text).toContain('"code":"CONFLICT"');
    expect(answer.text).toMatch(/"path":"(items\.0\.)?ifMatch"/);
    expect(await edited()).toEqual(before);
  });
});

const itemsIn = (input: object): object[] => (input as { items?: object[] }).items ?? [];

async function edited() {
  const {
    audit_log: _log,
    audit_client: _about,
    audit_tag: _tags,
    ...content
  } = await contentOf(world.platform.database);
  return content;
}
