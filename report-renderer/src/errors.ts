/** A fault of a render job; `status` is what the HTTP answer says. */
export class RenderError extends Error {
  constructor(
    readonly status: 400 | 401 | 404 | 429 | 502 | 503 | 504,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}
