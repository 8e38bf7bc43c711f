import { Repeater, SlidingBuffer } from "@graphql-yoga/subscription";
import { scopeKey } from "../caller.js";
import type { CallContext } from "../platform-api/platform.js";
import type { BulkPayload, BulkProgress, BulkResult } from "./bulk.types.js";

/** How long an outcome is kept for callers who ask late. */
const KEPT_MS = 60_000;

type Listener = (progress: BulkProgress) => void;

interface Entry {
  latest: BulkProgress | undefined;
  listeners: Set<Listener>;
}

/** Reports the progress of `runBulk`. */
export interface ProgressTeller {
  tell: (settled: readonly BulkResult[]) => void;
  finish: (payload: BulkPayload) => void;
}

/** Progress of this gateway's bulk changes, by caller and idempotency key. */
export class ProgressBoard {
  private readonly entries = new Map<string, Entry>();

  /** Begins a change. Without a key nobody can follow it. */
  begin(call: CallContext, idempotencyKey: string | null | undefined, total: number): ProgressTeller {
    if (!idempotencyKey) return { tell: () => undefined, finish: () => undefined };
    const key = entryKey(call, idempotencyKey);
    const entry = this.entryOf(key);
    const publish = (counts: Pick<BulkProgress, "done" | "failed" | "skipped">, finished: boolean) => {
      entry.latest = { idempotencyKey, total, ...counts, finished };
      for (const listener of [...entry.listeners]) listener(entry.latest);
    };
    publish({ done: 0, failed: 0, skipped: 0 }, false);
    return {
      tell: (settled) => publish(countsOf(settled), false),
      finish: ({ done, failed, skipped }) => {
        publish({ done, failed, skipped }, true);
        setTimeout(() => this.forget(key, entry), KEPT_MS).unref();
      },
    };
  }

  /**
   * Yields the current progress of a change, then each step, and ends when the change ends. Waits if the
   * change has not begun.
   */
  follow(call: CallContext, idempotencyKey: string): AsyncIterable<BulkProgress> {
    const key = entryKey(call, idempotencyKey);
    const entry = this.entryOf(key);
    return new Repeater<BulkProgress>(async (push, stop) => {
      const listener: Listener = (progress) => {
        void push(progress);
        if (progress.finished) stop();
      };
      entry.listeners.add(listener);
      if (entry.latest) listener(entry.latest);
      await stop;
      entry.listeners.delete(listener);
      this.forget(key, entry);
    }, new SlidingBuffer(1));
  }

  private entryOf(key: string): Entry {
    const entry = this.entries.get(key) ?? { latest: undefined, listeners: new Set<Listener>() };
    this.entries.set(key, entry);
    return entry;
  }

  /** Forgets an entry, unless its change still runs or somebody listens to it. */
  private forget(key: string, entry: Entry): void {
    const running = entry.latest !== undefined && !entry.latest.finished;
    if (!running && entry.listeners.size === 0 && this.entries.get(key) === entry) this.entries.delete(key);
  }
}

function countsOf(settled: readonly BulkResult[]): Pick<BulkProgress, "done" | "failed" | "skipped"> {
  const count = (status: BulkResult["status"]) => settled.filter((result) => result.status === status).length;
  return { done: count("DONE"), failed: count("FAILED"), skipped: count("SKIPPED") };
}

function entryKey({ caller }: CallContext, idempotencyKey: string): string {
  return `${scopeKey(caller)} ${idempotencyKey}`;
}
