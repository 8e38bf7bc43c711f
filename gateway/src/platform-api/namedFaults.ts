import { ApiError } from "../errors.js";

/** Translates a path in the platform's body to the caller's name of the field. */
export type NameOf = (path: string) => string;

/** Waits for a write. If it is refused, its faults name the fields as callers wrote them. */
export async function namingFields<T>(call: Promise<T>, nameOf: NameOf): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof ApiError && error.details.fields)) throw error;
    const fields = error.details.fields.map((fault) => ({ ...fault, path: nameOf(fault.path) }));
    throw new ApiError(error.code, error.message, { ...error.details, fields });
  }
}

/** Names from a table. Others keep their path. */
export function named(names: Readonly<Record<string, string>>): NameOf {
  return (path) => (Object.hasOwn(names, path) ? (names[path] ?? path) : path);
}
