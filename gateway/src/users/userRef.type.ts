import { objectOf } from "../objectType.js";
import { USER_REF, type UserRefRecord } from "../platform-api/userRef.js";

export const UserRef = objectOf(USER_REF);
export type UserRef = UserRefRecord;
