import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "@jest/globals";
import { DEVICE_FAULTS } from "../../contract/src/deviceFaults.js";
import { FAULT_CODES } from "../../contract/src/faults.js";

const sourcesOf = (part: string) => {
  const root = new URL(`../../${part}/src`, import.meta.url).pathname;
  return readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .map((file) => readFileSync(join(root, file), "utf8"))
    .join("\n");
};

const platform = sourcesOf("platform");
/** Rules that the platform and the web share. */
const shared = readFileSync(new URL("../../contract/src/ownClasses.ts", import.meta.url), "utf8");
const said = platform + sourcesOf("gateway") + shared;

it.each(FAULT_CODES)("platform or gateway says %s", (code) => expect(said).toContain(`"${code}"`));

it.each(Object.keys(DEVICE_FAULTS))("the platform says %s to devices", (code) =>
  expect(platform).toContain(`"${code}"`),
);
