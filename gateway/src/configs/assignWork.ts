import type { BulkWork } from "../bulk/runBulk.js";
import type { Context } from "../context.js";
import { nullIfNotFound } from "../errors.js";
import { assignConfig, getConfig } from "../platform-api/configs.js";
import { configNames } from "../platform-api/deviceConfig/configNames.js";
import { type ConfigDocument, layOver } from "../platform-api/deviceConfig/deviceConfig.js";
import type { CallContext, WriteOptions } from "../platform-api/http.js";
import { namingFields } from "../platform-api/namedFaults.js";
import type { GivenContent } from "./configContent.js";

/**
 * Gives devices a configuration: a whole document to many with one call, a typed one laid over what each has. Skips
 * those that have just this one.
 * @param name of the change
 */
export function assignWork({ platform }: Context, name: string, content: GivenContent): BulkWork {
  const documentFor = async (id: string, call: CallContext): Promise<ConfigDocument> => {
    if (content.as === "document") return content.document;
    const current = await nullIfNotFound(getConfig(platform, call, id));
    return layOver(current?.document ?? null, content.config);
  };
  const assign = async (
    ids: readonly string[],
    document: ConfigDocument,
    call: CallContext,
    options: WriteOptions,
  ): Promise<Set<string>> => {
    const assigned = await namingFields(
      assignConfig(platform, call, ids, document, options),
      configNames(content.as),
    );
    return new Set(assigned.filter(({ changed }) => !changed).map(({ clientId }) => clientId));
  };
  const one: BulkWork["one"] = async (id, call, options) => {
    const unchanged = await assign([id], await documentFor(id, call), call, options);
    return unchanged.has(id) ? "SKIPPED" : "DONE";
  };
  if (content.as === "config") return { name, one };
  return { name, one, many: (ids, call, options) => assign(ids, content.document, call, options) };
}
