import { SaxesParser } from "saxes";
import { unzip } from "./unzip.js";

export interface Element {
  name: string;
  attributes: Record<string, string>;
  children: Element[];
  text: string;
}

/** A document's tree. Throws if it is not well-formed. */
export function parseXml(xml: string): Element {
  const root: Element = { name: "", attributes: {}, children: [], text: "" };
  const open = [root];
  const parser = new SaxesParser();
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", ({ name, attributes }) => {
    const element: Element = {
      name,
      attributes: attributes as Record<string, string>,
      children: [],
      text: "",
    };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on("text", (text) => {
    const element = open.at(-1);
    if (element) element.text += text;
  });
  parser.on("closetag", () => {
    open.pop();
  });
  parser.write(xml).close();
  const [document] = root.children;
  if (!document) throw new Error("The document is empty.");
  return document;
}

export function all(element: Element, name: string): Element[] {
  return [
    ...(element.name === name ? [element] : []),
    ...element.children.flatMap((child) => all(child, name)),
  ];
}

export interface ReadCell {
  /** Number, text, or null for an empty cell. */
  value: string | number | null;
  /** The number format's code, "General" if there is none. */
  format: string;
}

export interface ReadSheet {
  name: string;
  rows: (ReadCell | undefined)[][];
  xml: Element;
}

/**
 * A workbook's sheets, as stored in its package. All of its parts must be well-formed and refer to each other
 * correctly.
 */
export function readWorkbook(archive: Buffer): { sheets: ReadSheet[]; parts: Map<string, Element> } {
  const parts = new Map([...unzip(archive)].map(([name, xml]) => [name, parseXml(xml)]));
  checkPackage(parts);
  const part = (name: string) => {
    const element = parts.get(name);
    if (!element) throw new Error(`${name} is missing.`);
    return element;
  };
  const formats = formatCodes(part("xl/styles.xml"));
  const sheets = all(part("xl/workbook.xml"), "sheet").map(({ attributes }, index) => {
    const xml = part(`xl/worksheets/sheet${index + 1}.xml`);
    return { name: attributes.name ?? "", rows: all(xml, "row").map((row) => readRow(row, formats)), xml };
  });
  return { sheets, parts };
}

function readRow(row: Element, formats: string[]): (ReadCell | undefined)[] {
  const cells: (ReadCell | undefined)[] = [];
  for (const { attributes, children } of row.children) {
    const [, letters = "", number] = /^([A-Z]+)(\d+)$/.exec(attributes.r ?? "") ?? [];
    if (number !== row.attributes.r)
      throw new Error(`The cell ${attributes.r} is in row ${row.attributes.r}.`);
    const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
    const [content] = children;
    const value =
      content === undefined
        ? null
        : attributes.t === "inlineStr"
          ? (content.children[0]?.text ?? "")
          : Number(content.text);
    if (content?.name === "f") throw new Error("A cell holds a formula.");
    cells[column] = { value, format: formats[Number(attributes.s ?? 0)] ?? "?" };
  }
  return cells;
}

function formatCodes(styles: Element): string[] {
  const own = new Map(
    all(styles, "numFmt").map(({ attributes }) => [attributes.numFmtId, attributes.formatCode ?? ""]),
  );
  const builtIn = new Map([
    ["0", "General"],
    ["3", "#,##0"],
    ["49", "@"],
  ]);
  const [styled] = all(styles, "cellXfs");
  return (styled?.children ?? []).map(
    ({ attributes: { numFmtId = "" } }) => own.get(numFmtId) ?? builtIn.get(numFmtId) ?? "?",
  );
}

/** Every part must have a type and every relationship a target: otherwise Excel complains on opening. */
function checkPackage(parts: Map<string, Element>): void {
  const types = parts.get("[Content_Types].xml");
  const typed = new Set(
    types ? all(types, "Override").map(({ attributes }) => attributes.PartName?.slice(1)) : [],
  );
  for (const name of parts.keys()) {
    if (!name.endsWith(".rels") && name !== "[Content_Types].xml" && !typed.has(name))
      throw new Error(`${name} has no type.`);
  }
  for (const name of typed)
    if (!parts.has(name ?? "")) throw new Error(`${name} has a type and is not there.`);
  for (const [name, element] of parts) {
    if (!name.endsWith(".rels")) continue;
    const folder = name.replace(/_rels\/[^/]*$/, "");
    for (const { attributes } of all(element, "Relationship")) {
      const target = new URL(attributes.Target ?? "", `file:///${folder}`).pathname.slice(1);
      if (!parts.has(target)) throw new Error(`${name} leads to ${target}, which is not there.`);
    }
  }
}
