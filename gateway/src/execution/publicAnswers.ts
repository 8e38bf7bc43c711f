import { LRUCache } from "lru-cache";
import type { Answer, Question } from "./answers.js";

/** Whose answer to which question. */
export interface PublicQuestion extends Question {
  /** The key that asks: its end is the end of its answers to all pages. */
  apiKey: string;
}

const KEYS_AT_MOST = 10_000;
const BYTES_AT_MOST = 64 * 1024 * 1024;

/**
 * Answers to view-only keys, which stand in pages that any number of people look at: each question of a key is computed once
 * in some seconds, however many ask it, and served without any call to the platform. What news there are is seen that much
 * later. Faults are never kept, and nothing once the key has ended.
 */
export class PublicAnswers {
  private readonly kept: LRUCache<string, Answer>;
  private readonly running = new Map<string, Promise<Answer>>();
  /** Grows with the end of any key, and of one: what was begun before serves nobody after. */
  private ends = 0;
  private readonly endsOf = new LRUCache<string, number>({ max: KEYS_AT_MOST });

  /**
   * @param keptMs how long an answer serves; 0: only whoever asks while it is computed
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
      // Else it keeps the time for a millisecond by a timer of its own.
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

  /** A key has ended, or may be used elsewhere than before. */
  forget(apiKey: string): void {
    this.endsOf.set(apiKey, (this.endsOf.get(apiKey) ?? 0) + 1);
  }

  /** The same of which it is not known which key it is. */
  forgetAll(): void {
    this.ends += 1;
    this.kept.clear();
  }
}
