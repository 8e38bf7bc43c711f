/** What a person who imports can act on; shown as its message alone, exit code 1. */
export class ImportError extends Error {}
