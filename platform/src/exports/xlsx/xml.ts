/** Characters that XML 1.0 can't express. Lone surrogates become U+FFFD when the text is encoded. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
/** Most texts contain none of this, which a single test shows. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
const SPECIAL = /[&<>"_\u0000-\u001f\ufffe\uffff]/;
/** Spreadsheets read _x0041_ as an escaped "A", so such text is escaped itself. */
const ESCAPED = /_(?=x[\dA-Fa-f]{4}_)/g;

/** Text for an element or an attribute. Forbidden characters are dropped. */
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
