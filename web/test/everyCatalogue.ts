import { existsSync, readdirSync } from "node:fs";
import { basename } from "node:path";
import type { Texts } from "../src/i18n/useT";

const SRC = new URL("../src/", import.meta.url);

const files = readdirSync(SRC, { recursive: true, encoding: "utf8" }).filter(
  (file) => file.endsWith(".ts") && existsSync(new URL(file.replace(/\.ts$/, ".sl.ts"), SRC)),
);

const isTexts = (value: unknown): value is Texts =>
  typeof value === "object" && value !== null && "sl" in value && "en" in value;

/**
 * The texts of every feature, by name.
 * @throws if a file next to a Slovenian one has none
 */
export const everyCatalogue: [name: string, Texts][] = await Promise.all(
  files.map(async (file): Promise<[string, Texts]> => {
    const texts = Object.values<unknown>(await import(`../src/${file.replace(/\.ts$/, "")}`)).find(isTexts);
    if (!texts) throw new Error(`${file} holds no texts.`);
    return [basename(file, ".ts"), texts];
  }),
);
