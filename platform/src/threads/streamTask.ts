import { Readable } from "node:stream";
import { unavailable } from "./runner.js";
import { type AboutTask, Task } from "./task.js";

const BUFFERED = 256 * 1024;

/**
 * A stream of a thread's bytes. Reading it lets the thread continue. It fails if nothing moves for too long.
 */
export class StreamTask extends Task {
  readonly output: Readable;
  /** Chunks taken for which no new credit has been sent yet. */
  private owed = 0;
  private readonly stalled: NodeJS.Timeout;

  constructor(name: string, input: unknown, deadlineMs: number) {
    super("stream", name, input);
    this.stalled = setTimeout(() => {
      this.cancel();
      this.output.destroy(unavailable("The file takes too long now; try again."));
    }, deadlineMs);
    this.output = new Readable({
      highWaterMark: BUFFERED,
      read: () => this.pay(),
      destroy: (error, done) => {
        this.cancel();
        done(error);
      },
    });
  }

  protected override settle(): boolean {
    clearTimeout(this.stalled);
    return super.settle();
  }

  protected accept(message: AboutTask): void {
    if (message.kind === "end" && this.settle()) this.output.push(null);
    if (message.kind !== "chunk" || this.settled) return;
    this.stalled.refresh();
    this.owed += 1;
    if (this.output.push(message.bytes)) this.pay();
  }

  protected reject(error: Error): void {
    this.output.destroy(error);
  }

  private pay(): void {
    if (this.settled) return;
    this.stalled.refresh();
    for (; this.owed > 0; this.owed -= 1) this.host?.say({ kind: "credit", id: this.id });
  }

  private cancel(): void {
    if (this.settle()) this.host?.say({ kind: "cancel", id: this.id });
  }
}
