import { expect, it } from "@jest/globals";
import { deviceName } from "../../platform/src/account-links/deviceName.rules.js";

type Device =
  | { kind: "computer" | "phone" | "tablet" | "unknown"; browser: string | null; system: string | null }
  | { kind: "script"; name: string };
type Words = Record<string, string>;

const web = (path: string): string => new URL(`../../web/src/${path}`, import.meta.url).href;
const { deviceOf } = (await import(web("shared/session/deviceOf.ts"))) as {
  deviceOf(userAgent: string | null): Device;
};
const { profileTexts } = (await import(web("i18n/profileTexts.ts"))) as {
  profileTexts: Record<"sl" | "en", Words>;
};

/** What the portal's list of sessions calls a device. */
function listed(device: Device, words: Words): string {
  const filled = (name: string, values: Record<string, string>) =>
    (words[name] ?? "").replace(/\{(\w+)\}/g, (_all, key: string) => values[key] ?? "");
  if (device.kind === "script") return filled("script", { name: device.name });
  const { kind, browser, system } = device;
  if (kind === "unknown") return [browser, system].filter(Boolean).join(", ") || (words.unknownDevice ?? "");
  const name = { computer: "onComputer", phone: "onPhone", tablet: "onTablet" }[kind];
  return filled(name, {
    browser: browser ?? words.unknownBrowser ?? "",
    system: system ?? words.unknownSystem ?? "",
  });
}

const WEBKIT = "AppleWebKit/537.36 (KHTML, like Gecko)";

it.each([
  `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/126.0.0.0 Safari/537.36`,
  `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/126.0.0.0 Safari/537.36 Edg/126.0`,
  "Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0",
  "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1",
  `Mozilla/5.0 (Linux; Android 14; SM-X710) ${WEBKIT} SamsungBrowser/25.0 Chrome/121.0.0.0 Safari/537.36`,
  `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${WEBKIT} Chrome/126.0.0.0 Safari/537.36 OPR/112.0`,
  "Mozilla/5.0 (X11; FreeBSD amd64; rv:127.0) Gecko/20100101 Firefox/127.0",
  "Mozilla/5.0 (SomethingNew 1.0)",
  "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
  "curl/8.5.0",
  "python-requests/2.32.3",
  "node",
  "",
])("a mail names a device as the list of sessions does: %s", (userAgent) => {
  for (const language of ["sl", "en"] as const)
    expect(deviceName(userAgent, language)).toBe(listed(deviceOf(userAgent), profileTexts[language]));
});

it.each(["call-us.example.com/1", "Mozilla/5.0 Call 080 1234/ (evil) x", "x".repeat(41), "<b>x"])(
  "a mail takes no sentence or address of who signs in: %s",
  (userAgent) => {
    expect(deviceName(userAgent, "en")).toBe("Unknown device");
  },
);
