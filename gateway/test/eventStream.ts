import { once } from "node:events";
import type { FastifyReply } from "fastify";

/** The double's side of one open /events stream. */
export class EventStream {
  private readonly opened: Promise<FastifyReply>;
  private open: (reply: FastifyReply) => void = () => undefined;
  /** The Last-Event-ID header of each connection. */
  readonly resumedFrom: (string | undefined)[] = [];
  private current: FastifyReply | undefined;

  constructor() {
    this.opened = new Promise((resolve) => {
      this.open = resolve;
    });
  }

  /** Answers a connection: headers first, then events as the test sends them. */
  accept(reply: FastifyReply, lastEventId: string | undefined, hello: object = {}): FastifyReply {
    this.resumedFrom.push(lastEventId);
    reply.hijack();
    reply.raw.writeHead(200, { "content-type": "text/event-stream" });
    reply.raw.write(`event: hello\ndata: ${JSON.stringify(hello)}\n\n`);
    this.current = reply;
    this.open(reply);
    return reply;
  }

  /** Resolves once the gateway listens. */
  async listening(): Promise<void> {
    await this.opened;
  }

  /** Resolves once the gateway no longer listens. */
  async left(): Promise<void> {
    const reply = this.current;
    if (reply && !reply.raw.destroyed) await once(reply.raw, "close");
  }

  send(id: number, event: string, data: unknown): void {
    this.current?.raw.write(`id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  /** Sends something that is no proper event. */
  sendRaw(text: string): void {
    this.current?.raw.write(text);
  }

  /** Breaks the connection, like a restart of the platform. */
  drop(): void {
    this.current?.raw.destroy();
  }
}
