/** Device by its User-Agent; names are the makers' own. */
export type Device =
  | { kind: "computer" | "phone" | "tablet"; browser: string | null; system: string | null }
  | { kind: "script"; name: string }
  | { kind: "unknown" };

type Mark = readonly [pattern: RegExp, name: string];

/** The first match counts: most browsers name others besides themselves. */
const browsers: readonly Mark[] = [
  [/\bEdg(e|A|iOS)?\//, "Edge"],
  [/\b(OPR|Opera)\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bVivaldi\//, "Vivaldi"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/\b(Headless)?Chrome\/|\bCriOS\//, "Chrome"],
  [/\bVersion\/[\d.]+.*\bSafari\//, "Safari"],
];

const systems: readonly Mark[] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\b(Macintosh|Mac OS X)\b/, "macOS"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bLinux\b/, "Linux"],
];

const nameIn = (marks: readonly Mark[], text: string): string | null =>
  marks.find(([pattern]) => pattern.test(text))?.[1] ?? null;

function kindOf(text: string, system: string | null): "computer" | "phone" | "tablet" {
  if (system === "iPad" || (system === "Android" && !/\bMobile\b/.test(text))) return "tablet";
  return system === "iPhone" || system === "Android" ? "phone" : "computer";
}

/** Reads a User-Agent header. All browsers begin with "Mozilla/"; anything else is a script, named by its first word. */
export function deviceOf(userAgent: string | null): Device {
  const text = userAgent?.trim() ?? "";
  if (text === "") return { kind: "unknown" };
  if (!text.startsWith("Mozilla/") && !text.startsWith("Opera/"))
    return { kind: "script", name: text.split(/[/\s]/)[0] ?? text };
  const system = nameIn(systems, text);
  return { kind: kindOf(text, system), browser: nameIn(browsers, text), system };
}
