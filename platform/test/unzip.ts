import { inflateRawSync } from "node:zlib";

const END_OF_DIRECTORY = 0x06054b50;

/** The files of a zip archive by name, read from its directory like an archive program. */
export function unzip(archive: Buffer): Map<string, string> {
  let end = archive.length - 22;
  while (archive.readUInt32LE(end) !== END_OF_DIRECTORY) end -= 1;
  const files = new Map<string, string>();
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((offset) =>
      archive.readUInt16LE(at + offset),
    ) as [number, number, number];
    const name = archive.toString("utf8", at + 46, at + 46 + nameLength);
    const header = archive.readUInt32LE(at + 42);
    const data = header + 30 + archive.readUInt16LE(header + 26) + archive.readUInt16LE(header + 28);
    const packed = archive.subarray(data, data + archive.readUInt32LE(at + 20));
    const bytes = archive.readUInt16LE(at + 10) === 8 ? inflateRawSync(packed) : packed;
    if (bytes.length !== archive.readUInt32LE(at + 24)) throw new Error(`${name} has another length.`);
    if (files.has(name)) throw new Error(`${name} is there twice.`);
    files.set(name, bytes.toString());
    at += 46 + nameLength + extraLength + commentLength;
  }
  return files;
}
