import { readdirSync } from "node:fs";
import type { ObjectShape, Shape } from "../src/platform-api/kind.js";
import type { Fields, Table } from "../src/platform-api/table.js";

export type AnyTable = Table<Fields>;

export const isTable = (value: unknown): value is AnyTable =>
  typeof value === "object" && value !== null && "Reading" in value && "fields" in value;

/** All tables in `platform-api`, including those in their fields. */
export async function everyTable(): Promise<ObjectShape[]> {
  const folder = new URL("../src/platform-api/", import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (file) => file.endsWith(".ts") && !file.endsWith(".test.ts"),
  );
  const modules: object[] = [];
  for (const file of files) modules.push(await import(new URL(file, folder).pathname));
  const found = new Set<ObjectShape>();
  const note = (table: ObjectShape) => {
    if (found.has(table)) return;
    found.add(table);
    for (const { shape } of Object.values(table.fields)) noteIn(shape);
  };
  const noteIn = (shape: Shape) => {
    if (typeof shape === "string" || "words" in shape) return;
    if ("listOf" in shape) noteIn(shape.listOf);
    else note(shape.object);
  };
  for (const table of modules.flatMap((module) => Object.values(module)).filter(isTable)) note(table);
  return [...found];
}
