import { GROUP_ROLES, type GroupRole } from "@obcestje/contract/groupRoles.js";
import { forgetAnswers } from "../../graphql/lastAnswers/forget";
import { lastingStorage } from "../storage/browserStorage";
import { unsaved } from "./unsaved";

/** The signed-in person as the page remembers them. It never has the session id, which is in an HttpOnly cookie. */
export type LocalSession = {
  /** Of the account. A session remembered before an update has none. */
  userId?: string | undefined;
  username: string;
  isAdmin: 1 | 0;
  groupName: string | null;
  groupId: string | null;
  /** Labels traffic videos. */
  isLabeller?: 1 | undefined;
  /** The platform names them a labeller explicitly (rather than allowing everybody to label): they start at that desk. */
  beginsAtDesk?: 1 | undefined;
  /** Their role in the group; undefined of administrators, and where the platform tells none. */
  role?: GroupRole | undefined;
};

/** The name is written last and removed first: another tab that reads in between sees nobody, rather than incomplete data. */
const keys = [
  "isAdmin",
  "groupName",
  "groupId",
  "isLabeller",
  "beginsAtDesk",
  "role",
  "userId",
  "username",
] as const;

/** Set and removed at once: tells other tabs that the person signed out, rather than lost the session. */
const choiceKey = "signedOut";

function load(): LocalSession | null {
  const username = lastingStorage.read("username");
  if (username === null) return null;
  return {
    userId: lastingStorage.read("userId") ?? undefined,
    username,
    isAdmin: lastingStorage.read("isAdmin") === "1" ? 1 : 0,
    groupName: lastingStorage.read("groupName"),
    groupId: lastingStorage.read("groupId"),
    isLabeller: lastingStorage.read("isLabeller") === "1" ? 1 : undefined,
    beginsAtDesk: lastingStorage.read("beginsAtDesk") === "1" ? 1 : undefined,
    role: GROUP_ROLES.find((role) => role === lastingStorage.read("role")),
  };
}

/** Identifies a person: two of one group may have the same name. */
export const personOf = (session: LocalSession | null): string | undefined =>
  session?.userId ?? session?.username;

const forget = (): void => {
  for (const key of keys.toReversed()) lastingStorage.write(key, null);
};

let current = load();
let byChoice = false;
/** The session is over, and the page stays because of unsaved changes. */
let isOver = false;
const listeners = new Set<() => void>();
const onLost = new Set<() => void>();

function publish(next: LocalSession | null): void {
  isOver = false;
  if (personOf(next) !== personOf(current)) void forgetAnswers();
  current = next;
  for (const notify of listeners) notify();
}

/** Signing out in one tab signs out the others, and so does a session's end that another tab noticed first. */
window.addEventListener("storage", ({ key, newValue }) => {
  if (newValue !== null && key === choiceKey) byChoice = true;
  if (newValue !== null && key === "username") byChoice = false;
  const next = load();
  if (next !== null || current === null || byChoice) publish(next);
  else for (const notify of onLost) notify();
});

export const localSession = {
  read: (): LocalSession | null => current,
  set(next: LocalSession): void {
    for (const key of keys) {
      const value = next[key] ?? null;
      lastingStorage.write(key, value === null ? null : String(value));
    }
    byChoice = false;
    publish(next);
  },
  /** `choice`: the person signed out, rather than lost the session. */
  clear(choice = false): void {
    byChoice = choice;
    if (choice) lastingStorage.write(choiceKey, "1");
    forget();
    lastingStorage.write(choiceKey, null);
    publish(null);
  },
  /**
   * Forgets a session that is over. A page with unsaved changes stays as it is, for the same person to sign in
   * again: none of it is written anywhere.
   */
  end(): void {
    forget();
    if (!unsaved.isAny()) {
      byChoice = false;
      publish(null);
      return;
    }
    isOver = true;
    void forgetAnswers();
    for (const notify of listeners) notify();
  },
  isOver: (): boolean => isOver,
  leftByChoice: (): boolean => byChoice,
  subscribe(notify: () => void): () => void {
    listeners.add(notify);
    return () => listeners.delete(notify);
  },
  /** Calls back when the session was lost in another tab. */
  subscribeToLoss(notify: () => void): () => void {
    onLost.add(notify);
    return () => onLost.delete(notify);
  },
};
