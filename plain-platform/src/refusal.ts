/** A refused call: an HTTP status and a sentence for the caller. */
export class Refusal extends Error {
  constructor(
    readonly statusCode: number,
    message: string,
  ) {
    super(message);
  }
}

export const badInput = (message: string) => new Refusal(400, message);

/** Foreign things are answered like missing ones: nobody learns which ids others have. */
export const notFound = (what: string) => new Refusal(404, `There is no such ${what}.`);
