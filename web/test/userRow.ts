import type { UserRow } from "../src/shared/users/userRow";

/** A user for tests, confirmed and without a group; pass the fields that matter. */
export function userRow(id: string, part: Partial<UserRow> = {}): UserRow {
  return {
    id,
    email: `oseba${id}@obcina.si`,
    username: `oseba${id}@obcina.si`,
    firstName: null,
    lastName: null,
    admin: false,
    labeller: false,
    role: part.admin === true ? null : "EDITOR",
    confirmed: true,
    secondFactors: null,
    invitation: null,
    etag: `etag-${id}`,
    createDate: null,
    hasGroup: part.group !== undefined && part.group !== null,
    group: null,
    ...part,
  };
}
