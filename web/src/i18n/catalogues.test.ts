import { describe, expect, it } from "@jest/globals";
import { everyCatalogue } from "../../test/everyCatalogue";
import type { Text } from "./catalogue";

const forms = (text: Text): string[] => (typeof text === "string" ? [text] : Object.values(text));
const params = (text: Text) =>
  [...new Set(forms(text).flatMap((form) => form.match(/\{\w+\}/g) ?? []))].sort().join();

it("finds the catalogues", () => expect(everyCatalogue.length).toBeGreaterThan(80));

describe.each(everyCatalogue)("%s", (_file, { sl, en }) => {
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
