import { inlineDisposition } from "../http/disposition.js";
import type { LinkLanguage } from "../http/languageQuery.js";
import type { ClientRecord } from "../platform-api/clients.js";

const REPORT = { sl: "porocilo", en: "report" } as const;
const LOCATION = { sl: "lokacija", en: "location" } as const;
/** Slovenian counts in four forms. */
const LOCATIONS = {
  sl: { one: "lokacija", two: "lokaciji", few: "lokacije", other: "lokacij" },
  en: { one: "location", other: "locations" },
} as const satisfies Record<LinkLanguage, Partial<Record<Intl.LDMLPluralRule, string>>>;

const LONGEST_NAME = 80;
const FOREIGN_LETTER = /[^\p{ASCII}\P{L}]|[^\p{ASCII}\P{N}]/u;

/**
 * The header with the file name of a PDF: "porocilo-glavna-cesta-2026-09-01.pdf",
 * "report-7-locations-2026-09-01.pdf". In ASCII if that has all letters of the name. Otherwise in full, with
 * the device's number in the ASCII variant. The day is the period's first in the (first) device's zone.
 * @param from Unix seconds
 */
export function reportDisposition(
  clients: readonly Pick<ClientRecord, "id" | "name" | "timeZone">[],
  from: number,
  lang: LinkLanguage,
): string {
  const [first] = clients;
  const day = new Intl.DateTimeFormat("sv-SE", { timeZone: first?.timeZone, dateStyle: "short" }).format(
    from * 1000,
  );
  const named = (about: string) => `${REPORT[lang]}-${about}-${day}.pdf`;
  if (clients.length !== 1 || first === undefined) {
    const name = named(counted(clients, lang));
    return inlineDisposition(name, name);
  }
  const spare = `${LOCATION[lang]}-${fileWords(first.id)}`;
  const plain = withoutMarks(first.name);
  const isAscii = !FOREIGN_LETTER.test(plain);
  const full = fileWords(isAscii ? plain : first.name.normalize("NFC")) || spare;
  return inlineDisposition(named(full), named(isAscii ? full : spare));
}

function counted({ length }: readonly unknown[], lang: LinkLanguage): string {
  const forms: Partial<Record<Intl.LDMLPluralRule, string>> = LOCATIONS[lang];
  return `${length}-${forms[new Intl.PluralRules(lang).select(length)] ?? LOCATIONS[lang].other}`;
}

const withoutMarks = (name: string): string => name.normalize("NFKD").replace(/\p{Mark}+/gu, "");

/** Letters and digits, joined by hyphens. */
function fileWords(name: string): string {
  const words = name.replace(/[^\p{L}\p{M}\p{N}_]+/gu, "-");
  return [...words]
    .slice(0, LONGEST_NAME)
    .join("")
    .replace(/^-+|-+$/g, "")
    .toLowerCase();
}
