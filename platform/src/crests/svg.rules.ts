import { SaxesParser, type SaxesTagPlain } from "saxes";
import { FAULTS } from "./faults.js";

const MOVES: ReadonlySet<string> = new Set([
  "animate",
  "animateColor",
  "animateMotion",
  "animateTransform",
  "set",
]);
const REFERENCES: ReadonlySet<string> = new Set(["href", "src"]);
/** A part of the drawing itself, or an embedded picture. */
const WITHIN = /^\s*(#|$|data:)/i;
const STYLE_OUTSIDE = /@import|url\(\s*["']?\s*(?!["']?\s*(#|data:))/i;
const STYLE_MOVES = /@(-\w+-)?keyframes/i;
const PICTURE = /^\s*data:image\/(?:png|jpe?g|webp);base64,([\sA-Za-z0-9+/=]+)$/i;
/** XML 1.0, 4.2.2: an entity with its own text. */
const ENTITY = /<!ENTITY\s+([\w.-]+)\s+(?:"([^"&%<]*)"|'([^'&%<]*)')\s*>/g;

const localName = (name: string): string => name.slice(name.indexOf(":") + 1);

/**
 * Checks a drawing before it is drawn. It is drawn without external resources, scripts or animation: a
 * drawing that would lack something then is refused here.
 * @param text the whole SVG
 * @returns its embedded pictures, still encoded
 * @throws PlatformError naming file
 */
export function checkSvg(text: string): Buffer[] {
  const pictures: Buffer[] = [];
  const parser = new SaxesParser({ xmlns: false, position: false } as const);
  let isRoot = true;
  let isStyle = false;
  parser.on("doctype", (doctype) => {
    for (const [name, value] of entitiesOf(doctype)) parser.ENTITIES[name] = value;
  });
  parser.on("processinginstruction", ({ target }) => {
    if (target === "xml-stylesheet") throw FAULTS.foreign();
  });
  parser.on("opentag", (tag) => {
    const name = localName(tag.name);
    if (isRoot && name !== "svg") throw FAULTS.noPicture();
    isRoot = false;
    isStyle = name === "style";
    pictures.push(...picturesIn(tag, name));
  });
  parser.on("closetag", () => {
    isStyle = false;
  });
  for (const event of ["text", "cdata"] as const)
    parser.on(event, (content) => {
      if (isStyle) checkStyle(content);
    });
  parser.on("error", () => {
    throw isRoot ? FAULTS.noPicture() : FAULTS.damaged();
  });
  parser.write(text).close();
  return pictures;
}

function picturesIn({ attributes }: SaxesTagPlain, name: string): Buffer[] {
  if (name === "script") throw FAULTS.script();
  if (MOVES.has(name)) throw FAULTS.moving();
  return Object.entries(attributes).flatMap(([attribute, value]) => {
    if (/^on/i.test(attribute)) throw FAULTS.script();
    checkStyle(value);
    // A clickable link draws nothing.
    if (name === "a" || !REFERENCES.has(localName(attribute))) return [];
    if (!WITHIN.test(value)) throw FAULTS.foreign();
    return /^\s*data:/i.test(value) ? [pictureIn(value)] : [];
  });
}

function pictureIn(address: string): Buffer {
  const [, encoded] = PICTURE.exec(address) ?? [];
  if (encoded === undefined) throw FAULTS.unreadPicture();
  return Buffer.from(encoded, "base64");
}

function checkStyle(style: string): void {
  if (STYLE_OUTSIDE.test(style)) throw FAULTS.foreign();
  if (STYLE_MOVES.test(style)) throw FAULTS.moving();
}

/** Entities that older drawing programs use for addresses of XML namespaces. */
function entitiesOf(doctype: string): [name: string, value: string][] {
  const declared = [...doctype.matchAll(ENTITY)];
  if (declared.length !== doctype.split("<!ENTITY").length - 1) throw FAULTS.foreign();
  return declared.map(([, name = "", double, single]) => [name, double ?? single ?? ""]);
}
