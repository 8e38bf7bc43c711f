import { beforeAll, describe, expect, it } from "@jest/globals";
import type { Browser, Page } from "puppeteer";
import { DEMO_KEY } from "../../plain-platform/src/demo/demo.js";
import { DEFAULT_SWITCHES, SWITCH_VALUES, type Switches } from "../../plain-platform/src/switches.js";
import { freePort } from "../../tools/freePort.mjs";
import { demoStore, NOW } from "../contact/demoStore.js";
import { ACCOUNTS, startPair } from "../contact/pair.js";
import { pairwise } from "../contact/pairwise.js";
import { adminScreens, roadScreens } from "../e2e/plainScreens.js";
import { settled } from "../e2e/screenStates.js";
import { keptBrowser, openWindow, signIn, type Window } from "../support/browser.js";
import { stopClockAt } from "../support/shiftedClock.js";
import { WEB_DIR } from "../support/stack.js";

/** What somebody's screens show, by their paths. */
type Screens = Map<string, string>;
type Who = keyof typeof ACCOUNTS | "guest";

let browser: Browser;
beforeAll(async () => {
  browser = await keptBrowser();
});

const [sign = 0, valves = 0] = [0, 1].map((place) => {
  const store = demoStore();
  const group = store.groups.all()[place]?.id ?? 0;
  return store.clients.all().find(({ groups }) => groups.includes(group))?.id;
});
const withKey = (path: string) => `${path}?key=${DEMO_KEY}&interval=WEEK&client=${sign}`;
const at = { from: NOW - 7 * 86_400, to: NOW };
const PATHS: Record<Who, readonly string[]> = {
  roads: roadScreens(sign, at),
  water: ["/overview", `/location/${valves}`, `/location/${valves}?tab=history`],
  admin: adminScreens(sign),
  guest: ["/login", "/public", "/embed/map", "/public/graph", "/embed/graph"].map(withKey),
};

/** Everything a page says, also in names that are not drawn, and where its links lead. Runs in the page. */
function shownOf(): string {
  const named = [...document.querySelectorAll("body [aria-label], body [title], body [alt], body a[href]")];
  const names = named.flatMap((element) =>
    ["aria-label", "title", "alt", "href"].map((name) => element.getAttribute(name) ?? ""),
  );
  return [document.body.innerText, ...names].filter((text) => text !== "").join("\n");
}

/** What the page shows once that has stayed as it is for five looks. */
async function restingText(page: Page): Promise<string> {
  if (!(await settled(page))) return `does not settle: ${await page.evaluate(shownOf)}`;
  const look = `const looks = (window.looks ??= []); looks.push((${shownOf})());`;
  const rests = `(() => { ${look} return looks.length > 4 && new Set(looks.slice(-5)).size === 1; })()`;
  await page.waitForFunction(rests, { polling: 200 });
  return page.evaluate(shownOf);
}

/** Waits until the page shows what is expected. @returns what it shows at last */
async function awaited(page: Page, expected: string): Promise<string> {
  const source = `(${shownOf})() === ${JSON.stringify(expected)}`;
  await page.waitForFunction(source, { timeout: 15_000 }).catch(() => undefined);
  return page.evaluate(shownOf);
}

/** @param expected what is waited for; without it the screens are looked at when they rest */
async function walk({ page }: Window, portalUrl: string, who: Who, expected?: Screens): Promise<Screens> {
  const found: Screens = new Map();
  for (const path of PATHS[who]) {
    await page.goto(`${portalUrl}${path}`, { waitUntil: "domcontentloaded" });
    const wanted = expected?.get(path);
    found.set(path, wanted === undefined ? await restingText(page) : await awaited(page, wanted));
  }
  return found;
}

/** Shows all screens in front of a platform with these switches. */
async function screensOf(switches: Partial<Switches>, expected?: Screens): Promise<Screens> {
  const port = await freePort();
  const portalUrl = `http://127.0.0.1:${port}`;
  const pair = await startPair({ switches, port, settings: { WEB_DIR, PUBLIC_URL: portalUrl } });
  try {
    const found = await Promise.all(
      (Object.keys(PATHS) as Who[]).map(async (who) => {
        const window = await openWindow(browser);
        await stopClockAt(window.page, NOW);
        if (who !== "guest") await signIn(window.page, portalUrl, ACCOUNTS[who]);
        const shown = await walk(window, portalUrl, who, expected);
        expect(window.complaints).toEqual([]);
        await window.close();
        return [...shown];
      }),
    );
    return new Map(found.flat());
  } finally {
    await pair.close();
  }
}

/** What screens show of a platform that tells as much; each looked at once. */
const references = new Map<string, Promise<Screens>>();
function referenceOf({ optional, trends, percentile }: Switches): Promise<Screens> {
  const told = { optional, trends, ...(percentile === "three" ? { percentile } : {}) };
  const name = JSON.stringify(told);
  const known = references.get(name) ?? screensOf(told);
  references.set(name, known);
  return known;
}

async function expectTheSame(switches: Partial<Switches>): Promise<void> {
  const expected = await referenceOf({ ...DEFAULT_SWITCHES, ...switches });
  const found = await screensOf(switches, expected);
  for (const [path, shown] of found)
    expect({ path, shown: shown.split("\n") }).toEqual({ path, shown: expected.get(path)?.split("\n") });
}

it("shows the same twice", () => expectTheSame({}), 300_000);

const ALONE = Object.entries(SWITCH_VALUES).flatMap(([name, values]) =>
  values
    .filter((value) => value !== DEFAULT_SWITCHES[name as keyof Switches])
    .map((value): [string, Partial<Switches>] => [`${name}=${value}`, { [name]: value }]),
);
describe("each reading alone", () => {
  it.each(ALONE)("%s shows the same", (_name, switches) => expectTheSame(switches), 300_000);
});

describe("readings beside each other", () => {
  const rows = pairwise(SWITCH_VALUES).map((row, place): [number, Partial<Switches>] => [place, row]);
  it.each(rows)("row %i shows the same", (_place, row) => expectTheSame(row), 300_000);
});
