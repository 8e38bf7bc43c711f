import http from "node:http";
import type { Headers } from "./testPlatform.js";

/** Reads server-sent events from a socket, as a gateway does. */
export class EventStream {
  private text = "";
  private readonly waiting: (() => void)[] = [];
  private ended = false;

  constructor(
    private readonly request: http.ClientRequest,
    response: http.IncomingMessage,
  ) {
    response.setEncoding("utf8");
    response.on("data", (chunk: string) => {
      this.text += chunk;
      this.tell();
    });
    response.on("close", () => {
      this.ended = true;
      this.tell();
    });
  }

  /** Opens a stream, and waits until it has said hello, or is over. */
  static async open(port: number, headers: Headers, query = ""): Promise<EventStream> {
    const stream = await new Promise<EventStream>((resolve, reject) => {
      const request = http.get({ host: "127.0.0.1", port, path: `/events${query}`, headers }, (response) => {
        resolve(new EventStream(request, response));
      });
      request.on("error", reject);
    });
    return stream.until(({ events, isOver }) => events.length > 0 || isOver);
  }

  /** The events so far: [id, type, data]. */
  get events(): [string, string, unknown][] {
    return this.text
      .split("\n\n")
      .slice(0, -1)
      .filter((block) => !block.startsWith(":"))
      .map((block) => {
        const fields = Object.fromEntries(
          block.split("\n").map((line) => [line.split(": ", 1)[0], line.slice(line.indexOf(": ") + 2)]),
        );
        return [fields.id ?? "", fields.event ?? "", JSON.parse(fields.data ?? "null")];
      });
  }

  async until(condition: (stream: EventStream) => boolean): Promise<this> {
    while (!condition(this)) await new Promise<void>((resolve) => this.waiting.push(resolve));
    return this;
  }

  get isOver(): boolean {
    return this.ended;
  }

  close(): void {
    this.request.destroy();
  }

  private tell(): void {
    for (const wake of this.waiting.splice(0)) wake();
  }
}
