/** The platform answered and refused: `status` and `code` as in its error form. */
export class PlatformRefusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    /** Which fault it is, of several with this code; absent if the platform does not tell. */
    readonly fault?: string,
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
