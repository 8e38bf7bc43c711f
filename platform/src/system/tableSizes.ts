import { PlatformError } from "../errors.js";
import type { Threads } from "../threads/threads.js";
import { type Clock, HOUR } from "../time/clock.js";
import type { TableSize } from "./tableSizes.store.js";

/** Knows how large the tables are, and looks anew once an hour at most: on SQLite that reads the whole file. */
export class TableSizes {
  private known: { at: number; sizes: Promise<TableSize[]> } | undefined;

  constructor(
    private readonly threads: Threads,
    private readonly now: Clock,
  ) {}

  /** The largest first; none while the threads have too much to do. */
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
