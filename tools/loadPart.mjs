/**
 * Loads a module of the tests' own, and all that it imports. In `partsEnvironment.mjs` it stays loaded for all
 * test files of a worker; so it has no class or constant in common with what a test file imports itself.
 * @param path from the root
 */
export const loadOnce = (path) =>
  globalThis.importOnce?.(path) ?? import(new URL(`../${path}`, import.meta.url).href);

/** Loads what starts a part, in the same way. */
export async function loadPart(name) {
  const [{ buildServer }, { readEnv }] = await Promise.all(
    ["server", "env"].map((file) => loadOnce(`${name}/src/${file}.ts`)),
  );
  return { buildServer, readEnv };
}
