import Type, { type Static } from "typebox";
import { Compile } from "typebox/compile";
import { TemplateType } from "../configs/hardware.rules.js";
import { malformed } from "../errors.js";
import { jsonObject } from "../http/body.js";
import { requireValid } from "../http/checked.js";

export const TemplateMeta = Type.Object({ hardwareType: TemplateType });
export type TemplateMeta = Static<typeof TemplateMeta>;

const checker = Compile(TemplateMeta);

/** Existing clients write `metadata`, and read `metaData`. Both are accepted; the first has precedence. */
export interface MetaInput {
  metadata?: unknown;
  metaData?: unknown;
}

/**
 * A template's metadata, as an object or as text; undefined if there is none.
 * @throws PlatformError naming fields of it
 */
export function sentMeta({ metadata, metaData }: MetaInput): TemplateMeta | undefined {
  const sent = metadata ?? metaData;
  if (sent === undefined) return undefined;
  const path = metadata === undefined ? "metaData" : "metadata";
  const meta = jsonObject(sent, path);
  requireValid(checker, meta, path);
  const { hardwareType } = meta as TemplateMeta;
  return { hardwareType };
}

/** @throws PlatformError BAD_REQUEST if there is none */
export function requireMeta(input: MetaInput): TemplateMeta {
  const meta = sentMeta(input);
  if (!meta) throw malformed("metadata", "REQUIRED");
  return meta;
}
