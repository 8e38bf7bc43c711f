import Type from "typebox";
import { Id } from "../http/ids.js";
import { Nullable } from "../http/schemas.js";
import type { MemberPrincipal } from "./principal.js";

/** Whoever did something; null where a script did, the account is gone, or it is a person of another group. */
export const UserRef = Nullable(Type.Object({ id: Id, email: Type.String() }));

/** Of a left join with the account: nulls where there is none. */
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

/** A client may have been another group's, or be it still: its people are told of to their own and to administrators. */
export function isTold({ person_group, person_admin }: Omit<PersonRow, "email">, viewer: Viewer): boolean {
  return (
    viewer.kind === "admin" ||
    person_admin === 1 ||
    (person_group !== null && person_group === viewer.groupId)
  );
}
