import type { Readable } from "node:stream";
import { malformed, PlatformError } from "../errors.js";
import { startOf } from "../parts/start.js";

/** Bytes of the largest report. */
export const LARGEST_REPORT = 64 * 1024 * 1024;

const BEGIN = Buffer.from("%PDF-");

/** @throws the error for a report that is too large */
export function requireSize(bytes: number): void {
  if (bytes > LARGEST_REPORT) throw new PlatformError("PAYLOAD_TOO_LARGE", "A report has 64 MB at most.");
}

/**
 * The bytes of a PDF as they come. A failure leaves the stream open, so that its sender can be answered.
 * @throws PlatformError BAD_REQUEST if it is no PDF or ends early, PAYLOAD_TOO_LARGE
 */
export async function* pdfBytes(body: Readable): AsyncGenerator<Uint8Array> {
  const { start, bytes } = await startOf(whole(body), BEGIN.length);
  if (!start.equals(BEGIN)) throw notPdf();
  let size = 0;
  for await (const chunk of bytes) {
    size += chunk.length;
    requireSize(size);
    yield chunk;
  }
}

/** The same bytes. A broken connection becomes an error of the sender. */
async function* whole(body: Readable): AsyncGenerator<Buffer> {
  const chunks: AsyncIterator<Buffer> = body.iterator({ destroyOnReturn: false });
  for (;;) {
    const next = await chunks.next().catch(() => {
      throw malformed("", "PDF_CUT");
    });
    if (next.done) return;
    yield next.value;
  }
}

export function notPdf(): PlatformError {
  return malformed("", "NOT_A_PDF");
}
