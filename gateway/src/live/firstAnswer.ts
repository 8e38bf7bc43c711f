import type { ApiError } from "../errors.js";

/** A slow platform must not keep subscribers waiting. They get its events once it answers. */
const WAITS_MS = 2_000;

/** The platform's first answer, which decides whether a caller may listen. */
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

  /** The first decision to let in or to refuse ends the waiting. A refusal then holds. */
  decide(refusal?: ApiError): void {
    this.refusal ??= refusal;
    this.settle();
  }

  /** @throws ApiError if the caller is refused */
  async decided(): Promise<void> {
    await this.answered;
    if (this.refusal) throw this.refusal;
  }
}
