/** What Chromium, Firefox, Safari and Vite say where a part of the portal's code can't be had. */
const said =
  /dynamically imported module|Importing a module script failed|Unable to preload CSS|module script.*MIME type/i;

/** Whether an error means that code could not be loaded: a new version took its place, or the network was away. */
export const isMissingChunk = (error: unknown): boolean => error instanceof Error && said.test(error.message);
