type BrowserStorage = {
  /** Null: nothing is stored by that name. */
  read: (name: string) => string | null;
  /** Null removes it. */
  write: (name: string, value: string | null) => void;
};

/**
 * A browser's storage. If the browser refuses (as it may in frames, private windows and by a person's choice)
 * or is full, the values are kept in memory while the page is open.
 */
function guarded(storage: () => Storage): BrowserStorage {
  const own = new Map<string, string | null>();
  return {
    read(name) {
      const kept = own.get(name);
      if (kept !== undefined) return kept;
      try {
        return storage().getItem(name);
      } catch {
        return null;
      }
    },
    write(name, value) {
      try {
        if (value === null) storage().removeItem(name);
        else storage().setItem(name, value);
        own.delete(name);
      } catch {
        own.set(name, value);
      }
    },
  };
}

/** For all tabs, also after they are closed. */
export const lastingStorage = guarded(() => localStorage);

/** For this tab, until it is closed. */
export const tabStorage = guarded(() => sessionStorage);

export type Keeping = "all" | "noStorage" | "noCookies";

/**
 * What the browser lets a page store. Without cookies nobody can be signed in; without storage a reloaded page
 * does not know who is.
 */
export function keepingOfBrowser(): Keeping {
  if (!navigator.cookieEnabled) return "noCookies";
  try {
    return localStorage ? "all" : "noStorage";
  } catch {
    return "noStorage";
  }
}
