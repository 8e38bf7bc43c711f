import { createWriteStream } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { ReportError, reasonOf, UsageError } from "./faults.mjs";

const BEGIN = "%PDF-";

/**
 * Opens the PDF's destination, so that a wrong one is reported before anything is requested.
 * @returns a function that writes the bytes there, whole or not at all, and returns their number; and one
 * that gives the place up
 * @throws UsageError
 */
export async function openOut(out) {
  if (out === "-")
    return { write: (bytes) => copy(bytes, process.stdout, { end: false }), close: async () => {} };
  const part = `${out}.part`;
  let isOurs = false;
  try {
    await (await open(part, "w")).close();
    isOurs = true;
  } catch (error) {
    throw new UsageError(`--out can't be written: ${error.message}.`);
  }
  return {
    async write(bytes) {
      const size = await copy(bytes, createWriteStream(part), {});
      await rename(part, out).catch((error) => {
        throw new ReportError(`--out can't be written: ${error.message}.`);
      });
      isOurs = false;
      return size;
    },
    async close() {
      if (isOurs) await rm(part, { force: true });
    },
  };
}

async function copy(bytes, target, options) {
  let [size, begin] = [0, ""];
  const counted = new Transform({
    transform(chunk, _encoding, done) {
      if (begin.length < BEGIN.length) begin += chunk.toString("latin1", 0, BEGIN.length);
      size += chunk.length;
      done(null, chunk);
    },
  });
  try {
    await pipeline(Readable.fromWeb(bytes), counted, target, options);
  } catch (error) {
    throw new ReportError(`The report broke off after ${size} bytes: ${reasonOf(error)}.`);
  }
  if (!begin.startsWith(BEGIN)) throw new ReportError("What came is no PDF.");
  return size;
}
