import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./setup.mjs";

/** Folders of tests, without the heavy suites' own. */
const FOLDERS = [
  ...[
    "contract",
    "platform",
    "gateway",
    "operation",
    "simulator",
    "report-renderer",
    "web",
    "plain-platform",
  ].flatMap((part) => [join(part, "src"), join(part, "test")]),
  ...["contract", "command"].map((name) => join("tests", name)),
];

/** The test files that contain a property, from the root. */
export const propertyTests = () =>
  FOLDERS.filter((folder) => existsSync(join(ROOT, folder)))
    .flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true }).map((file) => join(folder, file)),
    )
    .filter((file) => /\.test\.tsx?$/.test(file))
    .filter((file) => /\bfc\.(property|asyncProperty)\b/.test(readFileSync(join(ROOT, file), "utf8")));
