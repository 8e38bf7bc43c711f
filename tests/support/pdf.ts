import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

/** What a reader of a PDF gets: its pages' sizes in points, and their selectable text. */
export interface PdfContent {
  pages: { width: number; height: number; text: string }[];
  /** Names of fonts that the file uses but does not carry. */
  missingFonts: string[];
  /** Names of fonts inside the file, subset prefix removed. */
  embeddedFonts: string[];
}

/** Reads a PDF as a viewer does. */
export async function readPdf(bytes: Uint8Array): Promise<PdfContent> {
  const raw = Buffer.from(bytes).toString("latin1");
  const document = await getDocument({ data: new Uint8Array(bytes), useSystemFonts: false, verbosity: 0 })
    .promise;
  const pages: PdfContent["pages"] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    const { items } = await page.getTextContent();
    pages.push({
      width,
      height,
      text: items
        .map((item) => ("str" in item ? item.str : ""))
        .join("")
        .replace(/\s+/g, " "),
    });
  }
  await document.destroy();
  const fonts = [...raw.matchAll(/\/Type \/FontDescriptor\s[^>]*>>/g)].map(([descriptor]) => ({
    name: /\/FontName \/(?:[A-Z]{6}\+)?([\w-]+)/.exec(descriptor)?.[1] ?? "unnamed",
    embedded: /\/FontFile[23]? /.test(descriptor),
  }));
  return {
    pages,
    embeddedFonts: [...new Set(fonts.filter(({ embedded }) => embedded).map(({ name }) => name))],
    missingFonts: fonts.filter(({ embedded }) => !embedded).map(({ name }) => name),
  };
}
