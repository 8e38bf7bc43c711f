import { isObject, parsed } from "./decode.js";
import type { Kind } from "./kind.js";
import { id, text } from "./kinds.js";
import { may, type RecordOf, table } from "./table.js";

export const USER_REF = table("UserRef", "Who did something.", {
  id: may("id", id, "Of the account; null where nobody knows."),
  email: may("email", text, "E-mail of the account; null where nobody knows."),
});
/** Who did something: an account, as answers name it beside what was done. */
export type UserRefRecord = RecordOf<typeof USER_REF>;

/** Who did something: as an object, by e-mail or id alone; null where nobody is named. */
export const userRef: Kind<UserRefRecord> = {
  shape: USER_REF.shape,
  read: (wire, field) => {
    const who = wire === "" ? null : parsed(wire);
    const named = typeof who === "string" ? { email: who } : typeof who === "number" ? { id: who } : who;
    const isNamed = isObject(named) && (named.id ?? named.email ?? null) !== null;
    return isNamed ? USER_REF.read(named, field) : null;
  },
};
