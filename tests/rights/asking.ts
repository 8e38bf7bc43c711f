import { readFileSync } from "node:fs";
import { buildSchema, type GraphQLSchema, getNamedType, isInputObjectType } from "graphql";
import { idsOf } from "../../platform/test/tenants.js";
import type { Headers } from "../../platform/test/testPlatform.js";
import { type Caller, isMember, sees } from "./callers.js";
import { MUTATIONS } from "./mutations.js";
import { QUERIES, SUBSCRIPTIONS } from "./queries.js";
import { roleAllows } from "./roles.js";
import type { FieldRow, Outcome, Target } from "./row.js";
import { operationFor, type RootField, rootFieldsOf, selectionOf } from "./selection.js";
import type { World } from "./world.js";

export const SCHEMA: GraphQLSchema = buildSchema(
  readFileSync(new URL("../../schema/schema.graphql", import.meta.url), "utf8"),
);
const ROOT_FIELDS = rootFieldsOf(SCHEMA);

/** Rows of all root fields. */
export const ROWS: FieldRow[] = [...QUERIES, ...MUTATIONS, ...SUBSCRIPTIONS];

export function rootFieldOf({ field: name }: FieldRow): RootField {
  const found = ROOT_FIELDS.find(({ field }) => field.name === name);
  if (!found) throw new Error(`The schema has no ${name}.`);
  return found;
}

export interface Answer {
  status: number;
  /** The answer's text without the request id. */
  text: string;
  data?: Record<string, unknown> | null;
  errors?: { message: string; path?: (string | number)[]; extensions: { code: string; fault?: string } }[];
}

/** Sends an operation to the gateway. */
export async function send(
  world: World,
  headers: Headers,
  query: string,
  variables: Record<string, unknown> = {},
): Promise<Answer> {
  const response = await world.inject({
    method: "POST",
    url: "/graphql",
    headers,
    payload: { query, variables },
  });
  const text = response.body.replace(/"requestId":"[^"]+"/g, '"requestId":"…"');
  return { status: response.statusCode, text, ...(JSON.parse(text) as Pick<Answer, "data" | "errors">) };
}

export interface Asked {
  row: FieldRow;
  who: Caller;
  target: Target;
}

/**
 * Queries a row's field for a target. Changes that should be refused are sent for real; those that should
 * succeed are dry runs, if the field supports them.
 */
export async function ask(world: World, asked: Asked): Promise<Answer> {
  const root = rootFieldOf(asked.row);
  const variables = variablesOf(world, asked);
  return send(world, world.headersOf[asked.who], operationFor(root, shallow(root), variables), variables);
}

/** A small selection that shows the outcome; edges.test.ts goes deeper. */
function shallow({ field: { type } }: RootField): string {
  return getNamedType(type).name.endsWith("BulkPayload") || getNamedType(type).name === "QueueActionsPayload"
    ? "{ results { id status error { code } } }"
    : selectionOf(type, 0);
}

export function variablesOf(world: World, { row, who, target }: Asked): Record<string, unknown> {
  const variables = row.variables?.(idsOf(world.tenants, target)) ?? {};
  if (!canBeTried(row) || expectedOutcome({ row, who, target }) !== "data") return variables;
  return { input: { ...(variables.input as object), dryRun: true } };
}

function canBeTried(row: FieldRow): boolean {
  const input = rootFieldOf(row).field.args.find(({ name }) => name === "input");
  const type = input && getNamedType(input.type);
  return isInputObjectType(type) && "dryRun" in type.getFields();
}

/** Outcome by the table. */
export function expectedOutcome({ row, who, target }: Asked): Outcome {
  const { audience, about, success = "data", otherwise, lookedUpBy } = row;
  const missing = row.missing ?? (rootFieldOf(row).kind === "query" ? "null" : "NOT_FOUND");
  const exception = otherwise?.[who];
  if (exception !== undefined) return exception === "hidden" ? missing : exception;
  const hidden = about !== "nothing" && !isSeen(about, who, target);
  const isChange = rootFieldOf(row).kind === "mutation";
  if (isMember(audience, who) && roleAllows(row.field, isChange, who)) return hidden ? missing : success;
  if (lookedUpBy && isMember(lookedUpBy, who) && hidden) return missing;
  return who === "guest" || who === "dead session" ? "UNAUTHENTICATED" : "FORBIDDEN";
}

function isSeen(about: "tenant" | "shared", who: Caller, target: Target): boolean {
  return target !== "unknown" && (about === "shared" || sees(target, who));
}

export function outcomeOf({ field }: FieldRow, { data, errors }: Answer): Outcome {
  const [fault] = errors?.filter(({ path }) => (path?.length ?? 0) <= 1) ?? [];
  if (fault) return fault.extensions.code;
  const value = data?.[field];
  if (value === null || value === undefined) return "null";
  const { results } = value as { results?: { status: string; error: { code: string } | null }[] };
  const [result] = results ?? [];
  return result?.error?.code ?? "data";
}

export const TARGETS = ["own", "foreign", "unknown"] as const;
export const targetsOf = ({ about }: FieldRow): readonly Target[] =>
  about === "nothing" ? ["own"] : TARGETS;
