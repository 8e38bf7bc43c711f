import { SourceFailure } from "./sourceFile.js";
import { type Code, type Params, sentenceOf } from "./texts.js";

/**
 * The reason why a file can't be read as a whole, or not yet. `code` and `params` are for people, the message
 * is in English.
 */
export class FileFault extends Error {
  constructor(
    readonly code: Code,
    readonly params: Params = {},
  ) {
    super(sentenceOf({ code, params }));
  }
}

/**
 * Turns an error that a library threw on unexpected bytes into a file fault. A storage error is not the
 * file's fault.
 */
export function asFault(error: unknown, code: Code): Error {
  return error instanceof FileFault || error instanceof SourceFailure ? error : new FileFault(code);
}
