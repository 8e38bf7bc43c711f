import { readFileSync } from "node:fs";
import { expect, it } from "@jest/globals";
import { ERROR_CODES } from "../../gateway/src/errors.js";

it("the web knows exactly the error codes that the gateway answers", () => {
  const source = readFileSync(new URL("../../web/src/graphql/errors.ts", import.meta.url), "utf8");
  const list = /errorCodes = \[([^\]]+)\]/.exec(source)?.[1] ?? "";
  const known = [...list.matchAll(/"([A-Z_]+)"/g)].map(([, code]) => code);
  expect(known).toEqual([...ERROR_CODES]);
});
