import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "@jest/globals";
import { knownText } from "../../gateway/src/platform-api/upstreamTexts.js";

const root = new URL("../../platform/src", import.meta.url).pathname;
/** Calls that say what is wrong with an input: invalid(path, text), malformed(path, text), conflict(text), { path, message }. */
const SAID = [
  /\b(?:invalid|malformed)\((?:[^()]|\([^()]*\))*?,\s*(["`])([^"`\n]+)\1\s*,?\s*\)/g,
  /\bconflict\(\s*(["`])([^"`\n]+)\1/g,
  /\bpath: ["`][^"`]*["`], message: (["`])([^"`\n]+)\1/g,
];
/** Their words depend on what was sent. */
const DEPENDS_ON_INPUT = [" or ", "error.message"];

const texts = readdirSync(root, { recursive: true, encoding: "utf8" })
  // What devices are told does not pass the gateway.
  .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts") && !file.startsWith("device-api"))
  .flatMap((file) => {
    const source = readFileSync(join(root, file), "utf8");
    return SAID.flatMap((pattern) => [...source.matchAll(pattern)].map(([, , text = ""]) => text));
  })
  .filter((text) => !(text.includes("${") && DEPENDS_ON_INPUT.some((part) => text.includes(part))))
  .map((text) => text.replaceAll(/\$\{[^}]*\}/g, "1"));

it("finds what the platform says", () => expect(texts.length).toBeGreaterThan(80));

it.each([...new Set(texts)])("the gateway knows the platform's words: %s", (text) => {
  expect(knownText(text)).toBeDefined();
});
