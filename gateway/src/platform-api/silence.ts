import type { Request } from "got";

/**
 * Calls back where a download that is piped on is silent for so long while its reader waits for more. A slow reader pauses
 * it, and is waited for: a timeout of the socket could not tell one from the other.
 */
export function onSilence(download: Request, idleMs: number, silent: () => void): void {
  let heard = true;
  download.on("downloadProgress", () => {
    heard = true;
  });
  const timer = setInterval(() => {
    const waits = download.readableFlowing === true;
    if (!heard && waits) silent();
    heard = !waits;
  }, idleMs);
  timer.unref();
  download.once("close", () => clearInterval(timer));
}
