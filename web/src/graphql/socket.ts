import { type Client, createClient } from "graphql-ws";
import { connection } from "./connection";

/** Close codes by which the gateway ends a socket whose session is over. */
const sessionOver = new Set([4401, 4403]);

const longestWaitMs = 15_000;

const absolute = (url: string) => new URL(url, window.location.origin).href.replace(/^http/, "ws");

/** Half to all of 1 s, 2 s, 4 s … 15 s, so that a thousand browsers don't return in the same moment. */
const wait = (attempt: number) =>
  new Promise<void>((resolve) => {
    const longest = Math.min(1000 * 2 ** attempt, longestWaitMs);
    setTimeout(resolve, longest * (0.5 + Math.random() / 2));
  });

type SocketOptions = {
  /** Of the group as whose user an administrator listens. */
  groupId: string | undefined;
  onSessionOver: () => void;
  onReconnect: () => void;
};

/** The live link: opens with the first subscription, returns by itself after a loss, notices a silent one. */
export function createSocket(url: string, options: SocketOptions): Client {
  const { groupId, onSessionOver, onReconnect } = options;
  let wasLost = false;
  let unanswered: ReturnType<typeof setTimeout> | undefined;
  const client = createClient({
    url: absolute(url),
    connectionParams: groupId === undefined ? undefined : { groupId },
    lazyCloseTimeout: 3000,
    keepAlive: 10_000,
    retryAttempts: Number.POSITIVE_INFINITY,
    retryWait: wait,
    shouldRetry: () => true,
    on: {
      connected: () => {
        connection.socket("open");
        if (wasLost) onReconnect();
        wasLost = false;
      },
      closed: (event) => {
        clearTimeout(unanswered);
        const { code, wasClean } = event as CloseEvent;
        if (sessionOver.has(code)) onSessionOver();
        wasLost = !(wasClean && code === 1000);
        connection.socket(wasLost ? "lost" : "idle");
      },
      ping: (received) => {
        if (received) return;
        unanswered = setTimeout(() => client.terminate(), 5000);
      },
      pong: (received) => {
        if (received) clearTimeout(unanswered);
      },
    },
  });
  return client;
}
