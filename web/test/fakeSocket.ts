import { jest } from "@jest/globals";

type Message = { id?: string; type: string; payload?: unknown };

/** A WebSocket whose other end is the test: it speaks graphql-transport-ws, and enforces the protocol. */
export class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  /** Opened sockets, the newest last. */
  static opened: FakeSocket[] = [];
  /** True if the portal accepts sockets. */
  static isTaking = true;

  static reset(): void {
    FakeSocket.opened = [];
    FakeSocket.isTaking = true;
  }

  static get newest(): FakeSocket | undefined {
    return FakeSocket.opened.at(-1);
  }

  readyState = FakeSocket.CONNECTING;
  onopen: (() => void) | null = null;
  onclose: ((event: CloseEvent) => void) | null = null;
  onerror: ((event: Event) => void) | null = null;
  onmessage: ((event: MessageEvent) => void) | null = null;
  /** Payload of connection_init. */
  init: unknown;
  private subscription = "";

  constructor(readonly url: string) {
    FakeSocket.opened.push(this);
    queueMicrotask(() => {
      if (!FakeSocket.isTaking) return this.end(1006);
      this.readyState = FakeSocket.OPEN;
      this.onopen?.();
    });
  }

  readonly send = jest.fn((text: string) => {
    const message: Message = JSON.parse(text);
    if (message.type === "connection_init") {
      this.init = message.payload;
      queueMicrotask(() => this.say({ type: "connection_ack" }));
    }
    if (message.type === "subscribe") this.subscription = message.id ?? "";
    if (message.type === "ping") queueMicrotask(() => this.say({ type: "pong" }));
  });

  close(code = 1000): void {
    this.end(code);
  }

  /** Sends an event with new readings of a device. */
  arrive(clientId: string): void {
    const data = { clientMeasurement: { clientId, to: 1 } };
    this.say({ id: this.subscription, type: "next", payload: { data } });
  }

  /** Closes the portal's side. */
  end(code: number): void {
    if (this.readyState === FakeSocket.CLOSED) return;
    this.readyState = FakeSocket.CLOSED;
    this.onclose?.(Object.assign(new Event("close"), { code, reason: "", wasClean: true }) as CloseEvent);
  }

  private say(message: Message): void {
    this.onmessage?.(new MessageEvent("message", { data: JSON.stringify(message) }));
  }
}
