import { LRUCache } from "lru-cache";

export interface Answer {
  body: string;
  /** HTTP status. */
  status: number;
  /** True if it may serve others: the answer to a query, without errors. */
  shareable: boolean;
}

/** A question, with the scope that asks it. */
export interface Question {
  /** The asker's scope. Answers never leave it. */
  scope: string;
  /** The operation with its variables, as text. */
  text: () => string;
}

const SCOPES_AT_MOST = 10_000;
const BYTES_AT_MOST = 64 * 1024 * 1024;

/** An answer with the rights of its scope as known before it was computed; undefined: not known. */
interface Computed {
  answer: Answer;
  rights: string | undefined;
}

/**
 * Recent answers: within a second they serve the same question of the same scope again, as long as its rights
 * are the same. Errors are never kept. (Callers who ask while an answer is being computed share its platform
 * calls.)
 */
export class Answers {
  private readonly kept: LRUCache<string, Computed>;
  /** Grows with every change that may affect any answer. An answer begun before the change is not kept. */
  private changes = 0;
  /** The same for one scope. Keeps as many scopes as are likely to ask within a second. */
  private readonly changesOf = new LRUCache<string, number>({ max: SCOPES_AT_MOST });
  /** The key by which the changes of a scope come, if it is another than the scope. */
  private readonly heardBy = new LRUCache<string, string>({ max: SCOPES_AT_MOST });
  /** Each scope's rights, as the platform last reported them. */
  private readonly rightsOf = new LRUCache<string, string>({ max: SCOPES_AT_MOST });

  /** @param keptMs how long an answer is reused; 0: not at all */
  constructor(private readonly keptMs: number) {
    this.kept = new LRUCache({
      maxSize: BYTES_AT_MOST,
      sizeCalculation: ({ answer: { body } }, key) => body.length + key.length,
      ttl: Math.max(keptMs, 1),
    });
  }

  /**
   * @param compute answers the question anew
   * @param readRights reads the current rights of the asker, as a text; called before the answer to another
   * call is reused. If it throws, the question is computed anew, which then fails by itself.
   */
  async answer(
    { scope, text }: Question,
    compute: () => Promise<Answer>,
    readRights: () => Promise<string>,
  ): Promise<Answer> {
    if (this.keptMs === 0) return compute();
    const key = `${scope} ${this.changesSeenBy(scope)} ${text()}`;
    const kept = this.kept.get(key);
    const rights = kept && (await this.presentRights(scope, readRights));
    if (kept && rights !== undefined && rights === kept.rights) return kept.answer;
    return this.run(scope, key, compute);
  }

  /** Forgets everything: something changed, and it is not known here who sees it. */
  forgetAll(): void {
    this.changes += 1;
    this.kept.clear();
  }

  /** From now on a scope's answers are forgotten with those of `key`. */
  follow(scope: string, key: string): void {
    if (key === scope) this.heardBy.delete(scope);
    else this.heardBy.set(scope, key);
  }

  /** Forgets the answers of a scope, or of those that follow a key: something that they see changed. */
  forget(key: string): void {
    this.changesOf.set(key, (this.changesOf.get(key) ?? 0) + 1);
  }

  private changesSeenBy(scope: string): string {
    const key = this.heardBy.get(scope) ?? scope;
    return `${key} ${this.changesOf.get(key) ?? 0}`;
  }

  /** Undefined if they can't be read: the asker may have none any more. */
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
