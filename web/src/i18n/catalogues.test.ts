import { readdirSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";
import type { Text } from "./catalogue";
import type { Texts } from "./useT";

const isTexts = (value: unknown): value is Texts =>
  typeof value === "object" && value !== null && "sl" in value && "en" in value;

const folder = new URL("./texts/", import.meta.url);
const features = await Promise.all(
  readdirSync(folder).map(async (file): Promise<[string, Texts]> => {
    const [texts] = Object.values<unknown>(await import(`./texts/${file.replace(".ts", "")}`));
    if (!isTexts(texts)) throw new Error(`${file} holds no texts.`);
    return [file, texts];
  }),
);

const forms = (text: Text): string[] => (typeof text === "string" ? [text] : Object.values(text));
const params = (text: Text) =>
  [...new Set(forms(text).flatMap((form) => form.match(/\{\w+\}/g) ?? []))].sort().join();

it("finds the catalogues", () => expect(features.length).toBeGreaterThan(10));

describe.each(features)("%s", (_file, { sl, en }) => {
  it("has the same keys in both languages", () => {
    expect(Object.keys(en).sort()).toEqual(Object.keys(sl).sort());
  });

  it("has no empty text and no unknown parameter", () => {
    for (const [key, text] of Object.entries(sl)) {
      const other = en[key] ?? "";
      expect([...forms(text), ...forms(other)].every((form) => form.trim() !== "")).toBe(true);
      expect([key, params(other)]).toEqual([key, params(text)]);
    }
  });

  it("counts in Slovenian with its dual and paucal", () => {
    for (const [key, text] of Object.entries(sl)) {
      if (typeof text === "string") continue;
      expect([key, Object.keys(text).sort()]).toEqual([key, ["few", "one", "other", "two"]]);
    }
  });
});
