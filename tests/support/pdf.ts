import { getDocument, OPS, type PDFDocumentProxy, type PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";

/** Content of a PDF: sizes of its pages in points, and their selectable text. */
export interface PdfContent {
  pages: PdfSheet[];
  /** Names of fonts that the file uses but does not embed. */
  missingFonts: string[];
  /** Names of embedded fonts, without the subset prefix. */
  embeddedFonts: string[];
  /** Its outline as viewers show it, with the depth of each heading. */
  outline: { depth: number; title: string }[];
  isTagged: boolean;
}

export interface PdfSheet {
  width: number;
  height: number;
  text: string;
  /** Text by line: parts at one height, from left to right, separated by blanks. */
  lines: string[];
  /** Number of elements of each kind in its structure. */
  tags: Record<string, number>;
  /** Alternative texts of its pictures. */
  alternatives: string[];
  /** Its bitmap pictures: their number of pixels, and their sides on paper in points. */
  pixelPictures: PixelPicture[];
}

interface PixelPicture {
  pixels: [width: number, height: number];
  points: [width: number, height: number];
}

/** Reads a PDF as a viewer does. */
export async function readPdf(bytes: Uint8Array): Promise<PdfContent> {
  const document = await getDocument({ data: new Uint8Array(bytes), useSystemFonts: false, verbosity: 0 })
    .promise;
  const pages: PdfContent["pages"] = [];
  const fonts = new Map<string, boolean>();
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    pages.push(await readSheet(page));
    for (const [name, isEmbedded] of await fontsOf(page)) fonts.set(name, isEmbedded);
  }
  const outline = outlineOf(await document.getOutline());
  const isTagged = (await document.getMarkInfo())?.Marked === true;
  await document.destroy();
  return {
    pages,
    embeddedFonts: [...fonts].filter(([, isEmbedded]) => isEmbedded).map(([name]) => name),
    missingFonts: [...fonts].filter(([, isEmbedded]) => !isEmbedded).map(([name]) => name),
    outline,
    isTagged,
  };
}

/** The fonts of a page's text, and whether the file embeds them. */
async function fontsOf(page: PDFPageProxy): Promise<Map<string, boolean>> {
  // Fonts are read along with the page's operators.
  await page.getOperatorList();
  const { items } = await page.getTextContent();
  const ids = new Set(items.flatMap((item) => ("fontName" in item ? [item.fontName] : [])));
  return new Map(
    [...ids].map((id) => {
      const font: { name: string; missingFile: boolean } = page.commonObjs.get(id);
      return [font.name.replace(/^[A-Z]{6}\+/, ""), !font.missingFile];
    }),
  );
}

type Outline = Awaited<ReturnType<PDFDocumentProxy["getOutline"]>> | undefined;

function outlineOf(entries: Outline, depth = 0): PdfContent["outline"] {
  return (entries ?? []).flatMap(({ title, items }) => [{ depth, title }, ...outlineOf(items, depth + 1)]);
}

async function readSheet(page: PDFPageProxy): Promise<PdfSheet> {
  const { width, height } = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  const parts = items.flatMap((item) =>
    "str" in item && item.str.trim() !== ""
      ? [{ text: item.str, x: Number(item.transform[4]), y: Number(item.transform[5]), width: item.width }]
      : [],
  );
  const byHeight = new Map<number, typeof parts>();
  for (const part of parts) {
    const y = Math.round(part.y);
    byHeight.set(y, [...(byHeight.get(y) ?? []), part]);
  }
  const lines = [...byHeight.entries()].sort(([a], [b]) => b - a).map(([, line]) => lineOf(line));
  const text = clean(items.map((item) => ("str" in item ? item.str : "")).join(""));
  const pixelPictures = await pixelPicturesOf(page);
  return { width, height, text, lines, ...structureOf(await page.getStructTree()), pixelPictures };
}

/** PDF 32000-1, 8.9.5: a picture fills the unit square, as transformed by the operators before it. */
async function pixelPicturesOf(page: PDFPageProxy): Promise<PixelPicture[]> {
  const { fnArray, argsArray } = await page.getOperatorList();
  const stack: [x: number, y: number][] = [];
  let scale: [x: number, y: number] = [1, 1];
  return fnArray.flatMap((operation, at) => {
    const args: unknown[] = argsArray[at] ?? [];
    if (operation === OPS.save) stack.push(scale);
    if (operation === OPS.restore) scale = stack.pop() ?? [1, 1];
    if (operation === OPS.transform) scale = [scale[0] * Number(args[0]), scale[1] * Number(args[3])];
    if (operation !== OPS.paintImageXObject) return [];
    const points: [number, number] = [Math.abs(scale[0]), Math.abs(scale[1])];
    return [{ pixels: [Number(args[1]), Number(args[2])], points }];
  });
}

/** Points: letters of one word may be this far apart if they are of two fonts. */
const widestInWord = 1;

function lineOf(parts: readonly { text: string; x: number; width: number }[]): string {
  let line = "";
  let end = Number.NaN;
  for (const { text, x, width } of [...parts].sort((a, b) => a.x - b.x)) {
    line += x - end > widestInWord ? ` ${text}` : text;
    end = x + width;
  }
  return clean(line);
}

const clean = (text: string) => text.replace(/\s+/g, " ").trim();

type Structure = Awaited<ReturnType<PDFPageProxy["getStructTree"]>>;

function structureOf(root: Structure): Pick<PdfSheet, "tags" | "alternatives"> {
  const tags: Record<string, number> = {};
  const alternatives: string[] = [];
  const visit = (node: object) => {
    if ("role" in node) tags[String(node.role)] = (tags[String(node.role)] ?? 0) + 1;
    if ("alt" in node) alternatives.push(String(node.alt));
    if ("children" in node && Array.isArray(node.children)) for (const child of node.children) visit(child);
  };
  if (root) visit(root);
  return { tags, alternatives };
}
