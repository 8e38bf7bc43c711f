/** The command was called wrongly. The message names the fault. */
export class UsageError extends Error {}

/** The report is not available. The message says why. */
export class ReportError extends Error {}

/** The underlying error in words: fetch itself only says that it failed. */
export function reasonOf(error) {
  const { cause, message } = error;
  return cause?.message || cause?.code || message;
}
