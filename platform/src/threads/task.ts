import type { FromThread, ToThread } from "./messages.js";
import { fromFault } from "./messages.js";

/** Actions of a task on the thread that took it. */
export interface Host {
  say(message: ToThread): void;
  /** Frees its place. */
  leave(): void;
  /** Ends the thread, which hangs. */
  kill(): void;
}

export type AboutTask = Exclude<FromThread, { kind: "ready" }>;

let lastId = 0;

/** A requested task, waiting or under way. */
export abstract class Task {
  readonly id = ++lastId;
  settled = false;
  /** Called once there is room for another. */
  onSettled: () => void = () => undefined;
  protected host: Host | null = null;

  constructor(
    readonly kind: "run" | "stream",
    private readonly name: string,
    private readonly input: unknown,
  ) {}

  begin(host: Host): void {
    this.host = host;
    try {
      host.say({ kind: this.kind, id: this.id, name: this.name, input: this.input });
    } catch (error) {
      this.fail(error instanceof Error ? error : new Error(String(error)));
    }
  }

  receive(message: AboutTask): void {
    if (message.kind === "failed") this.fail(fromFault(message.fault));
    else this.accept(message);
  }

  fail(error: Error): void {
    if (this.settle()) this.reject(error);
  }

  /** @returns true if it was still open */
  protected settle(): boolean {
    if (this.settled) return false;
    this.settled = true;
    this.host?.leave();
    this.onSettled();
    return true;
  }

  protected abstract accept(message: Exclude<AboutTask, { kind: "failed" }>): void;
  protected abstract reject(error: Error): void;
}
