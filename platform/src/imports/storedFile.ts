import type { Db } from "../db/tables.js";
import { notFound } from "../errors.js";
import { readParts } from "../parts/parts.store.js";
import type { SourceFile } from "./files/sourceFile.js";
import { IMPORT_PARTS } from "./store.js";

/** An uploaded file, to be read from the database. */
export function storedFile(db: Db, id: number, name: string, size: number): SourceFile {
  return {
    name,
    size,
    async *open(start = 0, end = size) {
      if (end <= start) return;
      const range = { first: start, last: end - 1 };
      yield* readParts(db, IMPORT_PARTS, id, range, () => notFound("import"));
    },
  };
}
