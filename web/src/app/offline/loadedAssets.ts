/** What is loaded together is told together; milliseconds. */
const togetherMs = 1000;

/**
 * Gathers which assets of the portal this page has loaded, from its beginning on.
 * @param onMore calls once some have come, until the visit is over
 */
export function loadedAssets(visit: AbortSignal, onMore: () => void): { all: () => string[] } {
  const paths = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new PerformanceObserver((list) => {
    const before = paths.size;
    for (const { name } of list.getEntries()) {
      const { origin, pathname } = new URL(name);
      if (origin === location.origin && pathname.startsWith("/assets/")) paths.add(pathname);
    }
    if (paths.size === before) return;
    clearTimeout(timer);
    timer = setTimeout(onMore, togetherMs);
  });
  observer.observe({ type: "resource", buffered: true });
  visit.addEventListener("abort", () => {
    clearTimeout(timer);
    observer.disconnect();
  });
  return { all: () => [...paths] };
}
