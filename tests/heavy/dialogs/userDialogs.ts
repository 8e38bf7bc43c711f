import type { Page } from "puppeteer";
import type { Screen } from "../../e2e/screens.js";
import type { Fleet } from "../../support/fleet.js";
import { named, press } from "../../support/page.js";
import type { Moved } from "./furnish.js";
import { ask, askAbove, askOf, choose, dialogOf } from "./press.js";

/** Places, notes, calendars, limits and keys of people who look after signs, and the dialogs of all forms. */
export function userDialogsOf({ sign }: Pick<Fleet, "sign">, { movedId, placeId }: Moved): Screen[] {
  const [client, moved] = [`/client/${sign.id}`, `/client/${movedId}`];
  const settings = `${client}?tab=settings`;
  const week = `${client}?interval=WEEK`;
  return [
    { name: "a place and who stood there", path: `/client/${placeId}?interval=WEEK` },
    { name: "a device and where it stood", path: `${moved}?interval=WEEK` },
    { name: "a place's settings", path: `/client/${placeId}?tab=settings` },
    { name: "a device to be moved", path: settings, open: openMove, dialog: "places/MoveForm" },
    { name: "a stay to be put right", path: moved, open: openStay, dialog: "places/MoveDialog" },
    { name: "a new note", path: week, open: ask("Dodaj opombo"), dialog: "notes/NoteDialog" },
    { name: "a note to be edited", path: week, open: askOf("Uredi opombo: ") },
    { name: "a note's history", path: week, open: openHistoryOfNote },
    { name: "a note to be deleted", path: week, open: openEndOfNote },
    {
      name: "a note that is not saved",
      path: week,
      open: leaveNote,
      dialog: "form/UnsavedDialog",
    },
    { name: "calendars", path: week, open: openCalendars, dialog: "calendars/CalendarsDialog" },
    { name: "a calendar", path: week, open: openCalendar, dialog: "calendars/CalendarDialog" },
    { name: "a calendar to be deleted", path: week, open: openEndOfCalendar },
    {
      name: "limits of the past",
      path: settings,
      open: openLimits,
      dialog: "limit-history/LimitHistoryDialog",
    },
    { name: "the settings' history", path: settings, open: ask("Zgodovina"), dialog: "merge/HistoryDialog" },
    {
      name: "earlier settings to be restored",
      path: settings,
      open: openRestore,
      dialog: "merge/RestoreDialog",
    },
    { name: "one value set by two", path: settings, open: overtake, dialog: "merge/OvertakenDialog" },
    { name: "a chart over the whole window", path: week, open: enlarge, dialog: "chart/LargeChart" },
    { name: "import of data", path: `${client}?tab=import` },
    { name: "a key's name", path: "/keys", open: ofKey("Preimenuj"), dialog: "api-keys/RenameDialog" },
    { name: "a key's sites", path: "/keys", open: ofKey("Spletne strani") },
    {
      name: "a key to be revoked",
      path: "/keys",
      open: ofKey("Prekliči ključ"),
      dialog: "keys/RevokeKeysDialog",
    },
  ];
}

/** Somebody who looks after the people of a group. */
export const managerScreens: readonly Screen[] = [
  { name: "people in the group", path: "/people" },
  { name: "somebody to be invited into the group", path: "/people", open: ask("Povabi") },
  {
    name: "somebody's role",
    path: "/people",
    open: choose("Dejanja: ", "Vloga …"),
    dialog: "people/RoleDialog",
  },
  {
    name: "somebody to be taken out of the group",
    path: "/people",
    open: choose("Dejanja: ", "Odstrani iz skupine"),
    dialog: "people/PeoplePage",
  },
];

const ofKey = (item: string) => async (page: Page) => {
  await page.locator("main [data-key] button[aria-haspopup=menu]").click();
  await page.locator(named("menuitem", item)).click();
  await dialogOf(page);
};

async function openMove(page: Page): Promise<void> {
  await ask("Premakni")(page);
  await page.locator("[role=dialog] label ::-p-text(Novo mesto)").click();
  await page.waitForSelector("[role=dialog] input[name=locationName]");
}

async function openStay(page: Page): Promise<void> {
  await page.locator("#root ol li button[aria-label^='Popravi: ']").click();
  await dialogOf(page);
}

async function openHistoryOfNote(page: Page): Promise<void> {
  await askOf("Uredi opombo: ")(page);
  await press(page, "Zgodovina");
  await page.waitForFunction(() => document.querySelectorAll("[role=dialog]").length >= 2);
  await dialogOf(page);
}

async function openEndOfNote(page: Page): Promise<void> {
  await askOf("Uredi opombo: ")(page);
  await press(page, "Izbriši opombo");
  await page.waitForSelector("[role=alertdialog]");
}

async function leaveNote(page: Page): Promise<void> {
  await ask("Dodaj opombo")(page);
  await page.waitForSelector("[role=dialog] textarea:focus");
  await page.keyboard.type("Zapora");
  await page.keyboard.press("Escape");
  await page.waitForSelector("[role=alertdialog]");
}

const openCalendars = ask("Koledarji skupine");

async function openCalendar(page: Page): Promise<void> {
  await openCalendars(page);
  await askAbove(page, "Uredi: ");
}

async function openEndOfCalendar(page: Page): Promise<void> {
  await openCalendars(page);
  await askAbove(page, "Izbriši: ");
}

async function openLimits(page: Page): Promise<void> {
  await ask("Popravi zgodovino")(page);
  await press(page, "Dodaj spremembo");
}

async function openRestore(page: Page): Promise<void> {
  await ask("Zgodovina")(page);
  await askAbove(page, "Obnovi stanje ");
}

async function enlarge(page: Page): Promise<void> {
  await page.locator("#root main button[aria-label^='Čez vse okno: ']").click();
  await page.waitForSelector("[role=dialog] svg.highcharts-root");
}

/** Somebody else gives the sign another address, of the greatest length, while it is edited here. */
async function overtake(page: Page): Promise<void> {
  const address = named("textbox", "Naslov");
  // Typed letter by letter.
  await page.locator(address).fill(`Trg ${"Dolgaulica".repeat(4)}`);
  await page.evaluate(async () => {
    const query =
      "mutation ($input: UpdateClientSettingsInput!) { updateClientSettings(input: $input) { client { id } } }";
    const clientId = location.pathname.split("/").at(-1);
    const locationAddress = `${new Date().toISOString()} ${"Dolgacesta".repeat(25)}`;
    const variables = { input: { clientId, settings: { locationAddress } } };
    const headers = { "content-type": "application/json" };
    const body = JSON.stringify({ query, variables });
    const { errors } = await (await fetch("/graphql", { method: "POST", headers, body })).json();
    if (errors) throw new Error(JSON.stringify(errors));
  });
  await press(page, "Shrani");
  await page.waitForSelector("[role=alertdialog] input[type=radio]");
  // The save behind the dialog waits for the choice.
  await page.$$eval("#root .chakra-spinner", (spinners) => {
    for (const spinner of spinners) spinner.setAttribute("data-lasting", "");
  });
}
