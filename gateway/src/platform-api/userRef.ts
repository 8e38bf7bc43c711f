import { isObject, parsed } from "./decode.js";
import type { Kind } from "./kind.js";
import { id, text } from "./kinds.js";
import { may, type RecordOf, table } from "./table.js";

export const USER_REF = table("UserRef", "Who did something.", {
  id: may("id", id, "Of the account; null where nobody knows."),
  email: may("email", text, "E-mail of the account; null where nobody knows."),
});
/** The account that did something, as named in answers about it. */
export type UserRefRecord = RecordOf<typeof USER_REF>;

/** The account that did something, given as an object, an e-mail or an id; null if nobody is named. */
export const userRef: Kind<UserRefRecord> = {
  shape: USER_REF.shape,
  read: (wire, field) => {
    const who = wire === "" ? null : parsed(wire);
    const named = typeof who === "string" ? { email: who } : typeof who === "number" ? { id: who } : who;
    const isNamed = isObject(named) && (named.id ?? named.email ?? null) !== null;
    return isNamed ? USER_REF.read(named, field) : null;
  },
};
