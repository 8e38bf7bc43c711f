import { useMemo, useSyncExternalStore } from "react";
import { type LocalSession, localSession } from "./session";
import { useViewAs } from "./useViewAs";

/**
 * The session that the portal is shown for: the signed-in person's, or for an administrator viewing it as a
 * group, a user's of that group.
 */
export function useLocalSession(): LocalSession | null {
  const session = useSyncExternalStore(localSession.subscribe, localSession.read, localSession.read);
  const view = useViewAs();
  return useMemo(() => {
    if (session === null || view === null) return session;
    return {
      ...session,
      isAdmin: 0,
      isLabeller: undefined,
      beginsAtDesk: undefined,
      groupId: view.groupId,
      groupName: view.groupName,
    };
  }, [session, view]);
}
