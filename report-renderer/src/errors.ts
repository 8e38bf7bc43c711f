/** A fault of a render job; `status` is what the HTTP answer says, `message` may be shown to people. */
export class RenderError extends Error {
  constructor(
    readonly status: 400 | 401 | 404 | 429 | 499 | 502 | 503 | 504,
    readonly code: string,
    message: string,
    readonly details: { retryAfter?: number; reason?: string } = {},
  ) {
    super(message);
  }
}

/** A browser that failed, not the report: another try may help. Holds what the browser said, but no address, for those hold keys. */
export class BrowserFault extends Error {
  constructor(said: unknown) {
    super(String(said instanceof Error ? said.message : said).replace(/\w+:\/\/\S+/g, "…"));
  }
}

/** What a caller is told of any fault: a RenderError's own words, and nothing of another's, which may hold an address. */
export function toldError(error: unknown): RenderError {
  return error instanceof RenderError
    ? error
    : new RenderError(502, "RENDER_FAILED", "The report could not be made.");
}

/** Why a job ends whose caller has left. */
export function cancelled(): RenderError {
  return new RenderError(499, "CANCELLED", "Nobody waits for the report any more.");
}

/** What is told to who comes while the renderer ends. */
export function stopping(): RenderError {
  return new RenderError(503, "STOPPING", "The report renderer is being stopped.");
}
