import { createClient } from "graphql-ws";
import { graphqlUrl } from "../../env";
import type { PublicArrivalsSubscription } from "../../graphql/generated";
import { PublicArrivalsOperation } from "../../graphql/operations/public";
import { createWatchdog, socketPatience } from "../../graphql/watchdog";
import { faultOf } from "./publicFault";

type ArrivalsListener = {
  /** Called when new readings of a device have arrived. */
  onArrival: (clientId: string) => void;
  /** Called when the link is back: news may have been missed. */
  onReturn: () => void;
  /** Called when the key has ended. */
  onOver: () => void;
};

/** Close codes of the gateway for a key that has ended. */
const keyOver = new Set([4401, 4403]);
const longestWaitMs = 60_000;

/** Half to all of 1 s, 2 s, 4 s … 60 s, or a thousand screens would reconnect at the same moment. */
const waitMs = (attempt: number) => Math.min(1000 * 2 ** attempt, longestWaitMs) * (0.5 + Math.random() / 2);

const address = () => new URL(graphqlUrl, window.location.origin).href.replace(/^http/, "ws");

/**
 * Listens for new readings of everything that a key opens, and reconnects after each loss, for ever. Pages can
 * also poll: without WebSockets they only miss the live news.
 * @returns a function that stops it
 */
export function listenForArrivals(key: string, listener: ArrivalsListener): () => void {
  if (typeof WebSocket === "undefined") return () => undefined;
  let isStopped = false;
  let again: ReturnType<typeof setTimeout> | undefined;
  let dispose: () => void = () => undefined;

  function over(): void {
    stop();
    listener.onOver();
  }

  /** An error that ends a client for good, such as a fault of the gateway, does not end the listener. */
  function beginLater(): void {
    if (isStopped || again !== undefined) return;
    dispose();
    again = setTimeout(begin, waitMs(5));
  }

  function begin(): void {
    again = undefined;
    const watchdog = createWatchdog(() => client.terminate());
    let wasLost = false;
    const client = createClient({
      url: address(),
      connectionParams: { apiKey: key },
      lazy: false,
      keepAlive: 30_000,
      retryAttempts: Number.POSITIVE_INFINITY,
      retryWait: (attempt) => new Promise((resolve) => setTimeout(resolve, waitMs(attempt))),
      shouldRetry: () => !isStopped,
      onNonLazyError: () => undefined,
      on: {
        connecting: () => watchdog.expect(socketPatience.openMs),
        connected: () => {
          watchdog.met();
          if (wasLost) listener.onReturn();
          wasLost = false;
        },
        closed: (event) => {
          watchdog.met();
          wasLost = true;
          if (!isStopped && keyOver.has((event as CloseEvent).code)) over();
        },
        ping: (received) => {
          if (!received) watchdog.expect(socketPatience.pongMs);
        },
        pong: (received) => {
          if (received) watchdog.met();
        },
      },
    });
    const { name, text } = PublicArrivalsOperation;
    client.subscribe<PublicArrivalsSubscription>(
      { operationName: name, query: text, variables: {} },
      {
        next: ({ data, errors }) => {
          if (isStopped) return;
          if (faultOf(errors as object[] | undefined)?.kind === "over") over();
          else if (data) listener.onArrival(data.clientMeasurement.clientId);
        },
        error: (error) => {
          if (!isStopped && Array.isArray(error) && faultOf(error)?.kind === "over") over();
          else beginLater();
        },
        complete: beginLater,
      },
    );
    dispose = () => {
      watchdog.met();
      // It waits for a connection being made, which may never open.
      Promise.resolve(client.dispose()).catch(() => undefined);
    };
  }

  function stop(): void {
    if (isStopped) return;
    isStopped = true;
    clearTimeout(again);
    dispose();
  }

  begin();
  return stop;
}
