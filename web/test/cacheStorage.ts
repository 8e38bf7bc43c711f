/** The browser's cache storage as far as the portal uses it: jsdom has none. */
export function createCacheStorage() {
  const caches = new Map<string, Map<string, Response>>();
  const addressOf = (asked: RequestInfo | URL) =>
    new URL(asked instanceof Request ? asked.url : asked, "https://portal.example").href;
  const cacheOf = (entries: Map<string, Response>) => ({
    match: async (asked: RequestInfo) => entries.get(addressOf(asked))?.clone(),
    put: async (asked: RequestInfo, answer: Response) => void entries.set(addressOf(asked), answer.clone()),
    add: async (asked: RequestInfo) => {
      const answer = await fetch(asked);
      if (!answer.ok) throw new TypeError("not ok");
      entries.set(addressOf(asked), answer);
    },
    delete: async (asked: RequestInfo) => entries.delete(addressOf(asked)),
    keys: async () => [...entries.keys()].map((address) => new Request(address)),
  });
  return {
    open: async (name: string) => {
      const entries = caches.get(name) ?? new Map<string, Response>();
      caches.set(name, entries);
      return cacheOf(entries);
    },
    match: async (asked: RequestInfo, { cacheName }: { cacheName: string }) =>
      caches.get(cacheName)?.get(addressOf(asked))?.clone(),
    delete: async (name: string) => caches.delete(name),
    /** Paths and queries in a named cache. */
    addresses: (name: string): string[] =>
      [...(caches.get(name)?.keys() ?? [])].map((address) => address.replace("https://portal.example", "")),
  };
}
