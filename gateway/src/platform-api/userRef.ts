import { id, isObject, textOrNull } from "./decode.js";

/** Who did something: an account, as answers name it beside what was done. */
export interface UserRefRecord {
  id: string;
  email: string;
}

/** Reads who did it; null where a script did, or the account is gone. */
export function decodeUserRef(value: unknown, field: string): UserRefRecord | null {
  if (!isObject(value) || value.id === null || value.id === undefined) return null;
  return { id: id(value.id, field), email: textOrNull(value.email, field) ?? "" };
}
