import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "@jest/globals";

const root = fileURLToPath(new URL("../..", import.meta.url));
const read = (path: string) => readFileSync(join(root, path), "utf8");
const filesIn = (folder: string, ending: string) =>
  readdirSync(join(root, folder))
    .filter((file) => file.endsWith(ending))
    .map((file) => `${folder}/${file}`);

/** Output files of each part of `npm run schema`; a table within a page of docs is not counted. */
const EMITTED: Record<string, string[]> = {
  "gateway/dist/emit-schema.js": ["schema/schema.graphql"],
  "gateway/dist/emit-operations.js": ["schema/registered-operations.json"],
  "gateway/dist/emit-features.js": [],
  "platform/dist/emit-openapi.js": ["schema/platform.openapi.json"],
};

/** Files written by tools; none if the output is no file in the repository, or a part of a hand-written one. */
const WRITTEN: Record<string, string[]> = {
  "tools/figures.mjs": [],
  "tools/pictures/sheets.mjs": [],
  "tools/pictures/shoot.mjs": [],
  "tools/pictures/takePicture.mjs": filesIn("docs/pictures", ".webp"),
  "tools/platformCheckDocs.mjs": filesIn("docs/platforms", ".txt"),
  "tools/precompress.mjs": [],
  "tools/protections.mjs": [],
  "tools/report/writePdf.mjs": [],
  "tools/sbom.mjs": [],
  "tools/setup.mjs": [],
  "tools/signFonts.mjs": filesIn("web/src/shared/sign/fonts", ".ts"),
  "tools/test.mjs": [],
};

/** Files written by `npm run codegen`. */
const generated = () => [...read("codegen.yml").matchAll(/^ {2}(web\/\S+):$/gm)].map(([, path = ""]) => path);
const locks = () =>
  ["", ...readdirSync(join(root, "bench"), { withFileTypes: true }).map(({ name }) => `bench/${name}/`)]
    .map((folder) => `${folder}package-lock.json`)
    .filter((path) => existsSync(join(root, path)));

/** Files matched by a line of .gitattributes: a path from the root, with a * in its last part. */
function filesOf(pattern: string): string[] {
  expect(pattern).toMatch(/^\/[^*]+(\*\.\w+)?$/);
  const [before = "", after] = basename(pattern).split("*");
  const folder = dirname(pattern).slice(1);
  const files = readdirSync(join(root, folder)).filter((file) =>
    after === undefined ? file === before : file.startsWith(before) && file.endsWith(after),
  );
  return files.map((file) => join(folder, file));
}

const lines = () =>
  read(".gitattributes")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => line.split(" "));

it("each file that a command makes is marked as such, and no other one", () => {
  const made = [
    ...locks(),
    ...generated(),
    ...[EMITTED, WRITTEN].flatMap((some) => Object.values(some).flat()),
  ];
  expect(
    lines()
      .flatMap(([pattern = ""]) => filesOf(pattern))
      .sort(),
  ).toEqual(made.sort());
});

it("what is marked is folded away in a review, and has no lines of difference", () => {
  const others = lines().filter(([, ...marks]) => marks.join(" ") !== "linguist-generated=true -diff");
  expect(others).toEqual([]);
});

it("the commands that make files are known here", () => {
  const { scripts } = JSON.parse(read("package.json")) as { scripts: { schema: string } };
  expect(scripts.schema.match(/[\w/-]+\/emit-[\w-]+\.js/g)).toEqual(Object.keys(EMITTED));
  const writing = readdirSync(join(root, "tools"), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.[cm]js$/.test(file))
    .map((file) => `tools/${file}`)
    .filter((file) => /\b(?:writeFile|copyFile|createWriteStream|screenshot\()/.test(read(file)));
  expect(writing.sort()).toEqual(Object.keys(WRITTEN));
});
