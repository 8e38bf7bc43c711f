/** Who is signed in, as the page remembers it. Never the session id: that lies in an HttpOnly cookie. */
export type LocalSession = {
  username: string;
  isAdmin: 1 | 0;
  groupName: string | null;
  groupId: string | null;
  /** Labels traffic videos. */
  isLabeller?: 1 | undefined;
};

/** The name comes last and goes first: another tab that looks in between sees nobody, rather than half of somebody. */
const keys = ["isAdmin", "groupName", "groupId", "isLabeller", "username"] as const;

/** Set and taken away at once: tells the other tabs that the visitor signed out, rather than lost the session. */
const choiceKey = "signedOut";

function load(): LocalSession | null {
  const username = localStorage.getItem("username");
  if (username === null) return null;
  return {
    username,
    isAdmin: localStorage.getItem("isAdmin") === "1" ? 1 : 0,
    groupName: localStorage.getItem("groupName"),
    groupId: localStorage.getItem("groupId"),
    isLabeller: localStorage.getItem("isLabeller") === "1" ? 1 : undefined,
  };
}

let current = load();
let byChoice = false;
const listeners = new Set<() => void>();
const onLost = new Set<() => void>();

function publish(next: LocalSession | null): void {
  current = next;
  for (const notify of listeners) notify();
}

/** Signing out in one tab signs out the others; so does a session's end that another tab was the first to hear of. */
window.addEventListener("storage", ({ key, newValue }) => {
  if (newValue !== null && key === choiceKey) byChoice = true;
  if (newValue !== null && key === "username") byChoice = false;
  const next = load();
  const isLost = current !== null && next === null && !byChoice;
  publish(next);
  if (isLost) for (const notify of onLost) notify();
});

export const localSession = {
  read: (): LocalSession | null => current,
  set(next: LocalSession): void {
    for (const key of keys) {
      const value = next[key] ?? null;
      if (value === null) localStorage.removeItem(key);
      else localStorage.setItem(key, String(value));
    }
    byChoice = false;
    publish(next);
  },
  /** `choice`: the visitor signed out, rather than lost the session. */
  clear(choice = false): void {
    byChoice = choice;
    if (choice) localStorage.setItem(choiceKey, "1");
    for (const key of keys.toReversed()) localStorage.removeItem(key);
    localStorage.removeItem(choiceKey);
    publish(null);
  },
  leftByChoice: (): boolean => byChoice,
  subscribe(notify: () => void): () => void {
    listeners.add(notify);
    return () => listeners.delete(notify);
  },
  /** Hears of a session that was lost in another tab. */
  subscribeToLoss(notify: () => void): () => void {
    onLost.add(notify);
    return () => onLost.delete(notify);
  },
};
