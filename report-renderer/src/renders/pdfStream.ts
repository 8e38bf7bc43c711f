import { Readable } from "node:stream";
import { abortable } from "../abortable.js";
import { cancelled } from "../errors.js";

interface PdfSource {
  /** A PDF's bytes, as the browser hands them out. */
  bytes: ReadableStream<Uint8Array>;
  /** Breaks off what reads too slowly, or too long. */
  signal: AbortSignal;
  /** Called once nothing is read from the browser any more: with the bytes where all were, else with the fault. */
  onEnd: (outcome: { size: number } | { fault: unknown }) => void;
}

/**
 * The bytes as a stream that takes the next piece when its reader has taken the last. The browser is let go with the last piece
 * read, not with the last one taken: who reads slowly holds what is left, not a browser.
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

/** One piece is read ahead, which tells the last. */
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
