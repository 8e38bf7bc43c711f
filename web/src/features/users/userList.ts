import { noValue } from "../../shared/number/format";
import { fold } from "../../shared/text/fold";
import { compareTexts } from "../../shared/text/order";
import type { ColumnSort } from "../../shared/ui/useColumnSort";
import { isFree, isWaiting, type UserRow } from "../../shared/users/userRow";

export const columns = ["email", "name", "group", "rights", "createDate"] as const;
export type Column = (typeof columns)[number];
export const usualSort: ColumnSort<Column> = { column: "email", descending: false };

export const filters = ["all", "waiting", "noGroup", "admins"] as const;
export type Filter = (typeof filters)[number];

export const filterOf = (text: string | null): Filter => filters.find((known) => known === text) ?? "all";

const lets: Record<Filter, (user: UserRow) => boolean> = {
  all: () => true,
  waiting: isWaiting,
  noGroup: (user) => isFree(user) && user.hasGroup !== null,
  admins: ({ admin }) => admin === true,
};

export const countOf = (users: readonly UserRow[], filter: Filter): number =>
  users.filter(lets[filter]).length;

/** Display name; empty if the person gave none and has the e-mail as display name; "-" if unknown. */
export const nameOf = ({ username, email }: Pick<UserRow, "username" | "email">): string => {
  if (username === null) return noValue;
  return username === email ? "" : username;
};

/** Unconfirmed sign-ups first, then administrators, then labellers. */
const rank = (user: UserRow): number =>
  isWaiting(user) ? 0 : user.admin === true ? 1 : user.labeller === true ? 2 : 3;

/** Sorts after every name. */
const none = "\uffff";

const nameKeyOf = (user: UserRow): string => (user.username === null ? none : nameOf(user) || none);

const compare: Record<Column, (one: UserRow, other: UserRow) => number> = {
  email: (one, other) => compareTexts(one.email ?? none, other.email ?? none),
  name: (one, other) => compareTexts(nameKeyOf(one), nameKeyOf(other)),
  group: (one, other) => compareTexts(one.group?.name ?? none, other.group?.name ?? none),
  rights: (one, other) => rank(one) - rank(other),
  createDate: (one, other) => (one.createDate ?? 0) - (other.createDate ?? 0),
};

type Choice = { search: string; filter: Filter; sort: ColumnSort<Column> };

/** Users that match the choice, sorted. The search looks at e-mail, name and group. */
export function shownUsers(users: readonly UserRow[], { search, filter, sort }: Choice): UserRow[] {
  const wanted = fold(search);
  const matches = ({ email, username, group }: UserRow) =>
    wanted === "" || fold(`${email ?? ""} ${username ?? ""} ${group?.name ?? ""}`).includes(wanted);
  const turn = sort.descending ? -1 : 1;
  return users
    .filter((user) => lets[filter](user) && matches(user))
    .sort((one, other) => turn * compare[sort.column](one, other) || compare.email(one, other));
}
