/** Who is signed in, as the page remembers it. Never the session id: that lies in an HttpOnly cookie. */
export type LocalSession = {
  username: string;
  isAdmin: 1 | 0;
  groupName: string | null;
  groupId: string | null;
};

const keys = ["username", "isAdmin", "groupName", "groupId"] as const;

function load(): LocalSession | null {
  const username = localStorage.getItem("username");
  if (username === null) return null;
  return {
    username,
    isAdmin: localStorage.getItem("isAdmin") === "1" ? 1 : 0,
    groupName: localStorage.getItem("groupName"),
    groupId: localStorage.getItem("groupId"),
  };
}

let current = load();
let byChoice = false;
const listeners = new Set<() => void>();

function publish(next: LocalSession | null): void {
  current = next;
  for (const notify of listeners) notify();
}

/** Signing out in one tab signs out the others. */
window.addEventListener("storage", () => publish(load()));

export const localSession = {
  read: (): LocalSession | null => current,
  set(next: LocalSession): void {
    for (const key of keys) {
      const value = next[key];
      if (value === null) localStorage.removeItem(key);
      else localStorage.setItem(key, String(value));
    }
    byChoice = false;
    publish(next);
  },
  /** `choice`: the visitor signed out, rather than lost the session. */
  clear(choice = false): void {
    for (const key of keys) localStorage.removeItem(key);
    byChoice = choice;
    publish(null);
  },
  leftByChoice: (): boolean => byChoice,
  subscribe(notify: () => void): () => void {
    listeners.add(notify);
    return () => listeners.delete(notify);
  },
};
