import Type from "typebox";
import { Id } from "../http/ids.js";
import { Nullable } from "../http/schemas.js";
import type { MemberPrincipal } from "./principal.js";

/**
 * The person who did something; null if a script did, the account is gone, or the person is in another group.
 */
export const UserRef = Nullable(Type.Object({ id: Id, email: Type.String() }));

/** Columns of a left join with the account: null if there is none. */
export interface PersonRow {
  email: string | null;
  person_group: number | null;
  person_admin: number | null;
}

export const PERSON_COLUMNS = [
  "user_account.email",
  "user_account.group_id as person_group",
  "user_account.admin as person_admin",
] as const;

type Viewer = Pick<MemberPrincipal, "kind" | "groupId">;

export function userRef(id: number | null, person: PersonRow, viewer: Viewer) {
  const { email } = person;
  return id === null || email === null || !isTold(person, viewer) ? null : { id, email };
}

/**
 * True if the person may be named to the viewer. A client may have been another group's, or still be: its
 * people are only named to their own group and to administrators.
 */
export function isTold({ person_group, person_admin }: Omit<PersonRow, "email">, viewer: Viewer): boolean {
  return (
    viewer.kind === "admin" ||
    person_admin === 1 ||
    (person_group !== null && person_group === viewer.groupId)
  );
}
