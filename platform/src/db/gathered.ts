import { setTimeout as pause, setImmediate } from "node:timers/promises";

export type Outcome<R> = { value: R } | { error: unknown };

interface Waiting<T, R> {
  item: T;
  settle(outcome: Outcome<R>): void;
}

/** Work for many items at once. */
interface Work<T, R> {
  /** Runs for some items, in their order. If it throws, all of them fail. @returns an outcome each */
  run(items: T[]): Promise<Outcome<R>[]>;
  /** At most so many items a run. */
  most: number;
  /** At most so many runs at the same time. */
  lanes: number;
  /** After a run of several items the next one waits this long, so that more share it. After a single item it doesn't. */
  restMs: number;
}

/** Gathers items that arrive while earlier ones are worked on, and works on these together. */
export class Gathered<T, R> {
  private readonly waiting: Waiting<T, R>[] = [];
  private running = 0;
  /** Whether several items came together the last time. */
  private isBusy = false;

  constructor(private readonly work: Work<T, R>) {}

  add(item: T): Promise<R> {
    return new Promise<R>((resolve, reject) => {
      const settle = (outcome: Outcome<R>) =>
        "error" in outcome ? reject(outcome.error) : resolve(outcome.value);
      this.waiting.push({ item, settle });
      if (this.running < this.work.lanes) void this.runAll();
    });
  }

  private async runAll(): Promise<void> {
    const { restMs } = this.work;
    this.running += 1;
    while (this.waiting.length > 0) {
      // What arrived on other sockets meanwhile joins.
      await (this.isBusy && restMs > 0 ? pause(restMs) : setImmediate());
      const some = this.waiting.splice(0, this.work.most);
      if (some.length === 0) continue;
      this.isBusy = some.length > 1;
      await this.runSome(some);
    }
    this.running -= 1;
  }

  private async runSome(some: Waiting<T, R>[]): Promise<void> {
    const outcomes = await this.work
      .run(some.map(({ item }) => item))
      .catch((error: unknown) => some.map((): Outcome<R> => ({ error })));
    for (const [index, { settle }] of some.entries())
      settle(outcomes[index] ?? { error: new Error("Work was left out.") });
  }
}
