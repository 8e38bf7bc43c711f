// Packages of hundreds of modules, each as one file: jest loads every module anew for every test file, which took a second each.

import { createHash } from "node:crypto";
import { existsSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const CACHE = join(ROOT, "node_modules/.cache");

// All entries of a package that anybody asks for stand here together: one that is missing would come with a second copy of what the
// package keeps. React is left out, as others ask for it by more names than these.

/** For tests in a browser's environment. */
const WEB = {
  platform: "browser",
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

/** For all others. */
const NODE = {
  platform: "node",
  external: [],
  names: [
    "date-fns",
    "kysely",
    "typebox",
    "typebox/compile",
    "typebox/error",
    "typebox/format",
    "typebox/value",
  ],
};

const fileOf = (name) => name.replaceAll(/[@/]/g, "_");

/** Bundles them where they are not yet there for the locked versions. @returns jest's `moduleNameMapper` for them */
async function ensureBundles(folder, { platform, external, names }) {
  const key = createHash("sha256")
    .update(readFileSync(join(ROOT, "package-lock.json")))
    .update(JSON.stringify({ platform, names }))
    .digest("hex")
    .slice(0, 16);
  const place = join(CACHE, `${folder}-${key}`);
  if (!existsSync(place)) {
    const input = Object.fromEntries(names.map((name) => [fileOf(name), name]));
    const bundle = await rolldown({ cwd: ROOT, input, platform, external, logLevel: "silent" });
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
      // Another jest was quicker.
      rmSync(made, { recursive: true, force: true });
    }
  }
  return Object.fromEntries(names.map((name) => [`^${name}$`, join(place, `${fileOf(name)}.mjs`)]));
}

export const webBundles = () => ensureBundles("tests-web", WEB);
export const nodeBundles = () => ensureBundles("tests-node", NODE);
