type BrowserStorage = {
  /** Null: nothing is kept by that name. */
  read: (name: string) => string | null;
  /** Null: nothing is to be kept. */
  write: (name: string, value: string | null) => void;
};

/**
 * What a browser keeps for its pages. Where it refuses (as it may in frames, private windows and by a person's choice) or is full, the page
 * remembers it itself, for as long as it stands.
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

/** For all tabs, and for longer than they are open. */
export const lastingStorage = guarded(() => localStorage);

/** For this tab, until it is closed. */
export const tabStorage = guarded(() => sessionStorage);

export type Keeping = "all" | "noStorage" | "noCookies";

/** What the browser lets a page keep. Without cookies nobody can be signed in; without storage a page that is loaded anew knows nobody. */
export function keepingOfBrowser(): Keeping {
  if (!navigator.cookieEnabled) return "noCookies";
  try {
    return localStorage ? "all" : "noStorage";
  } catch {
    return "noStorage";
  }
}
