const width = 800;
/** Pixels; the preview has the same height. */
export const embedHeight = 440;

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  '"': "&quot;",
  "<": "&lt;",
  ">": "&gt;",
};

/** Escapes a text for an attribute's value. Control characters become spaces, because HTML gives some of them a meaning. */
const escaped = (text: string): string =>
  text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").replace(/[&"<>]/g, (letter) => entities[letter] ?? letter);

/** Code to paste into a page: only the iframe, whatever the device's name contains. */
export function snippetOf({ src, title }: { src: string; title: string }): string {
  const attributes = [
    ["src", src],
    ["title", title],
    ["width", String(width)],
    ["height", String(embedHeight)],
    ["loading", "lazy"],
    ["style", "border:0;max-width:100%"],
  ] as const;
  return `<iframe ${attributes.map(([name, value]) => `${name}="${escaped(value)}"`).join(" ")}></iframe>`;
}
