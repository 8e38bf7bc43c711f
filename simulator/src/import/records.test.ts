import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { ImportBed } from "../../test/importBed.js";

const PAGE = readFileSync(new URL("../../../docs/records.md", import.meta.url), "utf8");
/** Each file on the page, with the options of the command below it. */
const EXAMPLES = [
  ...PAGE.matchAll(
    /^```\w+ file=(\S+)\n(.*?)^```\n\n```text\nnpm run import -- \1 --client <guid>([^\n]*)\n```$/gms,
  ),
].map(([, name = "", text = "", options = ""]) => ({ name, text, options }));

let bed: ImportBed;

beforeAll(async () => {
  bed = await ImportBed.create();
  await bed.addDevice();
}, 60_000);
afterAll(() => bed.remove());

it("docs/records.md has an example of each form", () => {
  expect(EXAMPLES).toHaveLength((PAGE.match(/^```\w+ file=/gm) ?? []).length);
  expect(EXAMPLES.length).toBeGreaterThanOrEqual(8);
});

it.each(EXAMPLES)(
  "$name of docs/records.md is taken as it stands, by the command below it",
  async ({ name, text, options }) => {
    const args = [...options.matchAll(/"([^"]*)"|\S+/g)].map(([word, quoted]) => quoted ?? word);
    const { code, said } = await bed.run([await bed.write(text, name), ...args, "--dry-run"]);
    expect([code, said]).toEqual([0, expect.stringContaining("Dry run")]);
  },
);
