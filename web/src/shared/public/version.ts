import { serverFetch } from "../../graphql/serverFetch";
import { ownPage } from "./ownPage";

const hour = 3_600_000;

/** A page that was just loaded is not reloaded at once: repeated failures wait. */
const youngMs = 60_000;
const againMs = 30_000;

/** Address of a page's entry script; its name identifies the build. */
const entryOf = (page: Document): string | null =>
  page.querySelector("script[type=module][src]")?.getAttribute("src") ?? null;

/** Entry script of the portal's page now; null if it doesn't answer. */
async function servedEntry(): Promise<string | null> {
  try {
    const response = await serverFetch(window.location.pathname, {
      credentials: "omit",
      cache: "no-store",
      headers: { accept: "text/html" },
    });
    if (!response.ok) return null;
    return entryOf(new DOMParser().parseFromString(await response.text(), "text/html"));
  } catch {
    return null;
  }
}

/** Reloads the page if the portal has a new version; never while the portal doesn't answer. */
export async function reloadIfNew(): Promise<void> {
  const served = await servedEntry();
  const own = entryOf(document);
  if (served !== null && own !== null && served !== own) ownPage.reload();
}

/**
 * Checks every hour.
 * @returns a function that stops it
 */
export function watchVersion(): () => void {
  const timer = setInterval(() => void reloadIfNew(), hour);
  return () => clearInterval(timer);
}

/**
 * Reloads the page as soon as the portal answers, because a part of it is gone. At most once a minute, however
 * often that fails.
 * @returns a function that cancels it
 */
export function reloadOnceServed(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  const look = async () => {
    const served = await servedEntry();
    if (isStopped) return;
    if (served !== null) ownPage.reload();
    else timer = setTimeout(look, againMs);
  };
  timer = setTimeout(look, Math.max(0, youngMs - performance.now()));
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
