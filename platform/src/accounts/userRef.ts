import Type from "typebox";
import { Id } from "../http/ids.js";
import { Nullable } from "../http/schemas.js";

/** Whoever did something; null where a script did, or the account is gone. */
export const UserRef = Nullable(Type.Object({ id: Id, email: Type.String() }));

/** @param email of that account, null where it is gone */
export function userRef(id: number | null, email: string | null) {
  return id === null || email === null ? null : { id, email };
}
