/** The platform answered and refused: `status` and `code` as in its error form. */
export class PlatformRefusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
    this.name = "PlatformRefusal";
  }
}

/** No usable answer: refused, cut or timed-out connection, 5xx or 429. Worth a retry. */
export class PlatformUnavailable extends Error {
  constructor(
    message: string,
    /** Seconds that the platform asks to wait, if it does. */
    readonly retryAfter?: number,
  ) {
    super(message);
    this.name = "PlatformUnavailable";
  }
}
