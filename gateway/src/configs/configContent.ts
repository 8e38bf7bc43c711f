import { ApiError } from "../errors.js";
import type { ConfigDocument, DeviceConfigFields } from "../platform-api/deviceConfig/deviceConfig.js";

/** A configuration as a change gives it: typed, or as a whole document. */
export interface ConfigContent {
  config?: DeviceConfigFields | null | undefined;
  document?: ConfigDocument | null | undefined;
}

/** What a change has to say of a configuration. */
export type GivenContent =
  | { as: "config"; config: DeviceConfigFields }
  | { as: "document"; document: ConfigDocument };

/** The content of a change; null where there is none. @throws ApiError BAD_USER_INPUT where both are given */
export function contentOf({ config, document }: ConfigContent): GivenContent | null {
  if (config && document) {
    const fields = [{ path: "document", message: "must not be given together with config" }];
    throw new ApiError("BAD_USER_INPUT", "Give the configuration typed, or its document; not both.", {
      fields,
    });
  }
  if (document) return { as: "document", document };
  return config ? { as: "config", config } : null;
}

/** The content of a change that needs one. @throws ApiError BAD_USER_INPUT where none or both are given */
export function requireContent(content: ConfigContent): GivenContent {
  const given = contentOf(content);
  if (given) return given;
  const fields = [{ path: "config", message: "or document must be given" }];
  throw new ApiError("BAD_USER_INPUT", "Give the configuration typed, or its document.", { fields });
}
