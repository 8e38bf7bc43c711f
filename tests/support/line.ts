import type { CDPSession, Page } from "puppeteer";

/** The line of a window to the portal, its service worker's included. */
export interface Line {
  cut: () => Promise<void>;
  mend: () => Promise<void>;
}

/** Takes hold of a window's line: of its page, and of workers as there are some. */
export function lineOf(page: Page): Line {
  const sessions = new Map<object, CDPSession>();
  const set = async (offline: boolean) => {
    await page.setOfflineMode(offline);
    for (const target of page.browserContext().targets()) {
      if (target.type() !== "service_worker") continue;
      // Each session has its own line: the one that cut it mends it.
      const session = sessions.get(target) ?? (await target.createCDPSession());
      sessions.set(target, session);
      await session.send("Network.enable");
      await session.send("Network.emulateNetworkConditions", {
        offline,
        latency: 0,
        downloadThroughput: -1,
        uploadThroughput: -1,
      });
    }
  };
  return { cut: () => set(true), mend: () => set(false) };
}
