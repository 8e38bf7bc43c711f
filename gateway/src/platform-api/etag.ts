import { createHash } from "node:crypto";
import { fieldFault } from "@obcestje/contract/faults.js";
import { refused } from "../errors.js";
import { isObject, type Json, parsed } from "./decode.js";
import type { Kind } from "./kind.js";
import { text } from "./kinds.js";
import type { Platform, WriteOptions } from "./platform.js";
import { ITSELF, may } from "./table.js";

const DESCRIPTION =
  "Says what people have set of it: another one wherever anything of that differs. Give it back as `ifMatch` with a change. Null where it is not told.";

/** The etag if a device has no configuration: the first one is held to it. */
export const NONE_YET = "none";

/**
 * The etag of something that people edit: the platform's, or else one computed from its content. Before a
 * change it can be read again and compared with the etag that its maker knew.
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

/**
 * The value of a field, by any of its names ("metaData|metadata"), without the parts that the device or the
 * platform sets.
 */
function settable(wire: Json, names: string): unknown {
  const name = names.split("|").find((one) => one in wire);
  const value = name === undefined ? undefined : parsed(wire[name]);
  if (!isObject(value)) return value;
  const { reportedParameters: _reported, _zalivalnik: _mode, ...rest } = value;
  return rest;
}

/** A digest of a JSON value: different content gives a different text, whichever side keeps it. */
export function digestOf(content: unknown): string {
  return createHash("sha256").update(JSON.stringify(content)).digest("base64url").slice(0, 22);
}

/**
 * Holds a change to the etag that its maker knew, if the platform does not do so by itself: reads again just
 * before it.
 * @param read reads the current etag
 * @throws ApiError CONFLICT naming ifMatch
 */
export async function requireMatch(
  platform: Platform,
  { ifMatch }: WriteOptions,
  read: () => Promise<string | null | undefined>,
): Promise<void> {
  if (!ifMatch || (await platform.offers.has("revisions"))) return;
  const now = await read();
  if (now && now !== ifMatch)
    throw refused("CONFLICT", "CHANGED_MEANWHILE", [fieldFault("ifMatch", "NOT_CURRENT")]);
}
