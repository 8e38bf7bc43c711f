import { XML_HEAD } from "./xml.js";

/** The look of a cell, and the meaning of its number. */
export type Format =
  | "text"
  | "date"
  | "dateTime"
  | "integer"
  | "decimal"
  | "hundredths"
  | "percent"
  | "change"
  | "head"
  | "numberHead"
  | "title"
  | "section"
  | "label";

interface Style {
  /** Number format: one of Excel's own below 164, else one of NUMBER_FORMATS. */
  number: number;
  font?: number;
  fill?: number;
  border?: number;
  alignment?: string;
}

/** Days as on screens and paper, in either language. docs/definitions.md, "Files" */
const DAY = "dd.mm.yyyy";
/** In the order of the numbers below. */
const NUMBER_FORMATS = [DAY, `${DAY} hh:mm`, "#,##0.0", "0.0%", "+0.0%;-0.0%;0.0%"];
const FIRST_OWN = 164;
const [DATE, DATE_TIME, DECIMAL, PERCENT, CHANGE] = [0, 1, 2, 3, 4].map((index) => FIRST_OWN + index);
/** Excel's "Text": text typed into such a cell is no formula either. */
const AS_TEXT = 49;
const THOUSANDS = 3;
const HUNDREDTHS = 2;

const FONTS = [
  '<font><sz val="11"/><name val="Calibri"/><family val="2"/></font>',
  '<font><b/><sz val="11"/><name val="Calibri"/><family val="2"/></font>',
  '<font><b/><sz val="18"/><name val="Calibri"/><family val="2"/></font>',
  '<font><b/><sz val="13"/><color rgb="FF1F4E78"/><name val="Calibri"/><family val="2"/></font>',
  '<font><sz val="11"/><color rgb="FF595959"/><name val="Calibri"/><family val="2"/></font>',
];
const [PLAIN, BOLD, LARGE, COLOURED, GREY] = FONTS.map((_, index) => index);
/** The first two are prescribed by the format. */
const FILLS = [
  '<fill><patternFill patternType="none"/></fill>',
  '<fill><patternFill patternType="gray125"/></fill>',
  '<fill><patternFill patternType="solid"><fgColor rgb="FFDDEBF7"/><bgColor indexed="64"/></patternFill></fill>',
];
const HEAD_FILL = 2;
const BORDERS = [
  "<border><left/><right/><top/><bottom/><diagonal/></border>",
  '<border><left/><right/><top/><bottom style="thin"><color rgb="FF8EA9C1"/></bottom><diagonal/></border>',
];
const UNDERLINED = 1;

const head = (horizontal: "left" | "right"): Style => ({
  number: AS_TEXT,
  font: BOLD,
  fill: HEAD_FILL,
  border: UNDERLINED,
  alignment: `<alignment horizontal="${horizontal}" vertical="center" wrapText="1"/>`,
});

const STYLES: Record<Format, Style> = {
  text: { number: AS_TEXT },
  date: { number: DATE ?? 0, alignment: '<alignment horizontal="left"/>' },
  dateTime: { number: DATE_TIME ?? 0, alignment: '<alignment horizontal="left"/>' },
  integer: { number: THOUSANDS },
  decimal: { number: DECIMAL ?? 0 },
  hundredths: { number: HUNDREDTHS },
  percent: { number: PERCENT ?? 0 },
  change: { number: CHANGE ?? 0, font: GREY },
  head: head("left"),
  numberHead: head("right"),
  title: { number: AS_TEXT, font: LARGE },
  section: { number: AS_TEXT, font: COLOURED, border: UNDERLINED },
  label: { number: AS_TEXT, font: GREY },
};

const FORMATS = Object.keys(STYLES) as Format[];

/** The style's number in a sheet; 0 is the plain cell. */
export function styleIndex(format: Format): number {
  return FORMATS.indexOf(format) + 1;
}

const NUMBERS: ReadonlySet<Format> = new Set(["integer", "decimal", "hundredths", "percent", "change"]);

/** A column's header is aligned like its cells: right above numbers, else left. */
export function headFormat(format: Format): Format {
  return NUMBERS.has(format) ? "numberHead" : "head";
}

/** xl/styles.xml */
export function stylesXml(): string {
  const numbers = NUMBER_FORMATS.map(
    (code, index) => `<numFmt numFmtId="${FIRST_OWN + index}" formatCode="${code}"/>`,
  );
  return (
    `${XML_HEAD}<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">` +
    `${list("numFmts", numbers)}${list("fonts", FONTS)}${list("fills", FILLS)}${list("borders", BORDERS)}` +
    '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
    `${list("cellXfs", [{ number: 0 }, ...FORMATS.map((format) => STYLES[format])].map(cellStyle))}` +
    '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>'
  );
}

function cellStyle({ number, font = PLAIN, fill = 0, border = 0, alignment = "" }: Style): string {
  const attributes =
    `numFmtId="${number}" fontId="${font}" fillId="${fill}" borderId="${border}" xfId="0"` +
    ' applyNumberFormat="1" applyFont="1" applyFill="1" applyBorder="1"';
  return alignment === "" ? `<xf ${attributes}/>` : `<xf ${attributes} applyAlignment="1">${alignment}</xf>`;
}

function list(name: string, items: string[]): string {
  return `<${name} count="${items.length}">${items.join("")}</${name}>`;
}
