import { GROUP_ROLES, type GroupRole, reaches } from "@obcestje/contract/groupRoles.js";
import type { GroupRole as ToldRole } from "../../graphql/generated";
import type { LocalSession } from "./session";

/** A role as the portal tells it; undefined where it tells none. */
export const roleIn = (told: ToldRole | null | undefined): GroupRole | undefined =>
  GROUP_ROLES.find((role) => role.toUpperCase() === told);

/**
 * True if the person may do in the group what at least `needed` is asked for. Where no role is told, everybody does
 * what editors do.
 */
export const hasRole = (session: Pick<LocalSession, "role"> | null, needed: GroupRole): boolean =>
  reaches(session?.role ?? "editor", needed);
