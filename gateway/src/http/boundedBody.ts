import { type Readable, Transform } from "node:stream";
import { ApiError } from "../errors.js";

/** A request's body on its way through, and what becomes of its rest where it is not wanted any more. */
export interface BoundedBody {
  /** Fails with PAYLOAD_TOO_LARGE beyond the limit. */
  body: Readable;
  /** Reads the rest away, so that the sender gets to the answer; who sends on and on is cut off. */
  discardRest: () => void;
}

/** Bounds a body that is handed on as it comes. `limit` in bytes. */
export function boundedBody(raw: Readable, limit: number): BoundedBody {
  let size = 0;
  const body = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (size > limit) done(new ApiError("PAYLOAD_TOO_LARGE", "The request is too large."));
      else done(null, chunk);
    },
  });
  // Nobody may be listening when it fails; whoever reads it is told all the same.
  body.on("error", () => undefined);
  raw.pipe(body);
  return {
    body,
    discardRest: () => {
      raw.unpipe(body);
      body.destroy();
      let rest = 0;
      raw.on("data", (chunk: Buffer) => {
        rest += chunk.length;
        if (rest > limit) raw.destroy();
      });
      raw.resume();
    },
  };
}
