// Finds the tests affected by a change: those of its features, and those that import one of its files. The web's
// features are large: there only those tests of a feature that reach a changed file.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { ROOT } from "./setup.mjs";

const git = (...args) =>
  execFileSync("git", args, { cwd: ROOT, encoding: "utf8" })
    .split("\n")
    .filter((line) => line !== "");

/** Files that differ from this branch's start on `main` (on `main`: from its last commit), and new ones. */
export function changedFiles() {
  const [base = "HEAD"] = git("merge-base", "main", "HEAD");
  const files = [...git("diff", "--name-only", base), ...git("ls-files", "--others", "--exclude-standard")];
  return [...new Set(files)].filter((file) => existsSync(join(ROOT, file)));
}

/** True for tests of the whole product, which need it built, and minutes. */
export const isJourney = (file) =>
  /^tests\/((e2e|heavy|examples|live|clients|rights|contact|input)\/|contract\/platformCheck)/.test(file);

/** The folder of a single feature: one of a part, or one of the web's areas. */
const featureOf = (file) => /^(web\/src\/\w+\/[^/]+|(?!web\/)[^/]+\/src\/[^/]+)\//.exec(file)?.[1];

const camel = (name) => name.replaceAll(/-(\w)/g, (_dash, letter) => letter.toUpperCase());

/**
 * True if a test in a part's own test folder is named after a feature: `apiKeys.test.ts` of `src/api-keys`.
 */
function isNamedAfter(test, feature) {
  const [part] = feature.split("/");
  return test.startsWith(`${part}/test/`) && basename(test).startsWith(camel(basename(feature)));
}

/**
 * The source of an import from a package of this tree: "@obcestje/contract/faults.js" is
 * `contract/src/faults`.
 */
const ofPackage = (path) => path.replace(/^@obcestje\/([^/]+)\//, "$1/src/");

/** Types are checked for the whole tree: importing them makes no test depend on a file. */
const withoutTypes = (text) => text.replaceAll(/\b(?:im|ex)port type [^;]*;/g, "");

/** The files of this tree that a file names after such words, without extensions. */
const namedIn = (file, text, words) =>
  [...text.matchAll(new RegExp(`(?:${words})\\s*"(\\.{1,2}/[^"]+|@obcestje/[^"]+)"`, "g"))].map(
    ([, path = ""]) =>
      (path.startsWith(".") ? join(dirname(file), path) : ofPackage(path)).replace(/\.js$/, ""),
  );

const read = new Map();

/** The files of this tree that a file imports: `first` with itself, `later` when it asks for them. */
function importsOf(file) {
  const known = read.get(file);
  if (known) return known;
  const text = withoutTypes(readFileSync(join(ROOT, file), "utf8"));
  const imports = { first: namedIn(file, text, "from"), later: namedIn(file, text, "import\\(") };
  read.set(file, imports);
  return imports;
}

const allOf = ({ first, later }) => [...first, ...later];

/**
 * True if a test imports one of these, itself or through others. What these load later does not count: a tab of
 * a page has tests of its own.
 */
function reaches(test, names) {
  const seen = new Set([test]);
  for (const one of seen)
    for (const name of one === test ? allOf(importsOf(one)) : importsOf(one).first) {
      if (names.has(name)) return true;
      const source = [`${name}.ts`, `${name}.tsx`].find((path) => existsSync(join(ROOT, path)));
      if (source !== undefined) seen.add(source);
    }
  return false;
}

/** True if what a test of the web depends on can be told by the imports of all that changed in its feature. */
const isOfImports = (feature, changed) =>
  feature.startsWith("web/") && changed.every((file) => featureOf(file) !== feature || /\.tsx?$/.test(file));

/** @returns the test files, from the root */
export function testsOf(changed) {
  const features = new Set(changed.map(featureOf).filter((feature) => feature !== undefined));
  const names = new Set(changed.map((file) => file.replace(/\.tsx?$/, "")));
  const isOfFeature = (test) => {
    const feature = featureOf(test);
    return features.has(feature) && (!isOfImports(feature, changed) || reaches(test, names));
  };
  const tests = git("ls-files", "--cached", "--others", "--exclude-standard", "*.test.ts", "*.test.tsx");
  return tests
    .filter((test) => existsSync(join(ROOT, test)))
    .filter(
      (test) =>
        changed.includes(test) ||
        (!isJourney(test) &&
          (test.startsWith("tests/contract/") ||
            isOfFeature(test) ||
            [...features].some((feature) => isNamedAfter(test, feature)) ||
            allOf(importsOf(test)).some((path) => names.has(path)))),
    );
}

/** Files for the linter and the formatter. */
export const lintable = (changed) =>
  changed.filter((file) => /\.(tsx?|m?js|cjs|json|css|graphql)$/.test(file));
