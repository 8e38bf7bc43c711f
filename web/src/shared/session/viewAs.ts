import { tabStorage } from "../storage/browserStorage";
import { localSession } from "./session";

/** The group that an administrator views the portal as, in this tab only. */
export type ViewAs = {
  groupId: string;
  groupName: string /** Path and query to return to. */;
  wayBack: string;
};

const key = "viewAs";

const isViewAs = (value: unknown): value is ViewAs =>
  typeof value === "object" &&
  value !== null &&
  ["groupId", "groupName", "wayBack"].every((name) => typeof Reflect.get(value, name) === "string");

function load(): ViewAs | null {
  try {
    const kept: unknown = JSON.parse(tabStorage.read(key) ?? "null");
    return isViewAs(kept) && localSession.read()?.isAdmin === 1 ? kept : null;
  } catch {
    return null;
  }
}

let current = load();
const listeners = new Set<() => void>();

function publish(next: ViewAs | null): void {
  tabStorage.write(key, next === null ? null : JSON.stringify(next));
  current = next;
  for (const notify of listeners) notify();
}

/** Only an administrator can view the portal as somebody else, and only while signed in. */
localSession.subscribe(() => {
  if (current !== null && localSession.read()?.isAdmin !== 1) publish(null);
});

/** To start or leave a view as a group with its navigation, use useViewGroup and useLeaveView. */
export const viewAs = {
  read: (): ViewAs | null => current,
  start: (group: Omit<ViewAs, "wayBack">, wayBack: string): void => publish({ ...group, wayBack }),
  end(): void {
    if (current !== null) publish(null);
  },
  subscribe(notify: () => void): () => void {
    listeners.add(notify);
    return () => listeners.delete(notify);
  },
};
