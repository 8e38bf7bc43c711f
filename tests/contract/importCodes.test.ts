import { expect, it } from "@jest/globals";
import { CODES } from "../../platform/src/imports/files/texts.js";
import { importCodes as en } from "../../web/src/i18n/en/importCodes.js";
import { importCodes as sl } from "../../web/src/i18n/sl/importCodes.js";

it.each([
  ["sl", sl],
  ["en", en],
])(
  "the web has words for all that the platform says of files of records, and for nothing else: %s",
  (_language, texts) => {
    expect(Object.keys(texts).sort()).toEqual([...CODES].sort());
  },
);
