import type { UserRowFragment } from "../../graphql/generated";
import { noValue } from "../number/format";

/** A person's account as administrators see it. */
export type UserRow = UserRowFragment;

/** Label of a person in a list: the e-mail, otherwise the name, "-" if both are unknown. */
export const labelOf = ({ email, username }: Pick<UserRow, "email" | "username">): string =>
  email ?? username ?? noValue;

/** True if the person was invited, and has set no password yet. */
export const isInvited = ({ invitation }: Pick<UserRow, "invitation">): boolean => invitation !== null;

/** True if the sign-up is not confirmed yet. */
export const isWaiting = (user: Pick<UserRow, "confirmed" | "invitation">): boolean =>
  user.confirmed === false && !isInvited(user);

/** True if the user can be added to a group: has none that is told, and is no administrator. */
export const isFree = ({ group, admin }: Pick<UserRow, "group" | "admin">): boolean =>
  group === null && admin !== true;

/** True if nobody else could administer without this person. */
export const isLastAdmin = (user: UserRow, users: readonly UserRow[]): boolean =>
  user.admin === true &&
  !users.some((other) => other.id !== user.id && other.admin === true && other.confirmed === true);
