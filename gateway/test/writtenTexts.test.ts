import "reflect-metadata";
import { expect, it } from "@jest/globals";
import { ApiError } from "../src/errors.js";
import type { ObjectShape } from "../src/platform-api/kind.js";
import { everyTable, isTable } from "./everyTable.js";
import { RAW_TEXTS } from "./rawTexts.js";

const HOSTILE = "a\u202eb\nc";
/** Whatever place of it is read. */
const ANSWER = new Proxy({}, { get: () => HOSTILE, has: () => true });
const LISTS = new Proxy({}, { get: () => [HOSTILE], has: () => true });

const isRaw = (table: ObjectShape, name: string): boolean => {
  if (!isTable(table)) throw new Error(`${table.name} is no table.`);
  const field = table.fields[name];
  if (field === undefined) return false;
  const { shape } = field;
  const isList = typeof shape === "object" && "listOf" in shape && shape.listOf === "String";
  if (shape !== "String" && !isList) return false;
  try {
    return JSON.stringify(field.reader(table.record)(isList ? LISTS : ANSWER)).includes("\u202e");
  } catch (error) {
    // It takes no free text at all.
    if (error instanceof ApiError) return false;
    throw error;
  }
};

const tables = await everyTable();
const raw = tables.flatMap((table) =>
  Object.keys(table.fields)
    .filter((name) => isRaw(table, name))
    .map((name) => `${table.name}.${name}`),
);

it("cleans every text that people write, where it is read; what stays as it is, is listed with a reason", () => {
  expect(raw.toSorted()).toEqual(Object.values(RAW_TEXTS).flat().toSorted());
});
