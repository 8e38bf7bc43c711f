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

/** The fault of what a library threw while it read bytes that are not what they seemed. */
export function asFault(error: unknown, code: Code): FileFault {
  return error instanceof FileFault ? error : new FileFault(code);
}
