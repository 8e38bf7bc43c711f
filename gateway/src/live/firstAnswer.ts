import type { ApiError } from "../errors.js";

/** A platform that is slow must not keep subscribers waiting: they get its events once it comes round. */
const WAITS_MS = 2_000;

/** Whether the platform lets a caller listen: its first answer decides. */
export class FirstAnswer {
  private settle: () => void = () => undefined;
  private refusal: ApiError | undefined;
  private readonly answered: Promise<void>;

  constructor() {
    this.answered = new Promise((resolve) => {
      const timer = setTimeout(resolve, WAITS_MS);
      this.settle = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** The first decision to let in or to refuse ends the waiting; a refusal holds from then on. */
  decide(refusal?: ApiError): void {
    this.refusal ??= refusal;
    this.settle();
  }

  /** @throws ApiError where the caller is refused */
  async decided(): Promise<void> {
    await this.answered;
    if (this.refusal) throw this.refusal;
  }
}
