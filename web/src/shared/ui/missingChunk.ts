/** Messages of Chromium, Firefox, Safari and Vite for a part of the portal's code that failed to load. */
const said =
  /dynamically imported module|Importing a module script failed|Unable to preload CSS|module script.*MIME type/i;

/** True if an error means that code failed to load: a new version replaced it, or the network was down. */
export const isMissingChunk = (error: unknown): boolean => error instanceof Error && said.test(error.message);
