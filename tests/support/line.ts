import type { CDPSession, Page } from "puppeteer";

/** A window's connection to the portal, including its service worker's. */
export interface Line {
  cut: () => Promise<void>;
  mend: () => Promise<void>;
}

/** Controls a window's connection: of its page, and of workers once there are some. */
export function lineOf(page: Page): Line {
  const sessions = new Map<object, CDPSession>();
  const set = async (offline: boolean) => {
    await page.setOfflineMode(offline);
    for (const target of page.browserContext().targets()) {
      if (target.type() !== "service_worker") continue;
      // Each session has its own network state: the session that cut it must restore it.
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
