import { useContext, useSyncExternalStore } from "react";
import { createPath, UNSAFE_DataRouterContext, useLocation, useNavigate } from "react-router-dom";
import { type ViewAs, viewAs } from "./viewAs";

/** The group that the portal is viewed as, or null. */
export function useViewAs(): ViewAs | null {
  return useSyncExternalStore(viewAs.subscribe, viewAs.read, viewAs.read);
}

/**
 * Shows the portal as a group's users see it, starting at a page of theirs. The page changes before the view:
 * no administrators' page is ever requested with a group's rights.
 */
export function useViewGroup(): (group: Omit<ViewAs, "wayBack">, path: string) => void {
  // Below <Routes> useNavigate ignores flushSync.
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const { pathname, search } = useLocation();
  return (group, path) => {
    if (router === undefined) return;
    void router.navigate(path, { flushSync: true });
    // A person with unsaved changes is asked first, and may still be here.
    if (createPath(router.state.location) === path) viewAs.start(group, pathname + search);
  };
}

/** Ends the view, and returns to the page where it began. */
export function useLeaveView(): () => void {
  const navigate = useNavigate();
  return () => {
    const wayBack = viewAs.read()?.wayBack;
    viewAs.end();
    if (wayBack !== undefined) void navigate(wayBack);
  };
}
