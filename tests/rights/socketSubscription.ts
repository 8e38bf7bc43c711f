import { createClient } from "graphql-ws";
import { WebSocket } from "ws";
import type { Headers } from "../../platform/test/testPlatform.js";
import { socketUrl } from "../clients/apiClient.js";
import { Subscription } from "./subscribing.js";
import type { World } from "./world.js";

/** Credentials in connection_init. */
export function paramsOf(headers: Headers): Record<string, string> {
  const { authorization, "x-session-id": sessionId, "x-group-id": groupId } = headers;
  return {
    ...(sessionId ? { sessionId } : {}),
    ...(authorization ? { apiKey: authorization.replace("ApiKey ", "") } : {}),
    ...(groupId ? { groupId } : {}),
  };
}

/** One subscription over a WebSocket of its own, as graphql-ws opens it. */
export class SocketSubscription {
  /** Results in order. */
  readonly events: Subscription["events"] = [];
  /** Resolves once the server has ended it, with why. */
  readonly over: Promise<string>;
  private readonly socket;

  constructor({ gatewayUrl }: Pick<World, "gatewayUrl">, headers: Headers, query: string) {
    this.socket = createClient({
      url: socketUrl(`${gatewayUrl}/graphql`),
      webSocketImpl: WebSocket,
      connectionParams: paramsOf(headers),
      retryAttempts: 0,
    });
    this.over = new Promise((resolve) => {
      this.socket.subscribe(
        { query },
        {
          next: (event) => this.events.push(event as Subscription["events"][number]),
          error: (fault) => resolve(JSON.stringify(fault)),
          complete: () => resolve("complete"),
        },
      );
    });
  }

  async close(): Promise<void> {
    await this.socket.dispose();
  }
}

/** Subscribes by a stream of server-sent events, or over a socket. */
export async function subscribe(
  world: World,
  headers: Headers,
  query: string,
  isSocket: boolean,
): Promise<Subscription | SocketSubscription> {
  if (isSocket) return new SocketSubscription(world, headers, query);
  const opened = await Subscription.open(world, headers, query);
  if (!(opened instanceof Subscription)) throw new Error(opened.text);
  return opened;
}

/** What a subscription that is refused is told. */
export async function refusalOf(
  world: World,
  headers: Headers,
  query: string,
  isSocket: boolean,
): Promise<string> {
  if (!isSocket) return subscribe(world, headers, query, false).then(() => "open", String);
  const opened = new SocketSubscription(world, headers, query);
  const over = await opened.over;
  await opened.close();
  return `${over} ${JSON.stringify(opened.events)}`;
}
