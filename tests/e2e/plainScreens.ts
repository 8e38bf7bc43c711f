import type { Page } from "puppeteer";
import type { Window } from "../support/browser.js";
import { textOf } from "../support/page.js";
import type { PlainSite } from "../support/plainSite.js";
import { settled } from "./screenStates.js";

/**
 * Texts that must not appear if a platform does not report something: a date long ago, "never", no data, or a
 * failure. ("Never" with a capital is the name of a figure and of a filter: the demo's devices all report when
 * they were heard.)
 */
export const UNTOLD =
  /nikoli$|nikoli povedal|^never|[Nn]ever told|1970|[Nn]i podatkov|[Nn]o data|NaN|undefined|\[object|Poskusite znova|Try again|nedosegljiv|zgrešen/;

/**
 * Names of filters, and of counts whose zeros the platform does report: it reports for each device when it was heard, and for
 * each valve its state (at some hours of the day none is closed).
 */
export const COUNTED: ReadonlySet<string> = new Set([
  ...["Zamujajo", "Nikoli javljene", "Še nikoli", "Odprti", "Zaprti", "Neznano", "Prazna baterija"],
  ...["Late", "Never", "Open", "Closed", "Unknown", "Never heard", "Low battery"],
]);

/** Each line of the page's content with the line before it; without drawings and their scales. */
async function linesBesideCharts(page: Page): Promise<[before: string, line: string][]> {
  await page.addStyleTag({ content: "svg { display: none !important }" });
  const lines = (await textOf(page, "main")).split("\n");
  return lines.map((line, index) => [lines[index - 1] ?? "", line]);
}

/**
 * What screens say that the platform did not tell, by their paths.
 * @param counted names of counts whose zeros it does tell
 */
export async function faultsOf(
  { portalUrl }: PlainSite,
  { page, complaints }: Window,
  screens: readonly string[],
  language: "sl" | "en",
  counted = COUNTED,
): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {};
  for (const path of screens) {
    await page.goto(`${portalUrl}${path}${path.includes("?") ? "&" : "?"}lang=${language}`);
    const isSettled = await settled(page);
    const shown = await textOf(page);
    const said = shown.split("\n").filter((line) => UNTOLD.test(line) && !counted.has(line));
    const zeros = (await linesBesideCharts(page)).filter(
      ([name, line]) => /^0(,0+)?( .*)?$/.test(line) && !counted.has(name),
    );
    const complained = complaints.splice(0);
    if (!isSettled || said.length > 0 || zeros.length > 0 || complained.length > 0)
      found[path] = { isSettled, said, zeros, complained, shown: isSettled ? undefined : shown };
  }
  return found;
}

/** The last seven days, by whole hours. */
function lastWeek() {
  const to = Math.floor(Date.now() / 3_600_000) * 3600;
  return { from: to - 7 * 86_400, to };
}

/** The demo's devices of the first group: signs, counters of several kinds, and a silent one. */
export function devicesOf({ platform: { store } }: PlainSite): number[] {
  const [group] = store.groups.all();
  return store.clients
    .all()
    .filter(({ groups }) => group !== undefined && groups.includes(group.id))
    .map(({ id }) => id);
}

/** Each screen of somebody with roads. @param period of the report */
export const roadScreens = (sign: number, { from, to } = lastWeek()) => [
  "/overview",
  "/client",
  `/client/${sign}?interval=WEEK`,
  `/client/${sign}?tab=settings`,
  `/client/${sign}?tab=export`,
  `/client/${sign}?tab=report`,
  `/client/${sign}?tab=embed`,
  `/report/${sign}?fromTimestamp=${from}&toTimestamp=${to}`,
  "/summary",
  "/traffic",
  "/stetje",
];

/** Each screen of an administrator. */
export const adminScreens = (sign: number) => [
  "/admin/clients_overview",
  "/admin/clients",
  `/admin/clients/${sign}`,
  `/admin/clients/${sign}/config`,
  "/admin/groups",
  "/admin/users",
  "/admin/firmware",
  "/admin/actions",
  "/admin/action_templates",
  "/admin/config",
  "/admin/customtext",
  "/admin/fleet_health",
];
