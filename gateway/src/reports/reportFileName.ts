import type { LinkLanguage } from "../http/languageQuery.js";
import type { ClientRecord } from "../platform-api/clients.js";

const REPORT = { sl: "porocilo", en: "report" } as const;
const LOCATION = { sl: "lokacija", en: "location" } as const;
/** Slovenian counts in four forms. */
const LOCATIONS = {
  sl: { one: "lokacija", two: "lokaciji", few: "lokacije", other: "lokacij" },
  en: { one: "location", other: "locations" },
} as const satisfies Record<LinkLanguage, Partial<Record<Intl.LDMLPluralRule, string>>>;

/**
 * What a PDF is called when it is kept: "porocilo-glavna-cesta-2026-09-01.pdf", "report-7-locations-2026-09-01.pdf". Plain
 * ASCII, as header values must be; the day is the period's first in the (first) device's zone.
 * @param from Unix seconds
 */
export function reportFileName(
  clients: readonly Pick<ClientRecord, "name" | "timeZone">[],
  from: number,
  lang: LinkLanguage,
): string {
  const [first] = clients;
  const day = new Intl.DateTimeFormat("sv-SE", { timeZone: first?.timeZone, dateStyle: "short" }).format(
    from * 1000,
  );
  const about = clients.length === 1 && first ? ascii(first.name) || LOCATION[lang] : counted(clients, lang);
  return `${REPORT[lang]}-${about}-${day}.pdf`;
}

function counted({ length }: readonly unknown[], lang: LinkLanguage): string {
  const forms: Partial<Record<Intl.LDMLPluralRule, string>> = LOCATIONS[lang];
  return `${length}-${forms[new Intl.PluralRules(lang).select(length)] ?? LOCATIONS[lang].other}`;
}

function ascii(name: string): string {
  return name
    .normalize("NFKD")
    .replace(/\p{Mark}+/gu, "")
    .replace(/[^\w-]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .toLowerCase();
}
