import { forgetAnswers } from "../../graphql/lastAnswers/forget";
import { lastingStorage } from "../storage/browserStorage";
import { unsaved } from "./unsaved";

/** Who is signed in, as the page remembers it. Never the session id: that lies in an HttpOnly cookie. */
export type LocalSession = {
  /** Of the account. A session that was remembered before an update has none. */
  userId?: string | undefined;
  username: string;
  isAdmin: 1 | 0;
  groupName: string | null;
  groupId: string | null;
  /** Labels traffic videos. */
  isLabeller?: 1 | undefined;
  /** The platform tells that they do, rather than that everybody may: they begin there. */
  beginsAtDesk?: 1 | undefined;
};

/** The name comes last and goes first: another tab that looks in between sees nobody, rather than half of somebody. */
const keys = ["isAdmin", "groupName", "groupId", "isLabeller", "beginsAtDesk", "userId", "username"] as const;

/** Set and taken away at once: tells the other tabs that the visitor signed out, rather than lost the session. */
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
  };
}

/** Tells people apart: two of one group may share their name. */
export const personOf = (session: LocalSession | null): string | undefined =>
  session?.userId ?? session?.username;

const forget = (): void => {
  for (const key of keys.toReversed()) lastingStorage.write(key, null);
};

let current = load();
let byChoice = false;
/** The session is over, and the page stays for what was not saved. */
let isOver = false;
const listeners = new Set<() => void>();
const onLost = new Set<() => void>();

function publish(next: LocalSession | null): void {
  isOver = false;
  if (personOf(next) !== personOf(current)) void forgetAnswers();
  current = next;
  for (const notify of listeners) notify();
}

/** Signing out in one tab signs out the others; so does a session's end that another tab was the first to hear of. */
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
  /** `choice`: the visitor signed out, rather than lost the session. */
  clear(choice = false): void {
    byChoice = choice;
    if (choice) lastingStorage.write(choiceKey, "1");
    forget();
    lastingStorage.write(choiceKey, null);
    publish(null);
  },
  /**
   * Forgets a session that is over. Where the page holds what was not saved, it stays as it is, for the same person to sign in again:
   * nothing of it is written anywhere.
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
  /** Hears of a session that was lost in another tab. */
  subscribeToLoss(notify: () => void): () => void {
    onLost.add(notify);
    return () => onLost.delete(notify);
  },
};
