const width = 800;
/** Pixels; the preview is as high. */
export const embedHeight = 440;

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  '"': "&quot;",
  "<": "&lt;",
  ">": "&gt;",
};

/** A text as an attribute's value. What no line shows is a space: HTML reads some of it as something else. */
const escaped = (text: string): string =>
  text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").replace(/[&"<>]/g, (letter) => entities[letter] ?? letter);

/** What people paste into their page: the iframe alone, whatever the device is called. */
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
