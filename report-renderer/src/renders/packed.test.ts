import { once } from "node:events";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { PDFDocument, PDFName, PDFString } from "@cantoo/pdf-lib";
import { expect, it } from "@jest/globals";
import { packed } from "./packed.js";

const piecesOf = (bytes: Uint8Array, size: number) =>
  Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
    Buffer.from(bytes.subarray(index * size, (index + 1) * size)),
  );

/** A PDF with many small objects, like the tags of a table. */
async function pdfWithTags(): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.addPage([842, 595]);
  const tags = Array.from({ length: 500 }, (_, row) =>
    document.context.register(
      document.context.obj({ Type: "StructElem", S: "TD", Alt: PDFString.of(`${row}`) }),
    ),
  );
  document.catalog.set(PDFName.of("StructTreeRoot"), document.context.obj({ K: tags }));
  document.setTitle("Poročilo o prometu");
  return document.save({ useObjectStreams: false });
}

it("takes far fewer bytes, and keeps what is in a PDF", async () => {
  const plain = await pdfWithTags();
  const bytes = await buffer(packed(Readable.from(piecesOf(plain, 1000))));
  expect(bytes.length).toBeLessThan(plain.length / 4);
  const [before, after] = [await PDFDocument.load(plain), await PDFDocument.load(bytes)];
  expect(after.getPageCount()).toBe(1);
  expect(after.getTitle()).toBe("Poročilo o prometu");
  const tags = ({ context }: PDFDocument) =>
    context
      .enumerateIndirectObjects()
      .map(([, object]) => object.toString())
      .filter((text) => text.includes("/StructElem"));
  expect(tags(after)).toEqual(tags(before));
});

it("passes a large one on as it comes", async () => {
  const bytes = Buffer.alloc(5 * 1024 * 1024, "%PDF-1.4 ");
  const passed = await buffer(packed(Readable.from(piecesOf(bytes, 300_000))));
  expect(passed.equals(bytes)).toBe(true);
});

it("breaks off where its source does, and lets that go where nobody reads", async () => {
  const broken = Readable.from(
    (async function* () {
      yield Buffer.from("%PDF-1.4");
      throw new Error("the browser is gone");
    })(),
  );
  await expect(buffer(packed(broken))).rejects.toThrow("the browser is gone");
  const source = new Readable({ read: () => undefined });
  const stream = packed(source);
  source.push(Buffer.alloc(5 * 1024 * 1024));
  await once(stream, "data");
  stream.destroy();
  await once(source, "close");
  expect(source.errored).toBeNull();
});
