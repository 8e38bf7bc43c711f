import { useContext, useSyncExternalStore } from "react";
import { createPath, UNSAFE_DataRouterContext, useLocation, useNavigate } from "react-router-dom";
import { type ViewAs, viewAs } from "./viewAs";

/** The group as whose user the portal is shown, or null. */
export function useViewAs(): ViewAs | null {
  return useSyncExternalStore(viewAs.subscribe, viewAs.read, viewAs.read);
}

/**
 * Shows the portal as a group's users see it, beginning at a page of theirs. First the page, then the view: no page of the
 * administrators is ever asked for with a group's rights.
 */
export function useViewGroup(): (group: Omit<ViewAs, "wayBack">, path: string) => void {
  // Below <Routes> what useNavigate gives leaves flushSync out.
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const { pathname, search } = useLocation();
  return (group, path) => {
    if (router === undefined) return;
    void router.navigate(path, { flushSync: true });
    // Who has changed something without saving it is asked first, and is still here.
    if (createPath(router.state.location) === path) viewAs.start(group, pathname + search);
  };
}

/** Ends the view, and returns to where it was begun. */
export function useLeaveView(): () => void {
  const navigate = useNavigate();
  return () => {
    const wayBack = viewAs.read()?.wayBack;
    viewAs.end();
    if (wayBack !== undefined) void navigate(wayBack);
  };
}
