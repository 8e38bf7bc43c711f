import { ApiError, type FieldFault } from "../../errors.js";
import { typedPath } from "./deviceConfig.js";

const DATA = /^data(\.|$)/;

/**
 * Waits for a call that stores a configuration; its faults then name the fields as the caller wrote them.
 * @param writtenAs `config` where it came typed, `document` where it came whole
 */
export async function namingFields<T>(call: Promise<T>, writtenAs: "config" | "document"): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof ApiError && error.details.fields)) throw error;
    const fields = error.details.fields.map((fault) => renamed(fault, writtenAs));
    throw new ApiError(error.code, error.message, { ...error.details, fields });
  }
}

function renamed({ path, message }: FieldFault, writtenAs: "config" | "document"): FieldFault {
  if (!DATA.test(path)) return { path, message };
  const within = path.replace(DATA, "");
  const place = writtenAs === "config" ? typedPath(within) : within;
  return { path: place ? `${writtenAs}.${place}` : writtenAs, message };
}
