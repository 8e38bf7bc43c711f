import { type Client, createClient } from "graphql-ws";
import { connection } from "./connection";
import { retryWait } from "./retryWait";
import { createWatchdog, socketPatience } from "./watchdog";

/** Close codes of the gateway for a socket whose session is over. */
const sessionOver = new Set([4401, 4403]);

const absolute = (url: string) => new URL(url, window.location.origin).href.replace(/^http/, "ws");

type SocketOptions = {
  /** The group that an administrator views the portal as. */
  groupId: string | undefined;
  onSessionOver: () => void;
  onReconnect: () => void;
};

/** The live link: opens with the first subscription, reconnects after a loss, and notices a silent one. */
export function createSocket(url: string, options: SocketOptions): Client {
  const { groupId, onSessionOver, onReconnect } = options;
  let wasLost = false;
  const watchdog = createWatchdog(() => client.terminate());
  const client = createClient({
    url: absolute(url),
    connectionParams: groupId === undefined ? undefined : { groupId },
    lazyCloseTimeout: 3000,
    keepAlive: 10_000,
    retryAttempts: Number.POSITIVE_INFINITY,
    retryWait,
    shouldRetry: () => true,
    on: {
      connecting: () => watchdog.expect(socketPatience.openMs),
      connected: () => {
        watchdog.met();
        connection.socket("open");
        if (wasLost) onReconnect();
        wasLost = false;
      },
      closed: (event) => {
        watchdog.met();
        const { code, wasClean } = event as CloseEvent;
        if (sessionOver.has(code)) onSessionOver();
        wasLost = !(wasClean && code === 1000);
        connection.socket(wasLost ? "lost" : "idle");
      },
      ping: (received) => {
        if (!received) watchdog.expect(socketPatience.pongMs);
      },
      pong: (received) => {
        if (received) watchdog.met();
      },
    },
  });
  return client;
}
