import type { ServerResponse } from "node:http";
import type { Burst } from "../live/burst.js";
import type { CohortRun } from "../live/cohortRun.js";
import type { Member, MemberEnd } from "../live/member.js";
import type { Beating } from "./heartbeat.js";
import { Progress } from "./progress.js";

/** The last event of a stream. Browsers ignore events without data. */
export const COMPLETE = "event: complete\ndata: \n\n";

/** @param json in one line, as JSON.stringify writes it */
export function nextEvent(json: string): string {
  return `event: next\ndata: ${json}\n\n`;
}

/** Made once for all members. */
const texts = new WeakMap<Burst, string>();

/** One subscription as server-sent events: graphql-sse's distinct connections mode. */
export class EventStream implements Member, Beating {
  private readonly progress = new Progress();
  private cohort: Pick<CohortRun, "leave"> | undefined;
  private isBegun = false;

  /** @param writeHead sends the status and headers; called before the first event */
  constructor(
    private readonly response: ServerResponse,
    private readonly writeHead: () => void,
  ) {}

  get isOpen(): boolean {
    return !this.response.destroyed && !this.response.writableEnded;
  }

  get backlog(): number {
    return this.response.writableLength;
  }

  /** The cohort has admitted it. The client may have left meanwhile. */
  enter(cohort: Pick<CohortRun, "leave">): void {
    this.cohort = cohort;
    if (this.isOpen) this.begin();
    else cohort.leave(this);
  }

  /** The client has left. */
  leave(): void {
    this.cohort?.leave(this);
  }

  write(burst: Burst): void {
    this.begin();
    this.response.write(textOf(burst));
  }

  onceDrained(callback: () => void): void {
    this.response.once("drain", callback);
  }

  end(end: MemberEnd): void {
    this.begin();
    if (end.type === "failed") this.response.write(nextEvent(JSON.stringify({ errors: end.errors })));
    this.response.end(COMPLETE);
  }

  /** Breaks the connection. Clients then reconnect. */
  destroy(): void {
    this.response.destroy();
  }

  beat(): void {
    const { socket } = this.response;
    if (this.backlog === 0) this.response.write(":\n\n");
    else if (socket && !this.progress.hasMoved(socket)) this.destroy();
  }

  private begin(): void {
    if (this.isBegun) return;
    this.isBegun = true;
    this.writeHead();
    // Browsers and proxies treat a stream as open once they get some bytes.
    this.response.write(":\n\n");
  }
}

function textOf(burst: Burst): string {
  const made = texts.get(burst);
  if (made !== undefined) return made;
  const text = burst.payloads.map(({ json }) => nextEvent(json.toString())).join("");
  texts.set(burst, text);
  return text;
}
