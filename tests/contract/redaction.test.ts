import { readFileSync } from "node:fs";
import { expect, it } from "@jest/globals";

const textOf = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");

it.each(["gateway/src/http", "report-renderer/src", "simulator/src"])(
  "%s hides in its log what the platform hides",
  (folder) => {
    expect(textOf(`${folder}/redaction.ts`)).toBe(textOf("platform/src/http/redaction.ts"));
  },
);
