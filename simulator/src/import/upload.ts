import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { basename } from "node:path";
import { Readable } from "node:stream";
import type { SentStream } from "../platform-api/http.js";
import type { FileOptions } from "./importJson.js";

/** Occurs in no file of records. */
const BOUNDARY = "obcestje-import-6f1d0a3c9b5e4d27";

/**
 * A file as a form, read while it is sent: it may be larger than memory.
 * @param onSent called with the sent bytes of the file, and its total
 */
export async function formOf(
  path: string,
  options: FileOptions,
  onSent: (bytes: number, size: number) => void,
): Promise<SentStream> {
  const { size } = await stat(path);
  const field = (name: string, value: string) =>
    `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const head = Buffer.from(
    `${field("fileName", basename(path))}${field("options", JSON.stringify(options))}--${BOUNDARY}\r\n` +
      'content-disposition: form-data; name="file"; filename="records"\r\n' +
      "content-type: application/octet-stream\r\n\r\n",
  );
  const foot = Buffer.from(`\r\n--${BOUNDARY}--\r\n`);

  async function* parts(): AsyncGenerator<Buffer> {
    yield head;
    let sent = 0;
    for await (const chunk of createReadStream(path, {
      end: Math.max(0, size - 1),
    }) as AsyncIterable<Buffer>) {
      yield chunk;
      sent += chunk.length;
      onSent(sent, size);
    }
    yield foot;
  }

  return {
    type: `multipart/form-data; boundary=${BOUNDARY}`,
    length: head.length + size + foot.length,
    body: Readable.from(parts(), { objectMode: false }),
  };
}
