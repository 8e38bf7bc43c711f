/** What the portal asks of a browser while it is drawn: an address, and a storage that remembers nobody. */
export function guestBrowser() {
  const kept = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  };
  const location = { pathname: "/login", search: "" };
  return { localStorage, window: { localStorage, location, addEventListener: () => undefined } };
}

/** Runs work with these as globals, and takes them away again. */
export async function withGlobals<T>(globals: object, work: () => Promise<T>): Promise<T> {
  for (const [name, value] of Object.entries(globals))
    Object.defineProperty(globalThis, name, { value, configurable: true });
  try {
    return await work();
  } finally {
    for (const name of Object.keys(globals)) Reflect.deleteProperty(globalThis, name);
  }
}
