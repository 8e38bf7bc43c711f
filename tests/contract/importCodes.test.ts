import { expect, it } from "@jest/globals";
import { CODES } from "../../platform/src/imports/files/texts.js";

it.each(["sl", "en"])(
  "the web has words for all that the platform says of files of records, and for nothing else: %s",
  async (language) => {
    const catalogue = new URL(`../../web/src/i18n/${language}/importCodes.ts`, import.meta.url).href;
    const { importCodes } = (await import(catalogue)) as { importCodes: Record<string, string> };
    expect(Object.keys(importCodes).sort()).toEqual([...CODES].sort());
  },
);
