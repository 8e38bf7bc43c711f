import type { SourceFile } from "../src/imports/files/sourceFile.js";

/** A file of these bytes (of a text, as UTF-8), passed on in chunks of this size. */
export function memoryFile(content: string | Uint8Array, chunk = 64 * 1024): SourceFile {
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
  return {
    name: "file",
    size: bytes.length,
    async *open(start = 0, end = bytes.length) {
      for (let at = start; at < end; at += chunk) yield bytes.subarray(at, Math.min(end, at + chunk));
    },
  };
}
