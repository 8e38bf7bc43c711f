import { LRUCache } from "lru-cache";
import type { Answer, Question } from "./answers.js";

/** A question asked with a view-only key. */
export interface PublicQuestion extends Question {
  /** The asking key. When it ends, so do its answers to all pages. */
  apiKey: string;
}

const KEYS_AT_MOST = 10_000;
const BYTES_AT_MOST = 64 * 1024 * 1024;

/**
 * Answers to view-only keys, which are in pages that any number of people look at. Each question of a key is
 * computed once in some seconds, however many ask it, and served without a call to the platform. News is seen
 * that much later. Errors are never kept. Nothing is served once the key has ended.
 */
export class PublicAnswers {
  private readonly kept: LRUCache<string, Answer>;
  private readonly running = new Map<string, Promise<Answer>>();
  /** Grows when any key ends, or one key does. Answers begun before are not reused after. */
  private ends = 0;
  private readonly endsOf = new LRUCache<string, number>({ max: KEYS_AT_MOST });

  /**
   * @param keptMs how long an answer is reused; 0: only while it is being computed
   * @param now Unix seconds
   */
  constructor(
    private readonly keptMs: number,
    now: () => number,
  ) {
    this.kept = new LRUCache({
      maxSize: BYTES_AT_MOST,
      sizeCalculation: ({ body }, key) => body.length + key.length,
      ttl: Math.max(keptMs, 1),
      // Otherwise the cache keeps the time for a millisecond with a timer of its own.
      ttlResolution: 0,
      perf: { now: () => now() * 1000 },
    });
  }

  /** @param compute answers the question anew */
  async answer({ apiKey, scope, text }: PublicQuestion, compute: () => Promise<Answer>): Promise<Answer> {
    const key = `${this.ends} ${this.endsOf.get(apiKey) ?? 0} ${scope} ${text()}`;
    const kept = this.kept.get(key);
    if (kept) return kept;
    const running = this.running.get(key);
    if (running) return running;
    const begun = compute();
    this.running.set(key, begun);
    try {
      const answer = await begun;
      if (answer.shareable && this.keptMs > 0) this.kept.set(key, answer);
      return answer;
    } finally {
      this.running.delete(key);
    }
  }

  /** A key has ended, or its origins have changed. */
  forget(apiKey: string): void {
    this.endsOf.set(apiKey, (this.endsOf.get(apiKey) ?? 0) + 1);
  }

  /** The same if the key is unknown. */
  forgetAll(): void {
    this.ends += 1;
    this.kept.clear();
  }
}
