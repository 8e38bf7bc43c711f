import { serverFetch } from "../../graphql/serverFetch";
import { ownPage } from "./ownPage";

const hour = 3_600_000;

/** A page that was just loaded is not loaded anew at once: what fails again waits. */
const youngMs = 60_000;
const againMs = 30_000;

/** The address of the script that a page begins with; its name says which build it is of. */
const entryOf = (page: Document): string | null =>
  page.querySelector("script[type=module][src]")?.getAttribute("src") ?? null;

/** The script that the portal's page begins with now; null where it doesn't answer. */
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

/** Loads the page anew where the portal has another one by now; never while the portal doesn't answer. */
export async function reloadIfNew(): Promise<void> {
  const served = await servedEntry();
  const own = entryOf(document);
  if (served !== null && own !== null && served !== own) ownPage.reload();
}

/** Looks every hour. @returns stops it */
export function watchVersion(): () => void {
  const timer = setInterval(() => void reloadIfNew(), hour);
  return () => clearInterval(timer);
}

/**
 * Loads the page anew as soon as the portal answers: a part of it can't be had any more. At most once a minute, however
 * often that fails.
 * @returns takes it back
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
