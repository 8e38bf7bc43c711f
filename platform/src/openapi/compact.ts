import type { TSchema } from "typebox";

type Json = null | boolean | number | string | Json[] | JsonObject;
type JsonObject = { [key: string]: Json };

/** The schema of every refusal's answer, and the name of that answer. */
const ERROR = "Error";
/** Headers common to many calls. */
const SHARED_HEADERS = ["X-Dry-Run", "Idempotency-Key", "If-Match"];

/**
 * The document in a short form with the same meaning: repeated parts are moved to its components, and
 * referred to.
 * @param document built from the routes' schemas, with everything written out
 * @param schemas by their new names; `Error` is one of them
 */
export function compact(document: object, schemas: Record<string, TSchema>): object {
  const { components, paths = {}, ...rest } = asJson(document) as JsonObject;
  const written = Object.entries(schemas).map(([name, schema]): [string, Json] => [name, writtenOut(schema)]);
  const refusal: JsonObject = {
    description: "Default Response",
    content: { "application/json": { schema: Object.fromEntries(written)[ERROR] ?? null } },
  };
  const known = new Map(written.map(([name, schema]) => [JSON.stringify(schema), refTo("schemas", name)]));
  known.set(JSON.stringify(refusal), refTo("responses", ERROR));
  const headers = new Map<string, JsonObject>();

  const short = (node: Json): Json => {
    if (node === null || typeof node !== "object") return node;
    return known.get(JSON.stringify(node)) ?? (isSharedHeader(node) ? sharedHeader(node) : ofShort(node));
  };
  const ofShort = (node: Json[] | JsonObject): Json =>
    Array.isArray(node)
      ? node.map(short)
      : Object.fromEntries(Object.entries(node).map(([key, part]) => [key, short(part)]));
  const sharedHeader = (header: JsonObject): Json => {
    const name = String(header.name);
    const before = headers.get(name);
    if (before && JSON.stringify(before) !== JSON.stringify(header))
      throw new Error(`The header ${name} is described in two ways.`);
    headers.set(name, header);
    return refTo("parameters", name);
  };

  const shortPaths = short(paths);
  return {
    ...rest,
    components: {
      ...(components as JsonObject),
      schemas: Object.fromEntries(written.map(([name, schema]) => [name, ofShort(schema as JsonObject)])),
      responses: { [ERROR]: ofShort(refusal) },
      parameters: Object.fromEntries(headers),
    },
    paths: shortPaths,
  };
}

function refTo(kind: "schemas" | "responses" | "parameters", name: string): JsonObject {
  return { $ref: `#/components/${kind}/${name}` };
}

function isSharedHeader(node: Json[] | JsonObject): node is JsonObject {
  return !Array.isArray(node) && node.in === "header" && SHARED_HEADERS.includes(String(node.name));
}

function asJson(value: unknown): Json {
  return JSON.parse(JSON.stringify(value));
}

/** As written in the document: OpenAPI's own keyword for records with any names is `additionalProperties`. */
function writtenOut(schema: TSchema): Json {
  return JSON.parse(JSON.stringify(schema), (_key, part) => {
    if (typeof part !== "object" || part?.patternProperties === undefined) return part;
    const { patternProperties, ...others } = part;
    return { ...others, additionalProperties: Object.values(patternProperties)[0] };
  });
}
