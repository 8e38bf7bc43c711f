import type { Page } from "puppeteer";
import { type Fleet, USER } from "../support/fleet.js";
import { named, press } from "../support/page.js";
import { clientScreens } from "./clientScreens.js";
import { configScreensOf } from "./configScreens.js";
import { peopleScreensOf } from "./peopleScreens.js";

/** A screen, and how to bring about each of its states. */
export interface Screen {
  name: string;
  /** Address with content. */
  path: string;
  /** An operation that the screen needs to show anything; omitted: it has none of its own. */
  needs?: string;
  /** The same screen without content, for somebody whose group has devices. */
  emptyPath?: string;
  /** Opens an overlay of the screen: a menu, a dialog. */
  open?: (page: Page) => Promise<unknown>;
  /** File of the dialog that is then open, as the end of its path in the web without its ending. */
  dialog?: string;
}

/** The screens of the user area. */
export function screensOf({ sign, counter }: Pick<Fleet, "sign" | "counter">): Screen[] {
  const client = `/client/${sign.id}`;
  const now = Math.floor(Date.now() / 3_600_000) * 3600;
  const period = `fromTimestamp=${now - 7 * 86_400}&toTimestamp=${now}`;
  return [
    { name: "overview", path: "/overview", needs: "Clients", emptyPath: "/overview?q=nothing-is-called-so" },
    {
      name: "location picker",
      path: "/client",
      needs: "Clients",
      emptyPath: "/client?q=nothing-is-called-so",
    },
    {
      name: "client",
      path: `${client}?interval=WEEK`,
      needs: "ClientTraffic",
      emptyPath: `/client/${counter.id}`,
    },
    { name: "a term explained", path: `${client}?interval=WEEK`, open: openHelp },
    { name: "unknown client", path: "/client/99999" },
    { name: "settings", path: `${client}?tab=settings`, needs: "ClientSettings" },
    {
      name: "the editor of a device's texts",
      path: `${client}?tab=settings`,
      open: openOwnTexts,
      dialog: "custom-texts/CustomTextDialog",
    },
    { name: "settings of a counter", path: `/client/${counter.id}?tab=settings` },
    { name: "a chart's table", path: `${client}?table=histogram` },
    { name: "exports", path: `${client}?tab=export` },
    {
      name: "an exported file's first rows",
      path: `${client}?tab=export&preview=daily.csv`,
      open: seeRows,
      dialog: "exports/PreviewDialog",
    },
    {
      name: "the download panel",
      path: `${client}?download=open`,
      open: seeFiles,
      dialog: "exports/DownloadPanel",
    },
    { name: "report tab", path: `${client}?tab=report` },
    {
      name: "embed tab",
      path: `${client}?tab=embed`,
      needs: "ClientEmbed",
      emptyPath: `/client/${counter.id}?tab=embed`,
      open: seeCode,
    },
    { name: "report", path: `/report/${sign.id}?${period}` },
    { name: "report of several", path: `/report/${sign.id},${counter.id}?${period}` },
    { name: "summary", path: "/summary", needs: "SummaryGroups" },
    { name: "traffic", path: "/traffic", needs: "RoadFigures" },
    { name: "comparison", path: `/compare?client=${sign.id}&interval=WEEK`, needs: "Compare" },
    { name: "scheduled reports", path: "/reports", needs: "ReportSchedules" },
    {
      name: "a scheduled report that is to go",
      path: "/reports",
      open: openRemovalOfReport,
      dialog: "report-schedules/RemoveDialog",
    },
    { name: "a schedule's form", path: `/reports/new?client=${sign.id}`, open: chooseWeekDays },
    { name: "profile", path: "/profile", needs: "Profile" },
    { name: "notifications", path: "/notifications", needs: "NotificationPreferences" },
    { name: "keys", path: "/keys", needs: "ApiKeys", emptyPath: "/keys?q=nothing-is-called-so" },
    { name: "a new key", path: "/keys?new=1", open: openFaultyKey, dialog: "api-keys/NewKeyDialog" },
    { name: "a key's links", path: "/keys", open: openLinks, dialog: "api-keys/ApiKeysView" },
    { name: "a key's end", path: "/keys", open: openEnd, dialog: "api-keys/EndDialog" },
    { name: "error report", path: "/reporterror" },
    { name: "vehicle counting", path: "/stetje", needs: "NextTrafficVideo", open: seeFilm },
    {
      name: "a video to be given back",
      path: "/stetje",
      open: openGivingBack,
      dialog: "video-labelling/parts/EndDialog",
    },
    { name: "user menu", path: "/overview", open: openUserMenu },
    { name: "palette", path: "/overview", open: openPalette, dialog: "palette/Palette" },
    {
      name: "introduction",
      path: "/overview",
      open: openIntroduction,
      dialog: "introduction/IntroductionDialog",
    },
    { name: "shortcuts", path: "/overview", open: openShortcuts, dialog: "overlays/ShortcutsDialog" },
  ];
}

/** The screens of administrators. */
export function adminScreensOf(fleet: Pick<Fleet, "sign" | "groupId">): Screen[] {
  const texts = "/admin/customtext";
  const client = `/admin/clients/${fleet.sign.id}`;
  return [
    {
      name: "custom texts",
      path: texts,
      needs: "SharedResources",
      emptyPath: `${texts}?q=nothing-is-called-so`,
    },
    { name: "penalty points", path: `${texts}?bucket=penalties`, open: openFirstResource },
    { name: "hardware", path: `${texts}?bucket=hardware`, open: openFirstResource },
    { name: "custom texts as JSON", path: `${texts}?as=json`, open: openFirstResource },
    { name: "the editor of custom texts", path: texts, open: openTextEditor },
    { name: "a client's notes in their place", path: client, open: editNotes },
    ...clientScreens,
    ...configScreensOf(fleet),
    ...peopleScreensOf(fleet),
  ];
}

async function openFirstResource(page: Page): Promise<void> {
  await page.locator("[role=tabpanel] li button").click();
  await page.waitForSelector("main form");
}

async function openTextEditor(page: Page): Promise<void> {
  await openFirstResource(page);
  await press(page, "Edit texts");
  await page.waitForSelector("[role=dialog] input[type=radio]");
}

async function editNotes(page: Page): Promise<void> {
  await press(page, "Edit");
  await page.waitForSelector("main textarea");
}

async function seeRows(page: Page): Promise<void> {
  await page.waitForSelector("[role=dialog] tbody tr");
}

async function seeFiles(page: Page): Promise<void> {
  await page.waitForSelector('[role=dialog] a[href^="/export/"]');
}

/** Makes the key that the code needs, if there is none yet. */
async function seeCode(page: Page): Promise<void> {
  const code = await page.waitForSelector("main textarea, main ::-p-text(Ustvari ključ)");
  if ((await code?.evaluate(({ tagName }) => tagName)) !== "TEXTAREA") await press(page, "Ustvari ključ");
  await page.waitForSelector("main textarea");
}

async function openFaultyKey(page: Page): Promise<void> {
  await page.waitForSelector("[role=dialog] [role=combobox]");
  await press(page, "Ustvari ključ");
  await page.waitForSelector("[role=dialog] [aria-invalid=true]");
}

async function openLinks(page: Page): Promise<void> {
  await page.locator("main [data-key] button[aria-haspopup=menu]").click();
  await page.locator(named("menuitem", "Povezave")).click();
  await page.waitForSelector("[role=dialog] a[target=_blank]");
}

async function openEnd(page: Page): Promise<void> {
  await page.locator("main [data-key] button[aria-haspopup=menu]").click();
  await page.locator(named("menuitem", "Veljavnost")).click();
  await page.waitForSelector("[role=dialog] input");
}

async function openHelp(page: Page): Promise<void> {
  await press(page, "Kaj je V85?");
  await page.waitForSelector("[role=dialog][data-state=open]");
}

async function openOwnTexts(page: Page): Promise<void> {
  await press(page, "Teksti", "radio");
  await press(page, "Uredi tekst");
  await page.waitForSelector("[role=dialog]");
}

async function openRemovalOfReport(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ask = async (query: string) => {
      const headers = { "content-type": "application/json" };
      const response = await fetch("/graphql", { method: "POST", headers, body: JSON.stringify({ query }) });
      return response.json();
    };
    const { data } = await ask("{ clients { id } }");
    const ids = JSON.stringify(data.clients.slice(0, 50).map(({ id }: { id: string }) => id));
    await ask(`mutation { createReportSchedule(input: { name: "Mesečno", clientIds: ${ids}, interval: LAST_MONTH,
      cron: "0 6 1 * *", recipients: ["zupan@obcina.si"] }) { reportSchedule { id } } }`);
  });
  await page.reload();
  await press(page, "Izbriši: Mesečno");
  await page.waitForSelector("[role=alertdialog]");
}

async function chooseWeekDays(page: Page): Promise<void> {
  await press(page, "Ob dnevih v tednu", "radio");
  await press(page, "četrtek", "checkbox");
}

async function seeFilm(page: Page): Promise<void> {
  await page.waitForFunction(() => (document.querySelector("video")?.readyState ?? 0) > 1);
}

async function openGivingBack(page: Page): Promise<void> {
  await press(page, "Vrni posnetek");
  await page.waitForSelector("[role=alertdialog]");
}

async function openUserMenu(page: Page): Promise<void> {
  await press(page, `Uporabniški meni: ${USER.email}`);
  await page.locator(named("menuitem", "Odjava")).wait();
}

async function openPalette(page: Page): Promise<void> {
  await press(page, "Poišči karkoli");
  await page.waitForSelector("[role=dialog] [role=option]");
}

async function openIntroduction(page: Page): Promise<void> {
  await openUserMenu(page);
  await page.locator(named("menuitem", "Kratek uvod")).click();
  await page.waitForSelector("[role=dialog] ol");
}

async function openShortcuts(page: Page): Promise<void> {
  await page.keyboard.press("?");
  await page.waitForSelector("[role=dialog] dl");
}
