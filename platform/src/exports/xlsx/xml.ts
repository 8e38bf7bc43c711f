/** What XML 1.0 has no form for; halves of a pair become U+FFFD when the text is encoded. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
/** Most texts have nothing of this, and are told so by one look. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
const SPECIAL = /[&<>"_\u0000-\u001f\ufffe\uffff]/;
/** Spreadsheets read _x0041_ as an escaped "A": what is written so is escaped itself. */
const ESCAPED = /_(?=x[\dA-Fa-f]{4}_)/g;

/** Text as it stands in an element or an attribute; what XML forbids is dropped. */
export function xmlText(text: string): string {
  if (!SPECIAL.test(text)) return text;
  return text
    .replace(FORBIDDEN, "")
    .replace(ESCAPED, "_x005F_")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("\r", "&#13;");
}

export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
