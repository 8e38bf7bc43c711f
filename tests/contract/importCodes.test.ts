import { expect, it } from "@jest/globals";
import { CODES } from "../../platform/src/imports/files/texts.js";

it.each(["sl", "en"])(
  "the web has words for all that the platform says of files of records, and for nothing else: %s",
  async (language) => {
    const catalogue = new URL("../../web/src/shared/imports/words/importCodesTexts.ts", import.meta.url).href;
    const { importCodesTexts } = (await import(catalogue)) as {
      importCodesTexts: Record<string, Record<string, string>>;
    };
    expect(Object.keys(importCodesTexts[language] ?? {}).sort()).toEqual([...CODES].sort());
  },
);
