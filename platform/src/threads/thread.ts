import { Worker } from "node:worker_threads";
import type { FromThread, ToThread } from "./messages.js";
import { unavailable } from "./runner.js";
import type { Task } from "./task.js";

export interface ThreadOptions {
  /** File that the thread runs: it calls `serve`. */
  file: URL;
  workerData: unknown;
  /** Options of the runtime for the thread; by default those of this process. */
  execArgv?: string[] | undefined;
}

/** Limit of concurrent tasks per thread. Most streams wait for their readers, most jobs for the processor. */
const ROOM: Record<Task["kind"], number> = { run: 4, stream: 8 };
/** A thread that needs more ends, without ending the process. */
const MEMORY_MB = 512;

/** One worker thread with its current tasks. */
export class Thread {
  /** True if it has ever got as far as taking work. */
  ready = false;
  private stopping = false;
  private readonly worker: Worker;
  private readonly tasks = new Map<number, Task>();

  constructor(
    { file, workerData, execArgv }: ThreadOptions,
    onError: (error: unknown) => void,
    onExit: () => void,
  ) {
    this.worker = new Worker(file, {
      workerData,
      ...(execArgv && { execArgv }),
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    });
    this.worker.on("error", onError);
    this.worker.on("message", (message: FromThread) => {
      if (message.kind === "ready") this.ready = true;
      else this.tasks.get(message.id)?.receive(message);
    });
    this.worker.once("exit", () => {
      for (const task of [...this.tasks.values()])
        task.fail(unavailable("The report could not be made; try again."));
      onExit();
    });
  }

  get load(): number {
    return this.tasks.size;
  }

  hasRoomFor({ kind }: Task): boolean {
    if (this.stopping) return false;
    return [...this.tasks.values()].filter((task) => task.kind === kind).length < ROOM[kind];
  }

  take(task: Task): void {
    this.tasks.set(task.id, task);
    task.begin({
      say: (message) => this.worker.postMessage(message satisfies ToThread),
      leave: () => this.tasks.delete(task.id),
      kill: () => void this.stop(),
    });
  }

  async stop(): Promise<void> {
    this.stopping = true;
    await this.worker.terminate();
  }
}
