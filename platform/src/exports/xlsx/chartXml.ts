import type { ExportLanguage } from "../language.js";
import type { Chart } from "./book.js";
import { rangeName } from "./cells.js";
import { XML_HEAD, xmlText } from "./xml.js";

const CHART = "http://schemas.openxmlformats.org/drawingml/2006/chart";
const MAIN = "http://schemas.openxmlformats.org/drawingml/2006/main";
const RELATIONSHIPS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const SHEET_DRAWING = "http://schemas.openxmlformats.org/drawingml/2006/spreadsheetDrawing";
const [CATEGORY_AXIS, VALUE_AXIS] = [111_111_111, 222_222_222];
/** Hundredths of a point. */
const [TITLE_SIZE, TEXT_SIZE] = [1300, 900];
/** The number of labels that fit on the lower axis. */
const LABELS = { none: 16, day: 12, hour: 8 };
/** Format of dates on an axis, in either language as on screens and paper. */
const DAY = "dd.mm.";
const LOCALES: Record<ExportLanguage, string> = { sl: "sl-SI", en: "en-GB" };
/** English Metric Units: 1.5 points. */
const LINE_WIDTH = 19_050;

/** xl/charts/chartN.xml: drawn from the cells, so that it follows their changes. A missing value is a gap. */
export function chartXml(chart: Chart, language: ExportLanguage): string {
  const many = chart.series.length > 1;
  const series = chart.series.map((one, index) => seriesXml(chart, one, index)).join("");
  const axes = `<c:axId val="${CATEGORY_AXIS}"/><c:axId val="${VALUE_AXIS}"/>`;
  const plot =
    chart.kind === "line"
      ? `<c:lineChart><c:grouping val="standard"/><c:varyColors val="0"/>${series}<c:marker val="1"/>${axes}</c:lineChart>`
      : `<c:barChart><c:barDir val="col"/><c:grouping val="clustered"/><c:varyColors val="0"/>${series}<c:gapWidth val="40"/>${axes}</c:barChart>`;
  return (
    `${XML_HEAD}<c:chartSpace xmlns:c="${CHART}" xmlns:a="${MAIN}" xmlns:r="${RELATIONSHIPS}"><c:roundedCorners val="0"/><c:chart>` +
    `${titleXml(chart.title, TITLE_SIZE, true, language)}<c:autoTitleDeleted val="0"/><c:plotArea><c:layout/>${plot}` +
    `${categoryAxis(chart, language)}${valueAxis(chart, language)}</c:plotArea>` +
    `${many ? '<c:legend><c:legendPos val="b"/><c:overlay val="0"/></c:legend>' : ""}` +
    '<c:plotVisOnly val="1"/><c:dispBlanksAs val="gap"/></c:chart>' +
    '<c:spPr><a:solidFill><a:srgbClr val="FFFFFF"/></a:solidFill><a:ln><a:solidFill><a:srgbClr val="D9D9D9"/></a:solidFill></a:ln></c:spPr></c:chartSpace>'
  );
}

function seriesXml(chart: Chart, { name, values, colour }: Chart["series"][number], index: number): string {
  const fill = `<a:solidFill><a:srgbClr val="${colour}"/></a:solidFill>`;
  const look =
    chart.kind === "line"
      ? `<c:spPr><a:ln w="${LINE_WIDTH}" cap="rnd">${fill}<a:round/></a:ln></c:spPr><c:marker><c:symbol val="none"/></c:marker>`
      : `<c:spPr>${fill}</c:spPr><c:invertIfNegative val="0"/>`;
  const reference = chart.dates === undefined ? "strRef" : "numRef";
  return (
    `<c:ser><c:idx val="${index}"/><c:order val="${index}"/><c:tx><c:v>${xmlText(name)}</c:v></c:tx>${look}` +
    `<c:cat><c:${reference}><c:f>${xmlText(rangeName(chart.categories))}</c:f></c:${reference}></c:cat>` +
    `<c:val><c:numRef><c:f>${xmlText(rangeName(values))}</c:f></c:numRef></c:val>` +
    `${chart.kind === "line" ? '<c:smooth val="0"/>' : ""}</c:ser>`
  );
}

/** Dates also use a text axis: the repeated hour in autumn is two points, not one. */
function categoryAxis({ axes, dates, categories }: Chart, language: ExportLanguage): string {
  const labels = Math.ceil((categories.toRow - categories.fromRow + 1) / LABELS[dates ?? "none"]);
  const format = { none: "General", day: DAY, hour: `${DAY} hh:mm` }[dates ?? "none"];
  return (
    `<c:catAx><c:axId val="${CATEGORY_AXIS}"/><c:scaling><c:orientation val="minMax"/></c:scaling><c:delete val="0"/>` +
    `<c:axPos val="b"/>${titleXml(axes.category, TEXT_SIZE, false, language)}<c:numFmt formatCode="${format}" sourceLinked="0"/>` +
    `<c:majorTickMark val="out"/><c:minorTickMark val="none"/><c:tickLblPos val="low"/>${textLook(language)}` +
    `<c:crossAx val="${VALUE_AXIS}"/><c:crosses val="autoZero"/><c:auto val="0"/><c:lblAlgn val="ctr"/><c:lblOffset val="100"/>` +
    `<c:tickLblSkip val="${labels}"/><c:tickMarkSkip val="${labels}"/><c:noMultiLvlLbl val="1"/></c:catAx>`
  );
}

function valueAxis({ axes }: Chart, language: ExportLanguage): string {
  return (
    `<c:valAx><c:axId val="${VALUE_AXIS}"/><c:scaling><c:orientation val="minMax"/><c:min val="0"/></c:scaling><c:delete val="0"/>` +
    '<c:axPos val="l"/><c:majorGridlines><c:spPr><a:ln w="6350"><a:solidFill><a:srgbClr val="E5E5E5"/></a:solidFill></a:ln></c:spPr></c:majorGridlines>' +
    `${titleXml(axes.value, TEXT_SIZE, false, language)}<c:numFmt formatCode="#,##0" sourceLinked="0"/>` +
    `<c:majorTickMark val="none"/><c:minorTickMark val="none"/><c:tickLblPos val="nextTo"/>${textLook(language)}` +
    `<c:crossAx val="${CATEGORY_AXIS}"/><c:crosses val="autoZero"/><c:crossBetween val="between"/></c:valAx>`
  );
}

function titleXml(text: string, size: number, bold: boolean, language: ExportLanguage): string {
  const look = `sz="${size}" b="${bold ? 1 : 0}"`;
  return (
    `<c:title><c:tx><c:rich><a:bodyPr/><a:p><a:pPr><a:defRPr ${look}/></a:pPr>` +
    `<a:r><a:rPr lang="${LOCALES[language]}" ${look}/><a:t>${xmlText(text)}</a:t></a:r></a:p></c:rich></c:tx><c:overlay val="0"/></c:title>`
  );
}

function textLook(language: ExportLanguage): string {
  return `<c:txPr><a:bodyPr/><a:p><a:pPr><a:defRPr sz="${TEXT_SIZE}"/></a:pPr><a:endParaRPr lang="${LOCALES[language]}"/></a:p></c:txPr>`;
}

/** xl/drawings/drawingN.xml: positions of a sheet's charts. */
export function drawingXml(charts: Chart[]): string {
  const anchors = charts.map(({ at, title }, index) => {
    const corner = (column: number, row: number) =>
      `<xdr:col>${column}</xdr:col><xdr:colOff>0</xdr:colOff><xdr:row>${row}</xdr:row><xdr:rowOff>0</xdr:rowOff>`;
    return (
      `<xdr:twoCellAnchor><xdr:from>${corner(at.column, at.row)}</xdr:from><xdr:to>${corner(at.column + at.columns, at.row + at.rows)}</xdr:to>` +
      `<xdr:graphicFrame macro=""><xdr:nvGraphicFramePr><xdr:cNvPr id="${index + 2}" name="Chart ${index + 1}" descr="${xmlText(title)}"/><xdr:cNvGraphicFramePr/></xdr:nvGraphicFramePr>` +
      '<xdr:xfrm><a:off x="0" y="0"/><a:ext cx="0" cy="0"/></xdr:xfrm>' +
      `<a:graphic><a:graphicData uri="${CHART}"><c:chart xmlns:c="${CHART}" r:id="rId${index + 1}"/></a:graphicData></a:graphic></xdr:graphicFrame><xdr:clientData/></xdr:twoCellAnchor>`
    );
  });
  return `${XML_HEAD}<xdr:wsDr xmlns:xdr="${SHEET_DRAWING}" xmlns:a="${MAIN}" xmlns:r="${RELATIONSHIPS}">${anchors.join("")}</xdr:wsDr>`;
}
