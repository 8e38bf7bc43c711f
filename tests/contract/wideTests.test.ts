import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "@jest/globals";
import { wideTests } from "../../tools/wideTests.mjs";

it("leaves out of `npm test` files that there are, none twice", () => {
  const root = fileURLToPath(new URL("../../", import.meta.url));
  expect(wideTests.filter((file) => !existsSync(`${root}${file}`))).toEqual([]);
  expect(wideTests).toHaveLength(new Set(wideTests).size);
});
