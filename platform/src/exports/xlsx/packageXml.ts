import { columnName, quotedSheet } from "./cells.js";
import { XML_HEAD, xmlText } from "./xml.js";

const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const RELATIONSHIPS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const SPREADSHEET = "application/vnd.openxmlformats-officedocument.spreadsheetml";

/** A worksheet after it was written. */
export interface WrittenSheet {
  name: string;
  columns: number;
  rows: number;
  table: boolean;
}

/**
 * The small parts that list the others, by their path in the package. Written last, once all sheets are
 * known.
 */
export function packageParts(
  title: string,
  created: number,
  sheets: WrittenSheet[],
  counts: { drawings: number; charts: number },
): Map<string, string> {
  return new Map([
    ["[Content_Types].xml", contentTypes(sheets.length, counts)],
    [
      "_rels/.rels",
      relationships([
        { type: `${RELATIONSHIPS}/officeDocument`, target: "xl/workbook.xml" },
        { type: `${PACKAGE}/relationships/metadata/core-properties`, target: "docProps/core.xml" },
        { type: `${RELATIONSHIPS}/extended-properties`, target: "docProps/app.xml" },
      ]),
    ],
    ["docProps/core.xml", coreProperties(title, created)],
    [
      "docProps/app.xml",
      `${XML_HEAD}<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties"><Application>Obcestje</Application></Properties>`,
    ],
    ["xl/workbook.xml", workbook(sheets)],
    [
      "xl/_rels/workbook.xml.rels",
      relationships([
        ...sheets.map((_, index) => ({
          type: `${RELATIONSHIPS}/worksheet`,
          target: `worksheets/sheet${index + 1}.xml`,
        })),
        { type: `${RELATIONSHIPS}/styles`, target: "styles.xml" },
      ]),
    ],
  ]);
}

/** A part's relationships: rId1, rId2, … in order. */
export function relationships(all: { type: string; target: string }[]): string {
  const items = all.map(
    ({ type, target }, index) => `<Relationship Id="rId${index + 1}" Type="${type}" Target="${target}"/>`,
  );
  return `${XML_HEAD}<Relationships xmlns="${PACKAGE}/relationships">${items.join("")}</Relationships>`;
}

export const drawingRelationship = (number: number) =>
  relationships([{ type: `${RELATIONSHIPS}/drawing`, target: `../drawings/drawing${number}.xml` }]);

export const chartRelationships = (numbers: number[]) =>
  relationships(
    numbers.map((number) => ({ type: `${RELATIONSHIPS}/chart`, target: `../charts/chart${number}.xml` })),
  );

function contentTypes(sheets: number, { drawings, charts }: { drawings: number; charts: number }): string {
  const part = (path: string, type: string) => `<Override PartName="/${path}" ContentType="${type}"/>`;
  const numbered = (count: number, path: (number: number) => string, type: string) =>
    Array.from({ length: count }, (_, index) => part(path(index + 1), type)).join("");
  return (
    `${XML_HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
    '<Default Extension="xml" ContentType="application/xml"/>' +
    part("xl/workbook.xml", `${SPREADSHEET}.sheet.main+xml`) +
    part("xl/styles.xml", `${SPREADSHEET}.styles+xml`) +
    numbered(sheets, (number) => `xl/worksheets/sheet${number}.xml`, `${SPREADSHEET}.worksheet+xml`) +
    numbered(
      drawings,
      (number) => `xl/drawings/drawing${number}.xml`,
      "application/vnd.openxmlformats-officedocument.drawing+xml",
    ) +
    numbered(
      charts,
      (number) => `xl/charts/chart${number}.xml`,
      "application/vnd.openxmlformats-officedocument.drawingml.chart+xml",
    ) +
    part("docProps/core.xml", "application/vnd.openxmlformats-package.core-properties+xml") +
    part("docProps/app.xml", "application/vnd.openxmlformats-officedocument.extended-properties+xml") +
    "</Types>"
  );
}

function coreProperties(title: string, created: number): string {
  const at = new Date(created * 1000).toISOString().replace(/\.\d+/, "");
  return (
    `${XML_HEAD}<cp:coreProperties xmlns:cp="${PACKAGE}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"` +
    ' xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">' +
    `<dc:title>${xmlText(title)}</dc:title><dcterms:created xsi:type="dcterms:W3CDTF">${at}</dcterms:created></cp:coreProperties>`
  );
}

function workbook(sheets: WrittenSheet[]): string {
  const entries = sheets.map(
    ({ name }, index) => `<sheet name="${xmlText(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  );
  const names = sheets.flatMap(({ name, columns, rows, table }, index) => {
    const sheet = xmlText(quotedSheet(name));
    const last = columnName(columns);
    return table
      ? [
          `<definedName name="_xlnm._FilterDatabase" localSheetId="${index}" hidden="1">${sheet}!$A$1:$${last}$${rows}</definedName>`,
          `<definedName name="_xlnm.Print_Titles" localSheetId="${index}">${sheet}!$1:$1</definedName>`,
        ]
      : [];
  });
  return (
    `${XML_HEAD}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONSHIPS}"><workbookPr/><bookViews><workbookView/></bookViews>` +
    `<sheets>${entries.join("")}</sheets>${names.length > 0 ? `<definedNames>${names.join("")}</definedNames>` : ""}</workbook>`
  );
}
