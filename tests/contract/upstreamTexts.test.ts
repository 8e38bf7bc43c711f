import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "@jest/globals";
import { knownText } from "../../gateway/src/platform-api/upstreamTexts.js";
import { contradictions } from "../../platform/src/configs/contradictions.rules.js";

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

it("the gateway knows what the platform says of configurations that don't fit together", () => {
  const flasher = { flashMinBrightness: 2, flashMaxBrightness: 1 };
  const faults = contradictions({
    BasicConfig: { vMin: 2, vMax: 1, brtLevel: [2, 1] },
    FlasherConfig: flasher,
    smileyConfig: { speedThresholdMin: 2, speedThresholdMax: 1 },
    ProgramsSettings: { prgNumStored: 2, dispParameters: [{ prgNumTxtProgsIn: 1, TxtProgramsParam: [] }] },
    WindowLayoutParameter: { numOfLayoutWindows: 1, windowSettings: [{ width: 65, height: 17 }, {}] },
    CustomTextProgram: {
      customProgramsStored: 2,
      customTextProgramData: [{ numOfTexts: 1, customTextData: [{}, {}, {}] }],
    },
  });
  expect(faults).toHaveLength(12);
  for (const { message } of faults) expect([message, knownText(message)]).toEqual([message, message]);
});
