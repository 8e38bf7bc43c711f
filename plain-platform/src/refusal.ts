/** Why a call is refused: an HTTP status and a sentence for who called. */
export class Refusal extends Error {
  constructor(
    readonly statusCode: number,
    message: string,
  ) {
    super(message);
  }
}

export const badInput = (message: string) => new Refusal(400, message);

/** What is foreign is answered like what is not there: nobody learns which ids others have. */
export const notFound = (what: string) => new Refusal(404, `There is no such ${what}.`);
