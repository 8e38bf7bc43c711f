import type { Readable } from "node:stream";
import { type Runner, unavailable } from "./runner.js";
import { RunTask } from "./runTask.js";
import { StreamTask } from "./streamTask.js";
import type { Task } from "./task.js";
import { Thread, type ThreadOptions } from "./thread.js";

export interface PoolOptions extends ThreadOptions {
  /** Number of threads. */
  size: number;
  /** Limit of waiting tasks. */
  waitingAtMost: number;
  /** A job must answer, and a stream must advance, within this time. Milliseconds. */
  deadlineMs: number;
  onError: (error: unknown) => void;
}

/** A few threads with one bounded queue. A thread that dies fails its tasks, and is replaced. */
export class ThreadPool implements Runner {
  private readonly threads = new Set<Thread>();
  private readonly waiting: Task[] = [];
  private closed = false;

  constructor(private readonly options: PoolOptions) {
    while (this.threads.size < options.size) this.addThread();
  }

  run(name: string, input: unknown): Promise<Uint8Array> {
    return new Promise((resolve, reject) => {
      this.enter(new RunTask(name, input, this.options.deadlineMs, resolve, reject));
    });
  }

  stream(name: string, input: unknown): Readable {
    const task = new StreamTask(name, input, this.options.deadlineMs);
    this.enter(task);
    return task.output;
  }

  get busy(): number {
    return [...this.threads].reduce((sum, thread) => sum + thread.load, this.waiting.length);
  }

  async close(): Promise<void> {
    this.closed = true;
    for (const task of [...this.waiting]) task.fail(unavailable("Shutting down."));
    await Promise.all([...this.threads].map((thread) => thread.stop()));
  }

  private enter(task: Task): void {
    if (this.closed) task.fail(unavailable("Shutting down."));
    else if (this.waiting.length >= this.options.waitingAtMost)
      task.fail(unavailable("Too many reports are being made; try again."));
    else {
      task.onSettled = () => this.next();
      this.waiting.push(task);
      this.next();
    }
  }

  /** Hands out waiting tasks, in order, each to the thread with the least to do. */
  private next(): void {
    if (this.closed) return;
    while (this.waiting.length > 0 && this.threads.size < this.options.size) this.addThread();
    const left = this.waiting.splice(0).filter((task) => {
      if (task.settled) return false;
      const [thread] = [...this.threads]
        .filter((one) => one.hasRoomFor(task))
        .sort((one, other) => one.load - other.load);
      thread?.take(task);
      return thread === undefined;
    });
    this.waiting.push(...left);
  }

  /**
   * A thread that ended before it took any work is only replaced when there is work again: it would end
   * again.
   */
  private addThread(): void {
    const { options } = this;
    const thread = new Thread(options, options.onError, () => {
      this.threads.delete(thread);
      if (this.closed) return;
      if (thread.ready) this.addThread();
      this.next();
    });
    this.threads.add(thread);
  }
}
