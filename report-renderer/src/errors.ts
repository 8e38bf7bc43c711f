/** An error of a render job. `status` is for the HTTP answer, `message` may be shown to people. */
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

/**
 * The browser failed, not the report: a retry may help. Contains the browser's message, but no address, as
 * addresses contain keys.
 */
export class BrowserFault extends Error {
  constructor(said: unknown) {
    super(String(said instanceof Error ? said.message : said).replace(/\w+:\/\/\S+/g, "…"));
  }
}

/**
 * The error reported to a caller: a RenderError's own words, and nothing of another's, which may contain an
 * address.
 */
export function toldError(error: unknown): RenderError {
  return error instanceof RenderError
    ? error
    : new RenderError(502, "RENDER_FAILED", "The report could not be made.");
}

/** The reason of a job whose caller has left. */
export function cancelled(): RenderError {
  return new RenderError(499, "CANCELLED", "Nobody waits for the report any more.");
}

/** The error for callers while the renderer ends. */
export function stopping(): RenderError {
  return new RenderError(503, "STOPPING", "The report renderer is being stopped.");
}
