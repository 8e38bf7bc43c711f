/** A form as browsers send it: bytes as a file, everything else as text. */
export function multipart(fields: Record<string, unknown>): { payload: Buffer; type: string } {
  const boundary = "----a-boundary-of-the-tests";
  const parts = Object.entries(fields).map(([name, value]) => {
    const file = Buffer.isBuffer(value)
      ? `; filename="firmware.bin"\r\nContent-Type: application/octet-stream`
      : "";
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${name.replaceAll('"', "%22")}"${file}\r\n\r\n`;
    const text = typeof value === "string" ? value : JSON.stringify(value ?? null);
    return Buffer.concat([
      Buffer.from(head),
      Buffer.isBuffer(value) ? value : Buffer.from(text),
      Buffer.from("\r\n"),
    ]);
  });
  const payload = Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]);
  return { payload, type: `multipart/form-data; boundary=${boundary}` };
}
