// Packages of hundreds of modules, each bundled into one file: jest loads every module again for every test
// file, which took a second each.

import { createHash } from "node:crypto";
import { existsSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const CACHE = join(ROOT, "node_modules/.cache");

const ENTRY = "entry:";

/** Exports that Node provides by name: a CommonJS package only has them as properties. */
const namedByNode = {
  name: "named-by-node",
  resolveId: (id) => (id.startsWith(ENTRY) ? id : null),
  async load(id) {
    if (!id.startsWith(ENTRY)) return null;
    const name = id.slice(ENTRY.length);
    const exported = Object.keys(await import(name)).filter((one) => one !== "module.exports");
    return `export { ${exported.join(", ")} } from ${JSON.stringify(name)};`;
  },
};

// All entries of a package that anybody imports are listed here together: a missing one would bring a second
// copy of the package's state. React is left out, as others import it by more names than these.

const ASKED_FOR =
  /^\s*(display|visibility|opacity|pointer-events|position|top|overflow(-[xy])?|outline-offset)\s*:/;

/**
 * jsdom goes through all rules for the style of each element. Tests, and the code that they run, ask for few
 * properties: the others took a fifth of their time.
 */
const onlyStylesAskedFor = {
  name: "only-styles-asked-for",
  transform(code, id) {
    if (!id.includes("/@emotion/sheet/")) return null;
    const start = "_proto.insert = function insert(rule) {";
    if (!code.includes(start)) throw new Error(`${id} inserts its rules in another way.`);
    return code.replace(
      start,
      `${start}
        rule = rule.replace(/\\{([^{}]*)\\}/g, (_whole, inside) =>
          "{" + inside.split(";").filter((one) => ${ASKED_FOR}.test(one)).join(";") + "}");
        if (/^[^{}]*\\{\\}$/.test(rule)) return;`,
    );
  },
};

/** Each render computes the hash of each element's styles, which are the same ones again and again. */
const hashesOnce = {
  name: "hashes-once",
  transform(code, id) {
    if (!id.includes("/@emotion/hash/")) return null;
    const start = "function murmur2(str) {";
    if (!code.includes(start)) throw new Error(`${id} computes its hashes in another way.`);
    return code.replace(
      start,
      `const known = new Map();
      function murmur2(str) {
        if (!known.has(str)) known.set(str, hashOf(str));
        return known.get(str);
      }
      function hashOf(str) {`,
    );
  },
};

/** For tests in a browser environment. */
const WEB = {
  platform: "browser",
  plugins: [onlyStylesAskedFor, hashesOnce],
  entry: (name) => name,
  external: /^(react|react-dom)(\/|$)/,
  names: [
    "@chakra-ui/react",
    "@chakra-ui/react/theme",
    "@apollo/client",
    "@apollo/client/errors",
    "@apollo/client/link/error",
    "@apollo/client/link/subscriptions",
    "@apollo/client/react",
    "date-fns",
    "graphql",
    "lucide-react",
    "rxjs",
  ],
};

/** For all other tests. */
const NODE = {
  platform: "node",
  plugins: [namedByNode],
  entry: (name) => ENTRY + name,
  external: [],
  names: [
    "@apollo/server",
    "@apollo/server/plugin/disabled",
    "@date-fns/tz",
    "@fastify/cookie",
    "@fastify/helmet",
    "@fastify/multipart",
    "@fastify/proxy-addr",
    "@fastify/swagger",
    "@graphql-yoga/subscription",
    "class-validator",
    "dataloader",
    "date-fns",
    "envalid",
    "fast-check",
    "fastify",
    "got",
    "graphql",
    "graphql-http",
    "graphql-jit",
    "graphql-scalars",
    "graphql-sse",
    // It requires graphql, and require finds no module there.
    "graphql-tag",
    "graphql-ws",
    "kysely",
    "pino",
    "prom-client",
    "reflect-metadata",
    "type-graphql",
    "typebox",
    "typebox/compile",
    "typebox/error",
    "typebox/format",
    "typebox/value",
    "undici",
    "ws",
  ],
};

const fileOf = (name) => name.replaceAll(/[@/]/g, "_");

/**
 * Bundles them if there is no bundle yet for the locked versions and this file.
 * @returns jest's `moduleNameMapper` for them
 */
async function ensureBundles(folder, { platform, plugins, entry, external, names }) {
  const key = createHash("sha256")
    .update(readFileSync(join(ROOT, "package-lock.json")))
    .update(readFileSync(fileURLToPath(import.meta.url)))
    .digest("hex")
    .slice(0, 16);
  const place = join(CACHE, `${folder}-${key}`);
  if (!existsSync(place)) {
    const input = Object.fromEntries(names.map((name) => [fileOf(name), entry(name)]));
    const bundle = await rolldown({ cwd: ROOT, input, platform, plugins, external, logLevel: "silent" });
    const made = `${place}-${process.pid}`;
    await bundle.write({
      dir: made,
      format: "esm",
      entryFileNames: "[name].mjs",
      chunkFileNames: "[name].mjs",
    });
    await bundle.close();
    try {
      renameSync(made, place);
    } catch {
      // Another jest was faster.
      rmSync(made, { recursive: true, force: true });
    }
  }
  return Object.fromEntries(names.map((name) => [`^${name}$`, join(place, `${fileOf(name)}.mjs`)]));
}

export const webBundles = () => ensureBundles("tests-web", WEB);
export const nodeBundles = () => ensureBundles("tests-node", NODE);
