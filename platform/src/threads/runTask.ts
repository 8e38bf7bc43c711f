import { unavailable } from "./runner.js";
import { type AboutTask, Task } from "./task.js";

/** A job with one answer, with a deadline. */
export class RunTask extends Task {
  private readonly deadline: NodeJS.Timeout;

  constructor(
    name: string,
    input: unknown,
    deadlineMs: number,
    private readonly resolve: (bytes: Uint8Array) => void,
    private readonly refuse: (error: Error) => void,
  ) {
    super("run", name, input);
    this.deadline = setTimeout(() => this.overdue(), deadlineMs);
  }

  /** A thread can't be interrupted in a computation: one that takes this long hangs, and is ended. */
  private overdue(): void {
    this.host?.kill();
    this.fail(unavailable("The report takes too long now; try again."));
  }

  protected override settle(): boolean {
    clearTimeout(this.deadline);
    return super.settle();
  }

  protected accept(message: AboutTask): void {
    if (message.kind === "done" && this.settle()) this.resolve(message.bytes);
  }

  protected reject(error: Error): void {
    this.refuse(error);
  }
}
