import type { GroupRole } from "@obcestje/contract/groupRoles.js";
import { hasRole } from "./hasRole";
import { useLocalSession } from "./useLocalSession";

/** True if the signed-in person's role allows what at least `needed` is asked for: screens hide what would be refused. */
export const useHasRole = (needed: GroupRole): boolean => hasRole(useLocalSession(), needed);
