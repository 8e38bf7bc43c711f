import type { MemberPrincipal } from "../auth/principal.js";
import { notFound } from "../errors.js";
import type { Owner } from "./store.js";

/**
 * The owner whose schedules the caller sees. A key of one client sees none: they may be about others, too.
 */
export function ownerOf(member: MemberPrincipal): Owner | "none" {
  if (member.kind === "admin") return "all";
  if (member.kind === "key" && member.clientId !== null) return "none";
  return member.groupId === null ? "none" : { groupId: member.groupId };
}

/** @throws PlatformError NOT_FOUND for callers who see none */
export function requireOwner(member: MemberPrincipal): Owner {
  const owner = ownerOf(member);
  if (owner === "none") throw notFound("report schedule");
  return owner;
}
