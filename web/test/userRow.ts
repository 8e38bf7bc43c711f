import type { UserRow } from "../src/shared/users/userRow";

/** A user for tests, confirmed and without a group; pass the fields that matter. */
export function userRow(id: string, part: Partial<UserRow> = {}): UserRow {
  return {
    id,
    email: `oseba${id}@obcina.si`,
    username: `oseba${id}@obcina.si`,
    admin: false,
    labeller: false,
    confirmed: true,
    createDate: null,
    group: null,
    ...part,
  };
}
