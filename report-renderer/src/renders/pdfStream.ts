import { Readable } from "node:stream";
import { abortable } from "../abortable.js";
import { cancelled } from "../errors.js";

interface PdfSource {
  /** A PDF's bytes, as the browser returns them. */
  bytes: ReadableStream<Uint8Array>;
  /** Aborts a read that is too slow or too long. */
  signal: AbortSignal;
  /**
   * Called once nothing more is read from the browser: with the number of bytes if complete, else with the
   * error.
   */
  onEnd: (outcome: { size: number } | { fault: unknown }) => void;
}

/**
 * The bytes as a stream that reads the next piece when its reader has taken the last. The browser is released
 * with the last piece read, not with the last one taken: a slow reader holds the rest, not a browser.
 */
export function pdfStream({ bytes, signal, onEnd }: PdfSource): Readable {
  let ended = false;
  const end: PdfSource["onEnd"] = (outcome) => {
    if (ended) return;
    ended = true;
    signal.removeEventListener("abort", breakOff);
    onEnd(outcome);
  };
  const stream = Readable.from(pieces(bytes, signal, end), { objectMode: false });
  const breakOff = () => stream.destroy(signal.reason);
  signal.addEventListener("abort", breakOff, { once: true });
  stream.once("close", () => end({ fault: stream.errored ?? cancelled() }));
  return stream;
}

/** Reads one piece ahead, which shows the last one. */
async function* pieces(
  bytes: ReadableStream<Uint8Array>,
  signal: AbortSignal,
  onEnd: PdfSource["onEnd"],
): AsyncGenerator<Uint8Array> {
  const reader = bytes.getReader();
  let size = 0;
  let piece = await abortable(reader.read(), signal);
  while (!piece.done) {
    const { value } = piece;
    size += value.length;
    piece = await abortable(reader.read(), signal);
    if (piece.done) onEnd({ size });
    if (value.length > 0) yield value;
  }
}
