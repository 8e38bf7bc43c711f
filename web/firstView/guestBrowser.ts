/** Browser features that the portal uses during rendering: an address, and a storage without a session. */
export function guestBrowser() {
  const kept = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  };
  const location = { pathname: "/login", search: "" };
  return { localStorage, window: { localStorage, location, addEventListener: () => undefined } };
}

/** Runs work with these globals, and removes them afterwards. */
export async function withGlobals<T>(globals: object, work: () => Promise<T>): Promise<T> {
  for (const [name, value] of Object.entries(globals))
    Object.defineProperty(globalThis, name, { value, configurable: true });
  try {
    return await work();
  } finally {
    for (const name of Object.keys(globals)) Reflect.deleteProperty(globalThis, name);
  }
}
