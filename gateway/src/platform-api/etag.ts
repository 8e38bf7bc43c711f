import { createHash } from "node:crypto";
import { fieldFault } from "@obcestje/contract/faults.js";
import { refused } from "../errors.js";
import { isObject, type Json, parsed } from "./decode.js";
import type { PlatformClient, WriteOptions } from "./http.js";
import type { Kind } from "./kind.js";
import { text } from "./kinds.js";
import { ITSELF, may } from "./table.js";

const DESCRIPTION =
  "Says what people have set of it: another one wherever anything of that differs. Give it back as `ifMatch` with a change. Null where it is not told.";

/** The etag of a configuration where a device has none: the first one is held to that. */
export const NONE_YET = "none";

/**
 * The etag of something that people edit: the platform's, else one made of its content, so that before a change it can be read again
 * and held against what its maker knew.
 * @param fields of the platform's object that people edit; metadata may come as text
 */
export const etagOf = (...fields: readonly string[]) => may(ITSELF, etagKind(fields), DESCRIPTION);

const etagKind = (fields: readonly string[]): Kind<string> => ({
  shape: "String",
  read: (wire, field) => {
    if (!isObject(wire)) return null;
    if ("etag" in wire) return text.read(wire.etag, field);
    const content = fields.map((name) => settable(wire, name));
    return content.some((value) => value === undefined) ? null : digestOf(content);
  },
});

/** What a field holds, by any of its names ("metaData|metadata"), without what the device or the platform itself puts there. */
function settable(wire: Json, names: string): unknown {
  const name = names.split("|").find((one) => one in wire);
  const value = name === undefined ? undefined : parsed(wire[name]);
  if (!isObject(value)) return value;
  const { reportedParameters: _reported, _zalivalnik: _mode, ...rest } = value;
  return rest;
}

/** Says what a JSON value is, whoever keeps it: another text wherever it differs. */
export function digestOf(content: unknown): string {
  return createHash("sha256").update(JSON.stringify(content)).digest("base64url").slice(0, 22);
}

/**
 * Holds a change to what its maker knew, where the platform does not do so by itself: by reading again just before it.
 * @param read the etag as it is now
 * @throws ApiError CONFLICT naming ifMatch
 */
export async function requireMatch(
  platform: PlatformClient,
  { ifMatch }: WriteOptions,
  read: () => Promise<string | null | undefined>,
): Promise<void> {
  if (!ifMatch || (await platform.offers.has("revisions"))) return;
  const now = await read();
  if (now && now !== ifMatch)
    throw refused("CONFLICT", "CHANGED_MEANWHILE", [fieldFault("ifMatch", "NOT_CURRENT")]);
}
