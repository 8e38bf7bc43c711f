/**
 * What people may do in their group, each more than the one before: a viewer sees; an operator moves valves and
 * sends actions; an editor changes settings, schedules and keys; a manager invites and removes people.
 */
export const GROUP_ROLES = ["viewer", "operator", "editor", "manager"] as const;
export type GroupRole = (typeof GROUP_ROLES)[number];

/** True if a role may do what at least `needed` is asked for. */
export function reaches(role: GroupRole, needed: GroupRole): boolean {
  return GROUP_ROLES.indexOf(role) >= GROUP_ROLES.indexOf(needed);
}
