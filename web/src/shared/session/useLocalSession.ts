import { useMemo, useSyncExternalStore } from "react";
import { type LocalSession, localSession } from "./session";
import { useViewAs } from "./useViewAs";

/** As whom the portal is shown: who is signed in, or where an administrator views it as a group, a user of that. */
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
