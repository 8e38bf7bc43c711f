/**
 * Loads a part. In `partsEnvironment.mjs` it stays loaded for all test files of a worker; so it has no class or
 * constant in common with what a test file imports itself.
 */
export async function loadPart(name) {
  const load = (file) =>
    globalThis.importOnce?.(`${name}/src/${file}.ts`) ??
    import(new URL(`../${name}/src/${file}.ts`, import.meta.url).href);
  const [{ buildServer }, { readEnv }] = await Promise.all([load("server"), load("env")]);
  return { buildServer, readEnv };
}
