import { describe, expect, it } from "@jest/globals";
import type { Text } from "./catalogue";
import type { Feature } from "./catalogues";
import { core as enCore } from "./en/core";
import { late as enLate } from "./en/late";
import { core as slCore } from "./sl/core";
import { late as slLate } from "./sl/late";

const catalogues = { sl: { ...slCore, ...slLate }, en: { ...enCore, ...enLate } };

const features = Object.keys(catalogues.sl) as Feature[];
const textsOf = (language: "sl" | "en", feature: Feature): Record<string, Text> =>
  catalogues[language][feature];

const forms = (text: Text): string[] => (typeof text === "string" ? [text] : Object.values(text));
const params = (text: Text) =>
  [...new Set(forms(text).flatMap((form) => form.match(/\{\w+\}/g) ?? []))].sort().join();

describe.each(features)("%s", (feature) => {
  const sl = textsOf("sl", feature);
  const en = textsOf("en", feature);

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
