import { enumOf, objectOf } from "../objectType.js";
import { LANGUAGE, USER, type UserRecord } from "../platform-api/users.js";

export const Language = enumOf(LANGUAGE);

export const User = objectOf(USER);
export type User = UserRecord;
