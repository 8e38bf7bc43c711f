import type { Headers } from "../../platform/test/testPlatform.js";
import type { World } from "./world.js";

/** One subscription as server-sent events. */
export class Subscription {
  /** Results in order. */
  readonly events: { data?: Record<string, unknown> | null; errors?: unknown[] }[] = [];
  /** Resolves once the server has ended it; "complete" if it was closed properly. */
  readonly over: Promise<"complete" | "broken">;
  private readonly waiting = new Set<() => void>();

  private constructor(
    body: ReadableStream<Uint8Array>,
    private readonly aborter: AbortController,
  ) {
    this.over = this.read(body).catch(() => "broken");
  }

  /** @returns the open subscription, or the reason of the refusal */
  static async open(
    { gatewayUrl }: Pick<World, "gatewayUrl">,
    headers: Headers,
    query: string,
    variables: Record<string, unknown> = {},
  ): Promise<Subscription | { status: number; text: string }> {
    const aborter = new AbortController();
    const response = await fetch(`${gatewayUrl}/graphql`, {
      method: "POST",
      headers: { ...headers, "content-type": "application/json", accept: "text/event-stream" },
      body: JSON.stringify({ query, variables }),
      signal: aborter.signal,
    });
    if (response.headers.get("content-type")?.startsWith("text/event-stream") && response.body)
      return new Subscription(response.body, aborter);
    return { status: response.status, text: await response.text() };
  }

  /** Resolves once there are this many events, or it is over. */
  async count(wanted: number): Promise<void> {
    while (this.events.length < wanted) {
      const more = new Promise<"more">((resolve) => this.waiting.add(() => resolve("more")));
      if ((await Promise.race([more, this.over])) !== "more") return;
    }
  }

  close(): void {
    this.aborter.abort();
  }

  private async read(body: ReadableStream<Uint8Array>): Promise<"complete" | "broken"> {
    let text = "";
    const decoder = new TextDecoder();
    for await (const chunk of body) {
      text += decoder.decode(chunk, { stream: true });
      const messages = text.split("\n\n");
      text = messages.pop() ?? "";
      for (const message of messages) {
        if (message.startsWith("event: complete")) return "complete";
        if (message.startsWith("event: next\ndata: ")) this.take(message.slice("event: next\ndata: ".length));
      }
    }
    return "broken";
  }

  private take(json: string): void {
    this.events.push(JSON.parse(json) as Subscription["events"][number]);
    for (const wake of this.waiting) wake();
    this.waiting.clear();
  }
}
