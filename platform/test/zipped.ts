import { ZipFile } from "yazl";

/** A zip archive of texts by their names. */
export async function zipped(files: Record<string, string | Buffer>, compress = true): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(files))
    zip.addBuffer(Buffer.from(content), name, { compress });
  zip.end();
  const chunks: Buffer[] = [];
  for await (const chunk of zip.outputStream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const RELATIONS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

/** The parts of a workbook in a test: XML as programs write it. */
export interface WorkbookParts {
  /** Rows of sheets by their names: a sequence of `<row>`. */
  sheets: Record<string, string>;
  /** A sequence of `<si>`. */
  shared?: string;
  /** Number formats of cell styles: ids of built-in ones, or texts. */
  formats?: (number | string)[];
  from1904?: boolean;
}

/** The bytes of a workbook. */
export function workbook({
  sheets,
  shared = "",
  formats = [],
  from1904 = false,
}: WorkbookParts): Promise<Buffer> {
  const names = Object.keys(sheets);
  const own = formats.flatMap((format, place) =>
    typeof format === "string" ? [`<numFmt numFmtId="${164 + place}" formatCode="${format}"/>`] : [],
  );
  const xfs = formats.map(
    (format, place) => `<xf numFmtId="${typeof format === "string" ? 164 + place : format}"/>`,
  );
  return zipped({
    "[Content_Types].xml": `${HEAD}<Types/>`,
    "xl/workbook.xml": `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><workbookPr date1904="${from1904 ? 1 : 0}"/><sheets>${names
      .map((name, place) => `<sheet name="${name}" sheetId="${place + 1}" r:id="rId${place + 1}"/>`)
      .join("")}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `${HEAD}<Relationships>${names
      .map(
        (_, place) =>
          `<Relationship Id="rId${place + 1}" Type="x" Target="worksheets/sheet${place + 1}.xml"/>`,
      )
      .join("")}</Relationships>`,
    "xl/styles.xml": `${HEAD}<styleSheet xmlns="${MAIN}"><numFmts>${own.join("")}</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs>${xfs.join("")}</cellXfs></styleSheet>`,
    "xl/sharedStrings.xml": `${HEAD}<sst xmlns="${MAIN}">${shared}</sst>`,
    ...Object.fromEntries(
      Object.values(sheets).map((rows, place) => [
        `xl/worksheets/sheet${place + 1}.xml`,
        `${HEAD}<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData></worksheet>`,
      ]),
    ),
  });
}
