import { fieldFault } from "@obcestje/contract/faults.js";
import { ApiError, type FieldFault } from "../errors.js";
import type { ConfigDocument, DeviceConfigFields } from "../platform-api/deviceConfig/deviceConfig.js";

/** A configuration as a change gives it: typed, or as a whole document. */
interface ConfigContent {
  config?: DeviceConfigFields | null | undefined;
  document?: ConfigDocument | null | undefined;
}

/** A change of the configurations that devices have. */
interface ConfigChangeContent extends ConfigContent {
  mergePatch?: ConfigDocument | null | undefined;
}

/** What a change has to say of a configuration. */
export type GivenContent =
  | { as: "config"; config: DeviceConfigFields }
  | { as: "document"; document: ConfigDocument };

/** The content of a change; null where there is none. @throws ApiError BAD_USER_INPUT where both are given */
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

/** What devices are to be told: a configuration, a patch of what they have, or a document that is made for many. */
export type GivenChange =
  | GivenContent
  | { as: "mergePatch"; mergePatch: ConfigDocument }
  | { as: "template"; document: ConfigDocument };

/** The content of a change that needs one. @throws ApiError BAD_USER_INPUT where none or several are given */
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

/** What a change is laid over. @throws ApiError UPSTREAM_INVALID_RESPONSE where it can't be read: the change would write over it */
export function requireDocument<T>(document: T | null | undefined): T {
  if (document !== null && document !== undefined) return document;
  throw new ApiError(
    "UPSTREAM_INVALID_RESPONSE",
    "What is stored now can't be read: nothing is written over it.",
  );
}
