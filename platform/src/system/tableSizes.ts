import { PlatformError } from "../errors.js";
import type { Threads } from "../threads/threads.js";
import { type Clock, HOUR } from "../time/clock.js";
import type { TableSize } from "./tableSizes.store.js";

/** Caches the sizes of tables, and looks again at most once an hour: on SQLite that reads the whole file. */
export class TableSizes {
  private known: { at: number; sizes: Promise<TableSize[]> } | undefined;

  constructor(
    private readonly threads: Threads,
    private readonly now: Clock,
  ) {}

  /** The largest first; empty while the threads are too busy. */
  async largest(): Promise<TableSize[]> {
    try {
      return await this.ofTheHour();
    } catch (error) {
      if (error instanceof PlatformError && error.code === "UNAVAILABLE") return [];
      throw error;
    }
  }

  private ofTheHour(): Promise<TableSize[]> {
    const at = this.now();
    if (this.known && at - this.known.at < HOUR) return this.known.sizes;
    const known = { at, sizes: this.look() };
    this.known = known;
    known.sizes.catch(() => {
      if (this.known === known) this.known = undefined;
    });
    return known.sizes;
  }

  private async look(): Promise<TableSize[]> {
    return JSON.parse(Buffer.from(await this.threads.run("tableSizes", undefined)).toString());
  }
}
