import type { UserPrincipal } from "../auth/principal.js";
import { notFound } from "../errors.js";
import type { Owner } from "./store.js";

/** Whose schedules somebody sees. */
export function ownerOf(user: UserPrincipal): Owner | "none" {
  if (user.kind === "admin") return "all";
  return user.groupId === null ? "none" : { groupId: user.groupId };
}

/** @throws PlatformError NOT_FOUND for a user without group */
export function requireOwner(user: UserPrincipal): Owner {
  const owner = ownerOf(user);
  if (owner === "none") throw notFound("report schedule");
  return owner;
}
