import Bowser from "bowser";
import type { Language } from "../mail/language.rules.js";

type Kind = "desktop" | "mobile" | "tablet";

interface Words extends Record<Kind, (browser: string, system: string) => string> {
  script(name: string): string;
  unknownDevice: string;
  unknownBrowser: string;
  unknownSystem: string;
}

/** As the list of sessions in the portal says it (web/src/i18n/profileTexts.ts). */
const WORDS: Readonly<Record<Language, Words>> = {
  sl: {
    desktop: (browser, system) => `${browser} na računalniku (${system})`,
    mobile: (browser, system) => `${browser} na telefonu (${system})`,
    tablet: (browser, system) => `${browser} na tablici (${system})`,
    script: (name) => `Skripta (${name})`,
    unknownDevice: "Neznana naprava",
    unknownBrowser: "Neznan brskalnik",
    unknownSystem: "neznan sistem",
  },
  en: {
    desktop: (browser, system) => `${browser} on a computer (${system})`,
    mobile: (browser, system) => `${browser} on a phone (${system})`,
    tablet: (browser, system) => `${browser} on a tablet (${system})`,
    script: (name) => `Script (${name})`,
    unknownDevice: "Unknown device",
    unknownBrowser: "Unknown browser",
    unknownSystem: "unknown system",
  },
};

/** Names that are no sentence and no address: whoever signs in chooses their own, and it goes into a mail. */
const NAME = /^[\w -]{1,40}$/;
const nameIn = (text: string | undefined): string | null => (text && NAME.test(text) ? text : null);

/** What the library calls a browser that it does not know. */
const NAMELESS = "Mozilla";

/** The device of a User-Agent in plain words, as the portal's list of sessions has it (see deviceOf there). */
export function deviceName(userAgent: string | null, language: Language): string {
  const words = WORDS[language];
  const text = userAgent?.trim() ?? "";
  const script = (name: string | null) => (name === null ? words.unknownDevice : words.script(name));
  if (!text.startsWith("Mozilla/") && !text.startsWith("Opera/"))
    return script(nameIn(text.split(/[/\s]/)[0]));
  const { browser, os, platform } = Bowser.parse(text);
  const name = browser.name === NAMELESS ? null : nameIn(browser.name);
  const system = nameIn(os.name);
  if (platform.type === "bot" && name !== null) return script(name);
  if (!isKind(platform.type))
    return [name, system].filter((part) => part !== null).join(", ") || words.unknownDevice;
  return words[platform.type](name ?? words.unknownBrowser, system ?? words.unknownSystem);
}

const isKind = (type: string | undefined): type is Kind =>
  type === "desktop" || type === "mobile" || type === "tablet";
