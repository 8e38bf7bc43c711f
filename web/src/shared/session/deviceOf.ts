import Bowser from "bowser";

/** Device by its User-Agent; names are the makers' own, and null where the text does not tell. */
export type Device =
  | { kind: "computer" | "phone" | "tablet" | "unknown"; browser: string | null; system: string | null }
  | { kind: "script"; name: string };

const kinds = new Map<string | undefined, "computer" | "phone" | "tablet">([
  ["desktop", "computer"],
  ["mobile", "phone"],
  ["tablet", "tablet"],
]);

/** What the library calls a browser that it does not know: the first word, which is the same in all of them. */
const nameless = "Mozilla";

/** Reads a User-Agent header. All browsers begin with "Mozilla/"; anything else is a script, named by its first word. */
export function deviceOf(userAgent: string | null): Device {
  const text = userAgent?.trim() ?? "";
  if (text === "") return { kind: "unknown", browser: null, system: null };
  if (!text.startsWith("Mozilla/") && !text.startsWith("Opera/"))
    return { kind: "script", name: text.split(/[/\s]/)[0] ?? text };
  const { browser, os, platform } = Bowser.parse(text);
  const name = browser.name && browser.name !== nameless ? browser.name : null;
  if (platform.type === "bot" && name !== null) return { kind: "script", name };
  return { kind: kinds.get(platform.type) ?? "unknown", browser: name, system: os.name || null };
}
