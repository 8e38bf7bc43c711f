import { fieldFault } from "@obcestje/contract/faults.js";
import { ApiError, type FieldFault } from "../errors.js";
import type { ConfigDocument, DeviceConfigFields } from "../platform-api/deviceConfig/deviceConfig.js";

/** A configuration in a change's input: typed, or as a whole document. */
interface ConfigContent {
  config?: DeviceConfigFields | null | undefined;
  document?: ConfigDocument | null | undefined;
}

/** A change of configurations that devices have. */
interface ConfigChangeContent extends ConfigContent {
  mergePatch?: ConfigDocument | null | undefined;
}

export type GivenContent =
  | { as: "config"; config: DeviceConfigFields }
  | { as: "document"; document: ConfigDocument };

/** The content of a change; null if there is none. @throws ApiError BAD_USER_INPUT if both are given */
export function contentOf({ config, document }: ConfigContent): GivenContent | null {
  if (config && document) {
    const fields = [fieldFault("document", "NOT_WITH", { other: "config" })];
    throw new ApiError("BAD_USER_INPUT", "Give the configuration typed, or its document; not both.", {
      fields,
    });
  }
  if (document) return { as: "document", document };
  return config ? { as: "config", config } : null;
}

/** A change for devices: a configuration, a patch of their current one, or one document for many. */
export type GivenChange =
  | GivenContent
  | { as: "mergePatch"; mergePatch: ConfigDocument }
  | { as: "template"; document: ConfigDocument };

/** The content of a change that needs one. @throws ApiError BAD_USER_INPUT if none or several are given */
export function requireChange({ mergePatch, ...content }: ConfigChangeContent): GivenChange {
  const given = contentOf(content);
  if (given && mergePatch)
    throw refusedContent(fieldFault("mergePatch", "NOT_WITH", { other: "config/document" }));
  if (mergePatch) return { as: "mergePatch", mergePatch };
  if (given) return given;
  throw refusedContent(fieldFault("config", "REQUIRED_OR", { other: "document/mergePatch" }));
}

function refusedContent(fault: FieldFault): ApiError {
  return new ApiError("BAD_USER_INPUT", "Give the configuration typed, its document, or a patch.", {
    fields: [fault],
  });
}

/**
 * The document that a change is laid over.
 * @throws ApiError UPSTREAM_INVALID_RESPONSE if it can't be read: the change would overwrite it
 */
export function requireDocument<T>(document: T | null | undefined): T {
  if (document !== null && document !== undefined) return document;
  throw new ApiError(
    "UPSTREAM_INVALID_RESPONSE",
    "What is stored now can't be read: nothing is written over it.",
  );
}
