import { SourceFailure } from "./sourceFile.js";
import { type Code, type Params, sentenceOf } from "./texts.js";

/** Why a file can't be read as a whole, or not yet; `code` and `params` are for people, the message is in English. */
export class FileFault extends Error {
  constructor(
    readonly code: Code,
    readonly params: Params = {},
  ) {
    super(sentenceOf({ code, params }));
  }
}

/** The fault of what a library threw while it read bytes that are not what they seemed. A failing storage is none of the file's. */
export function asFault(error: unknown, code: Code): Error {
  return error instanceof FileFault || error instanceof SourceFailure ? error : new FileFault(code);
}
