/** The command was called wrongly; its message names what is wrong. */
export class UsageError extends Error {}

/** The report could not be had; its message says why. */
export class ReportError extends Error {}

/** What went wrong on the way, in words: fetch itself says only that it failed. */
export function reasonOf(error) {
  const { cause, message } = error;
  return cause?.message || cause?.code || message;
}
