const PATIENCE_MS = 25_000;

/**
 * Waits until the page is complete: needed elements are there, fonts are loaded, nothing is marked as loading
 * or fading, and no request is under way.
 * @returns null, or why this was never reached
 */
export async function standstill(page, { needs = "h1, h2", underWay = () => 0 } = {}) {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const left = end - Date.now();
    const missing = await page.evaluate(untilStill, needs, Math.max(left, 0));
    if (missing !== null) return missing;
    if (underWay() === 0) return null;
    if (left <= 0) return "requests are under way for ever";
  }
}

/** Runs in the page. */
async function untilStill(needs, patience) {
  const FRAMES = 12;
  // Spinners that wait for a device turn for minutes.
  const busy = ".chakra-skeleton, .chakra-spinner:not([data-lasting]), .pub-skeleton, [aria-busy=true]";
  const end = performance.now() + patience;
  let changes = 0;
  const watch = new MutationObserver(() => {
    changes += 1;
  });
  watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  const reason = () => {
    if (document.querySelector(needs) === null) return `lacks ${needs}`;
    if (document.fonts.status !== "loaded") return "its fonts are on the way";
    const skeleton = document.querySelector(busy);
    if (skeleton !== null) return `something is on the way: ${skeleton.className || skeleton.tagName}`;
    const moves = document.getAnimations().filter(({ effect, playState }) => {
      const { endTime } = effect?.getComputedTiming() ?? {};
      return playState === "running" && typeof endTime === "number" && endTime < 2_000;
    });
    if (moves.length > 0) return "something moves";
    const images = [...document.images].filter(({ complete, loading }) => !complete && loading !== "lazy");
    return images.length > 0 ? "images are on the way" : null;
  };
  let still = 0;
  let last = null;
  while (still < FRAMES) {
    if (performance.now() > end) {
      watch.disconnect();
      return last ?? "something changes all the time";
    }
    changes = 0;
    await new Promise(requestAnimationFrame);
    last = reason();
    still = last === null && changes === 0 ? still + 1 : 0;
  }
  watch.disconnect();
  return null;
}
