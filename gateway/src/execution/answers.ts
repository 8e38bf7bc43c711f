import { LRUCache } from "lru-cache";

/** An answer as it goes out. */
export interface Answer {
  body: string;
  /** Whether it may serve others: a query's, without errors. */
  shareable: boolean;
}

/** Whose answer to which question. */
export interface Question {
  /** The scope of who asks: answers never leave it. */
  scope: string;
  /** The operation with its variables. */
  text: string;
}

const SCOPES_AT_MOST = 10_000;
const BYTES_AT_MOST = 64 * 1024 * 1024;

/**
 * Answers of the last moment. The same question of the same scope is computed once: for all who ask while it is
 * being computed, and for those who ask within a second after. Faults are never shared.
 */
export class Answers {
  private readonly kept: LRUCache<string, Answer>;
  private readonly running = new Map<string, Promise<Answer>>();
  /** Grows with what may change any answer; what was begun before is not kept after. */
  private changes = 0;
  /** The same for one scope; the latest of as many scopes as are likely to be asked within a second. */
  private readonly changesOf = new LRUCache<string, number>({ max: SCOPES_AT_MOST });

  /** @param keptMs how long an answer serves again; 0: not at all */
  constructor(private readonly keptMs: number) {
    this.kept = new LRUCache({
      maxSize: BYTES_AT_MOST,
      sizeCalculation: ({ body }, key) => body.length + key.length,
      ttl: Math.max(keptMs, 1),
    });
  }

  /**
   * @param compute answers the question anew
   * @param allow throws where who asks may not ask any more; asked before an answer of before serves again
   */
  async answer(
    { scope, text }: Question,
    compute: () => Promise<Answer>,
    allow: () => Promise<unknown>,
  ): Promise<Answer> {
    if (this.keptMs === 0) return compute();
    const key = `${scope} ${this.changesOf.get(scope) ?? 0} ${text}`;
    const kept = this.kept.get(key);
    if (kept) {
      await allow();
      return kept;
    }
    for (let running = this.running.get(key); running; running = this.running.get(key)) {
      const answer = await running.catch(() => undefined);
      if (answer?.shareable) return answer;
      if (answer) break;
    }
    return this.run(key, compute);
  }

  /** Forgets everything: something was changed, and who sees it is not known here. */
  forgetAll(): void {
    this.changes += 1;
    this.kept.clear();
    this.running.clear();
  }

  /** Forgets the answers of a scope: something that it sees has changed. */
  forget(scope: string): void {
    this.changesOf.set(scope, (this.changesOf.get(scope) ?? 0) + 1);
  }

  private async run(key: string, compute: () => Promise<Answer>): Promise<Answer> {
    const changes = this.changes;
    const computing = compute();
    this.running.set(key, computing);
    try {
      const answer = await computing;
      if (answer.shareable && changes === this.changes) this.kept.set(key, answer);
      return answer;
    } finally {
      if (this.running.get(key) === computing) this.running.delete(key);
    }
  }
}
