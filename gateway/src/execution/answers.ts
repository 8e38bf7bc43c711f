import { LRUCache } from "lru-cache";

/** An answer as it goes out. */
export interface Answer {
  body: string;
  /** Of HTTP. */
  status: number;
  /** Whether it may serve others: a query's, without errors. */
  shareable: boolean;
}

/** Whose answer to which question. */
export interface Question {
  /** The scope of who asks: answers never leave it. */
  scope: string;
  /** Tells the operation with its variables. */
  text: () => string;
}

const SCOPES_AT_MOST = 10_000;
const BYTES_AT_MOST = 64 * 1024 * 1024;

/** An answer with the rights of its scope as they were known before it was computed; undefined: not known. */
interface Computed {
  answer: Answer;
  rights: string | undefined;
}

/**
 * Answers of the last moment: they serve the same question of the same scope again within a second, as long as its
 * rights are the same. Faults are never kept. (Who asks while an answer is still being computed shares its platform calls.)
 */
export class Answers {
  private readonly kept: LRUCache<string, Computed>;
  /** Grows with what may change any answer; what was begun before is not kept after. */
  private changes = 0;
  /** The same for one scope; the latest of as many scopes as are likely to be asked within a second. */
  private readonly changesOf = new LRUCache<string, number>({ max: SCOPES_AT_MOST });
  /** What the platform said last of each scope's rights. */
  private readonly rightsOf = new LRUCache<string, string>({ max: SCOPES_AT_MOST });

  /** @param keptMs how long an answer serves again; 0: not at all */
  constructor(private readonly keptMs: number) {
    this.kept = new LRUCache({
      maxSize: BYTES_AT_MOST,
      sizeCalculation: ({ answer: { body } }, key) => body.length + key.length,
      ttl: Math.max(keptMs, 1),
    });
  }

  /**
   * @param compute answers the question anew
   * @param readRights tells the rights of who asks as they are now, as a text; asked before the answer to another call
   * serves. Where it throws, the question is computed anew, and refused by that.
   */
  async answer(
    { scope, text }: Question,
    compute: () => Promise<Answer>,
    readRights: () => Promise<string>,
  ): Promise<Answer> {
    if (this.keptMs === 0) return compute();
    const key = `${scope} ${this.changesOf.get(scope) ?? 0} ${text()}`;
    const kept = this.kept.get(key);
    const rights = kept && (await this.presentRights(scope, readRights));
    if (kept && rights !== undefined && rights === kept.rights) return kept.answer;
    return this.run(scope, key, compute);
  }

  /** Forgets everything: something was changed, and who sees it is not known here. */
  forgetAll(): void {
    this.changes += 1;
    this.kept.clear();
  }

  /** Forgets the answers of a scope: something that it sees has changed. */
  forget(scope: string): void {
    this.changesOf.set(scope, (this.changesOf.get(scope) ?? 0) + 1);
  }

  /** Undefined where they can't be read: whoever asks may have none any more. */
  private async presentRights(scope: string, readRights: () => Promise<string>): Promise<string | undefined> {
    const rights = await readRights().catch(() => undefined);
    if (rights !== undefined) this.rightsOf.set(scope, rights);
    return rights;
  }

  private async run(scope: string, key: string, compute: () => Promise<Answer>): Promise<Answer> {
    const changes = this.changes;
    const rights = this.rightsOf.get(scope);
    const answer = await compute();
    if (answer.shareable && changes === this.changes) this.kept.set(key, { answer, rights });
    return answer;
  }
}
