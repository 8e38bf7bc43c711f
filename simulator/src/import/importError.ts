/** An error that the importing person can act on: only its message is shown, exit code 1. */
export class ImportError extends Error {}
