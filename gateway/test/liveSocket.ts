import { once } from "node:events";
import WebSocket from "ws";

export interface SocketMessage {
  id?: string;
  type: string;
  payload?: unknown;
}

interface Options {
  headers?: Record<string, string>;
  protocol?: string | undefined;
}

/** A bare WebSocket to the gateway, which sends exactly what a test wants. */
export class LiveSocket {
  readonly received: SocketMessage[] = [];
  readonly closed: Promise<{ code: number; reason: string }>;
  private readonly waiting = new Set<() => void>();

  private constructor(readonly ws: WebSocket) {
    ws.on("message", (data) => {
      this.received.push(JSON.parse(String(data)) as SocketMessage);
      for (const look of this.waiting) look();
    });
    this.closed = new Promise((resolve) => {
      ws.once("close", (code, reason) => resolve({ code, reason: reason.toString() }));
    });
  }

  /** Connects without sending anything. @param address the gateway's, with http */
  static async open(address: string, { headers = {}, protocol }: Options = {}): Promise<LiveSocket> {
    const ws = new WebSocket(`${address.replace("http", "ws")}/graphql`, protocol ?? "graphql-transport-ws", {
      headers,
    });
    const socket = new LiveSocket(ws);
    await once(ws, "open");
    return socket;
  }

  /** Connects and sends connection_init. */
  static async init(address: string, params: object = { sessionId: "s-1" }): Promise<LiveSocket> {
    const socket = await LiveSocket.open(address);
    socket.say({ type: "connection_init", payload: params });
    await socket.until(({ type }) => type === "connection_ack");
    return socket;
  }

  say(message: unknown): void {
    this.ws.send(typeof message === "string" ? message : JSON.stringify(message));
  }

  subscribe(id: string, query: string, variables?: object): void {
    this.say({ id, type: "subscribe", payload: { query, ...(variables ? { variables } : {}) } });
  }

  /** The first matching message, once it is there. */
  until(isMeant: (message: SocketMessage) => boolean): Promise<SocketMessage> {
    return new Promise((resolve) => {
      const look = () => {
        const message = this.received.find(isMeant);
        if (!message) return;
        this.waiting.delete(look);
        resolve(message);
      };
      this.waiting.add(look);
      look();
    });
  }

  /** Resolves with the messages of a type once so many have come. */
  async count(type: string, many: number): Promise<SocketMessage[]> {
    const ofType = () => this.received.filter((message) => message.type === type);
    await this.until(() => ofType().length >= many);
    return ofType();
  }

  close(): void {
    this.ws.terminate();
  }
}
