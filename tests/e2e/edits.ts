import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "puppeteer";
import { picture, squarePicture } from "../../platform/test/crests.js";
import { addActionTemplate, addFirmware, SIGNS_HARDWARE } from "../support/adminFleet.js";
import { signConfig } from "../support/configs.js";
import { ADMIN, addDevice, type Fleet, USER } from "../support/fleet.js";
import { named, press, waitForText } from "../support/page.js";
import { type Account, PlatformApi } from "../support/platformApi.js";
import { addResource, customTextOf, line } from "../support/resources.js";
import { addUser } from "../support/users.js";
import { addViewKey } from "../support/viewKeys.js";

/** Ids of things to edit. */
export type Things = Record<
  "sign" | "counter" | "bare" | "restored" | "group" | "schedule" | "template" | "former" | "texts" | "steps",
  number
>;

/** Somebody who may set roles, and somebody whose role they set. */
const MANAGER = { email: "vodja@test.si", password: "vodja-skupine-1" };
const MEMBER = { email: "clan@test.si", password: "clan-skupine-1" };

/** An edit on its page: two people open it, both change it, and save one after the other. */
export interface Edit {
  /** Mutation that stores it. */
  stores: string;
  /** The kind of thing stored, or how the two edits meet. */
  of: string;
  account: Account;
  path: (things: Things) => string;
  /** Opens the form, if the page is not the form. */
  open?: (page: Page) => Promise<unknown>;
  /** The edits of the first and the second person: of different values, or of the same. */
  first: (page: Page) => Promise<unknown>;
  second: (page: Page) => Promise<unknown>;
  save: (page: Page) => Promise<unknown>;
  /** The page's text once it is stored. */
  saved: string;
  /** Text for the second person when they save. */
  told: string;
  /** How the second person continues if they are asked; they then see that it is stored. */
  goOn?: (page: Page) => Promise<unknown>;
  /** Where that is seen in the end, if it is not where it was edited. */
  seenAt?: (things: Things) => string;
  /** Expected values of the reopened form, with both changes; of what is no field, its text. */
  stands: Record<string, string>;
}

const BOTH = { sl: "Ohranjeno je tudi, kar je medtem", en: "What somebody else changed meanwhile was kept" };
const ASKED = { sl: "Nekdo je medtem spremenil isto", en: "Somebody changed the same meanwhile" };

/** The edits are then based on what the other person has saved, and are shown before they are sent. */
const MOVED = "Somebody else saved a change meanwhile";
const MOVED_SL = "Medtem je nekdo drug shranil spremembo";
/** The limit from ever: the first of all, whose beginning nobody types. */
const EVER = "[role=dialog] ol[aria-label='Omejitve hitrosti'] li:first-child input";

const configField = (path: string) => `[data-field="${path}"] input`;
const typeIn = (selector: string, text: string) => async (page: Page) => {
  await page.locator(selector).click({ count: 3 });
  await page.keyboard.type(text);
  await page.keyboard.press("Tab");
};
const fill = (selector: string, text: string) => (page: Page) => page.locator(selector).fill(text);
const inDialog = (page: Page, name: string, role = "dialog") =>
  page.locator(`[role=${role}] ${named("button", name)}`).click();

const chooseMine = (mine: string, save: string) => async (page: Page) => {
  await page.locator(`label ::-p-text(${mine})`).click();
  await press(page, save);
};
const mine = {
  sl: chooseMine("Vaša vrednost", "Shrani izbrano"),
  en: chooseMine("Your value", "Save what is chosen"),
};

const form = { account: USER, save: (page: Page) => press(page, "Shrani"), saved: "Uspešno shranjeno!" };
const resource = { account: ADMIN, save: (page: Page) => press(page, "Save"), saved: "Successfully saved!" };
const V_MIN = configField("BasicConfig.vMin");
const V_MAX = configField("BasicConfig.vMax");

export async function makeThings(fleet: Fleet, platformUrl: string): Promise<Things> {
  const { admin, sign, counter, groupId } = fleet;
  const user = await PlatformApi.signIn(platformUrl, USER);
  await addActionTemplate(admin, "Ponovni zagon", "restart");
  await addFirmware(admin, "7.7.7");
  await addViewKey(admin, { groupId });
  const { id: template } = await admin.post<{ id: number }>("/config/template", {
    name: "Šola",
    data: signConfig(90),
    metadata: { hardwareType: SIGNS_HARDWARE },
  });
  const texts = await addResource(admin, "global_custom_texts", "Zahvale", [
    customTextOf("Hvala", "6f1a1c1e-0000-4000-8000-000000000001", "A", [line("HVALA", 12)]),
  ]);
  const steps = await addResource(admin, "speed_limit_penalty_program_config", "Naselje", {
    steps: [{ overLimitBy: 1, layout: "A", texts: [line("PREHITRO", 12)] }],
  });
  const { id: schedule } = await user.post<{ id: number }>("/report-schedule", {
    name: "Teden",
    clientIds: [sign.id],
    interval: "week",
    cron: "0 6 * * 1",
    recipients: [],
  });
  await admin.post("/config/assign", { clientId: counter.id, data: signConfig(150) });
  await addTimeThings(user, { sign: sign.id, groupId });
  await addGroupThings(admin, groupId);
  const bare = await addDevice(admin, groupId, { locationName: "Brez konfiguracije", speedLimit: 50 });
  return {
    ...{ sign: sign.id, counter: counter.id, bare: bare.id, group: groupId },
    ...{ schedule, template, texts, steps },
    ...(await addFormer(admin, groupId)),
  };
}

/** A limit that changed, a note of today, and a calendar. */
async function addTimeThings(user: PlatformApi, { sign, groupId }: { sign: number; groupId: number }) {
  const hour = Math.floor(Date.now() / 3_600_000) * 3600;
  const limits = [
    { from: null, speedLimit: 40 },
    { from: hour - 48 * 3600, speedLimit: 50 },
  ];
  await user.put("/client/limits", { clientId: sign, limits });
  const time = { from: hour - 2 * 3600, to: hour - 3600 };
  await user.post("/note", { clientId: sign, kind: "roadWorks", text: "Zapora", ...time });
  const day = new Date().toISOString().slice(0, 10).replaceAll("-", "");
  const event = ["BEGIN:VEVENT", "UID:1", `DTSTART;VALUE=DATE:${day}`, "SUMMARY:Sejem", "END:VEVENT"];
  const file = ["BEGIN:VCALENDAR", "VERSION:2.0", ...event, "END:VCALENDAR", ""].join("\r\n");
  await user.post("/calendar", { groupId, name: "Prireditve", kind: "other", file });
}

/** A template, and a configuration, that were edited twice since they were made. */
async function addFormer(admin: PlatformApi, groupId: number) {
  const metadata = { hardwareType: SIGNS_HARDWARE };
  const made = { name: "Prejšnja", data: signConfig(100), metadata };
  const { id: former } = await admin.post<{ id: number }>("/config/template", made);
  for (const vMax of [110, 120])
    await admin.patch("/config/template", { id: former, data: signConfig(vMax) });
  const device = { locationName: "Z zgodovino", speedLimit: 50 };
  const { id: restored } = await addDevice(admin, groupId, device);
  for (const vMax of [100, 110, 120])
    await admin.post("/config/assign", { clientId: restored, data: signConfig(vMax) });
  return { former, restored };
}

/** A crest of the group, and people whose roles are set. */
async function addGroupThings(admin: PlatformApi, groupId: number): Promise<void> {
  const form = new FormData();
  form.append("file", new Blob([new Uint8Array(squarePicture)], { type: "image/png" }), "grb.png");
  await admin.postForm(`/group/crest?groupId=${groupId}`, form);
  const id = await addUser(admin, MANAGER, groupId);
  await admin.patch("/user", { id, role: "manager" });
  await addUser(admin, MEMBER, groupId);
}

const CREST = "main img[alt^='Crest or logo']";

/** Gives the group another crest, which is stored at once. */
async function replaceCrest(page: Page): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "crest-"));
  const file = join(folder, "grb.png");
  writeFileSync(file, await picture(16, 16).png().toBuffer());
  const [chooser] = await Promise.all([page.waitForFileChooser(), press(page, "Replace crest")]);
  await chooser.accept([file]);
  await waitForText(page, "16 × 16 pixels");
  rmSync(folder, { recursive: true });
}

const askRestore = (start: string) => async (page: Page) => {
  await page.locator(`button[aria-label='${start}']`).click();
  await page.waitForSelector("[role=alertdialog]");
};
const confirmRestore = (page: Page) => inDialog(page, "Restore", "alertdialog");
const setRole = (name: string) => (page: Page) =>
  page.locator(`[role=dialog] ::-p-aria([name="${name}"][role="radio"])`).click();
const OVERTAKEN = "Somebody else changed something meanwhile. Look before you restore.";

const confirmAssign = (page: Page) => inDialog(page, "Update client config", "alertdialog");
const assign = {
  stores: "assignConfig",
  account: ADMIN,
  saved: "The config is assigned",
  save: async (page: Page) => {
    await press(page, "Update client config");
    await confirmAssign(page);
  },
};

/** Everything that people edit. */
export const EDITS: readonly Edit[] = [
  {
    ...form,
    stores: "updateClientSettings",
    of: "two of its fields",
    path: ({ sign }) => `/client/${sign}?tab=settings`,
    first: fill(named("textbox", "Naslov"), "Trg 1"),
    second: fill(named("textbox", "Omejitev hitrosti"), "30"),
    told: `${BOTH.sl} spremenil nekdo drug: Naslov.`,
    stands: { [named("textbox", "Naslov")]: "Trg 1", [named("textbox", "Omejitev hitrosti")]: "30" },
  },
  {
    ...form,
    stores: "updateClientSettings",
    of: "one value",
    path: ({ sign }) => `/client/${sign}?tab=settings`,
    first: fill(named("textbox", "Ime lokacije"), "Pri šoli"),
    second: fill(named("textbox", "Ime lokacije"), "Glavna cesta"),
    told: ASKED.sl,
    goOn: mine.sl,
    stands: { [named("textbox", "Ime lokacije")]: "Glavna cesta" },
  },
  {
    ...form,
    stores: "updateProfile",
    of: "two of its fields",
    path: () => "/profile",
    first: fill("input[name=firstName]", "Ana"),
    second: fill("input[name=phone]", "041 123 456"),
    told: BOTH.sl,
    stands: { "input[name=firstName]": "Ana", "input[name=phone]": "041 123 456" },
  },
  {
    ...form,
    stores: "updateNotificationPreferences",
    of: "two of its fields",
    path: () => "/notifications",
    first: fill("input[name=silentAfter]", "45"),
    second: (page) => page.locator("label:has(input[name=valve])").click(),
    told: BOTH.sl,
    stands: { "input[name=silentAfter]": "45", "input[name=valve]:not(:checked)": "on" },
  },
  {
    ...form,
    stores: "updateReportSchedule",
    of: "two of its fields",
    path: ({ schedule }) => `/reports/${schedule}/edit`,
    first: fill("input[name=name]", "Vsak teden"),
    second: fill("textarea", "zupan@obcina.si"),
    saved: "Vsak teden",
    told: BOTH.sl,
    stands: { "input[name=name]": "Vsak teden", textarea: "zupan@obcina.si" },
  },
  {
    stores: "updateApiKey",
    of: "one value",
    account: USER,
    path: () => "/keys",
    open: async (page) => {
      await page.locator("main button[aria-haspopup=menu]").click();
      await press(page, "Preimenuj", "menuitem");
    },
    first: fill("[role=dialog] input", "Spletna stran"),
    second: fill("[role=dialog] input", "Občina"),
    save: (page) => inDialog(page, "Preimenuj"),
    saved: "Uspešno shranjeno!",
    told: ASKED.sl,
    goOn: mine.sl,
    stands: { "[role=dialog] input": "Občina" },
  },
  {
    stores: "updateApiKey",
    of: "its end",
    account: USER,
    path: () => "/keys",
    open: async (page) => {
      await page.locator("main button[aria-haspopup=menu]").click();
      await press(page, "Veljavnost", "menuitem");
    },
    first: typeIn("[role=dialog] input", "31.12.2098"),
    second: typeIn("[role=dialog] input", "31.12.2099"),
    save: (page) => inDialog(page, "Nastavi veljavnost"),
    saved: "Uspešno shranjeno!",
    told: ASKED.sl,
    goOn: mine.sl,
    stands: { "[role=dialog] input": "31.12.2099" },
  },
  {
    stores: "updateUser",
    of: "somebody's role in the group",
    account: MANAGER,
    path: () => "/people",
    open: async (page) => {
      const menu = `button[aria-haspopup=menu][aria-label*='${MEMBER.email}']`;
      await page.locator(`#root main ${menu}`).click();
      await press(page, "Vloga …", "menuitem");
    },
    first: setRole("opazovalec"),
    second: setRole("operater"),
    save: (page) => inDialog(page, "Shrani"),
    saved: "Vloga je spremenjena",
    told: ASKED.sl,
    goOn: mine.sl,
    stands: { "[role=dialog] label:has(input:checked)": "operater" },
  },
  {
    stores: "removeGroupCrest",
    of: "which somebody else replaced",
    account: ADMIN,
    path: ({ group }) => `/admin/groups?group=${group}&tab=settings`,
    // Both have seen the first one.
    open: (page) => page.waitForSelector(CREST),
    first: replaceCrest,
    second: (page) => press(page, "Remove crest"),
    // Another picture is stored once it is chosen.
    save: async (page) => {
      if ((await page.$("[role=alertdialog]")) !== null) await inDialog(page, "Remove", "alertdialog");
    },
    saved: "The crest is saved",
    told: "Somebody else changed the crest meanwhile",
    stands: { [CREST]: "" },
  },
  {
    stores: "restoreConfig",
    of: "another version each",
    account: ADMIN,
    path: ({ restored }) => `/admin/clients/${restored}/config?tab=history`,
    first: askRestore("Restore version 1"),
    second: askRestore("Restore version 2"),
    save: confirmRestore,
    saved: "is restored",
    told: OVERTAKEN,
    goOn: async (page) => {
      await askRestore("Restore version 2")(page);
      await confirmRestore(page);
    },
    seenAt: ({ restored }) => `/admin/clients/${restored}/config`,
    stands: { [V_MAX]: "110" },
  },
  {
    stores: "restoreRevision",
    of: "another state each",
    account: ADMIN,
    path: ({ former }) => `/admin/config?template=${former}`,
    open: (page) => press(page, "History"),
    first: askRestore("Restore state 1"),
    second: askRestore("Restore state 2"),
    save: confirmRestore,
    saved: "The state is restored.",
    told: OVERTAKEN,
    goOn: async (page) => {
      await askRestore("Restore state 2")(page);
      await confirmRestore(page);
    },
    stands: { [V_MAX]: "110" },
  },
  {
    stores: "updateClientNotes",
    of: "one value",
    account: ADMIN,
    path: ({ sign }) => `/admin/clients/${sign}`,
    open: (page) => press(page, "Edit"),
    first: fill(named("textbox", "Notes"), "Nova baterija."),
    second: fill(named("textbox", "Notes"), "Nov drog."),
    save: (page) => press(page, "Save"),
    saved: "Successfully updated client notes",
    told: ASKED.en,
    goOn: mine.en,
    stands: { [named("textbox", "Notes")]: "Nov drog." },
  },
  {
    stores: "updateFirmware",
    of: "one value",
    account: ADMIN,
    path: () => "/admin/firmware",
    open: (page) => press(page, "Edit description: 7.7.7"),
    first: fill("[role=dialog] textarea", "Popravlja radar."),
    second: fill("[role=dialog] textarea", "Popravlja uro."),
    save: (page) => inDialog(page, "Edit description"),
    saved: "The description is saved",
    told: ASKED.en,
    goOn: mine.en,
    stands: { "[role=dialog] textarea": "Popravlja uro." },
  },
  {
    stores: "updateUser",
    of: "two of its fields",
    account: ADMIN,
    path: () => `/admin/users?q=${USER.email}`,
    open: async (page) => {
      await page.locator(`#root main button[aria-haspopup=menu][aria-label*='${USER.email}']`).click();
      await press(page, "Edit …", "menuitem");
    },
    first: fill("input[name=firstName]", "Maja"),
    second: fill("input[name=lastName]", "Kranjc"),
    save: (page) => inDialog(page, "Save"),
    saved: "The account was changed",
    told: BOTH.en,
    stands: { "input[name=firstName]": "Maja", "input[name=lastName]": "Kranjc" },
  },
  {
    stores: "updateActionTemplate",
    of: "two of its fields",
    account: ADMIN,
    path: () => "/admin/action_templates",
    open: (page) => press(page, "Modify template: Ponovni zagon"),
    first: fill("textarea[name=description]", "Ugasne in prižge."),
    second: fill("input[name=param1]", "20"),
    save: (page) => inDialog(page, "Save"),
    saved: "The action template is modified",
    told: BOTH.en,
    stands: { "textarea[name=description]": "Ugasne in prižge.", "input[name=param1]": "20" },
  },
  {
    stores: "updateConfigTemplate",
    of: "two of its fields",
    account: ADMIN,
    path: ({ template }) => `/admin/config?template=${template}`,
    first: typeIn(V_MIN, "15"),
    second: typeIn(V_MAX, "120"),
    save: (page) => press(page, "Update template"),
    saved: "Successfully updated the config template",
    told: MOVED,
    goOn: (page) => press(page, "Update template"),
    stands: { [V_MIN]: "15", [V_MAX]: "120" },
  },
  {
    ...resource,
    stores: "updateResource",
    of: "its name and its steps",
    path: ({ steps }) => `/admin/customtext?bucket=penalties&id=${steps}`,
    first: fill(named("textbox", "Name"), "Vas"),
    second: fill(named("textbox", "Text"), "POČASI"),
    told: BOTH.en,
    stands: { [named("textbox", "Name")]: "Vas", [named("textbox", "Text")]: "POČASI" },
  },
  {
    ...resource,
    stores: "updateResource",
    of: "one name",
    path: ({ texts }) => `/admin/customtext?id=${texts}`,
    first: fill(named("textbox", "Name"), "Hvala"),
    second: fill(named("textbox", "Name"), "Pozdravi"),
    told: ASKED.en,
    goOn: mine.en,
    stands: { [named("textbox", "Name")]: "Pozdravi" },
  },
  {
    stores: "updateGroup",
    of: "a road each",
    account: ADMIN,
    path: ({ group }) => `/admin/groups?group=${group}&tab=summary`,
    open: (page) => press(page, "Add a road"),
    first: fill('input[name="summaryGroups.0.name"]', "Dunajska"),
    second: fill('input[name="summaryGroups.0.name"]', "Celovška"),
    save: (page) => press(page, "Save"),
    saved: "The summary is saved",
    told: BOTH.en,
    stands: {
      'input[name="summaryGroups.0.name"]': "Celovška",
      'input[name="summaryGroups.1.name"]': "Dunajska",
    },
  },
  {
    stores: "updateGroup",
    of: "its name",
    account: ADMIN,
    path: ({ group }) => `/admin/groups?group=${group}`,
    open: (page) => press(page, "Rename group"),
    first: fill("[role=dialog] input", "Občina Ena"),
    second: fill("[role=dialog] input", "Občina Dve"),
    save: (page) => inDialog(page, "Rename"),
    saved: "The group is renamed",
    told: ASKED.en,
    goOn: mine.en,
    stands: { "[role=dialog] input": "Občina Dve" },
  },
  {
    stores: "updateGroup",
    of: "its own classes",
    account: ADMIN,
    path: ({ group }) => `/admin/groups?group=${group}&tab=settings`,
    open: async (page) => {
      await press(page, "Edit classes");
      await press(page, "Add a speed class");
    },
    first: fill('input[name="speeds.0.to"]', "30"),
    second: fill('input[name="speeds.0.to"]', "40"),
    save: (page) => inDialog(page, "Save"),
    saved: "The own classes are saved",
    told: ASKED.en,
    goOn: mine.en,
    stands: { 'input[name="speeds.0.to"]': "40" },
  },
  {
    stores: "setSpeedLimits",
    of: "one limit of before",
    account: USER,
    path: ({ sign }) => `/client/${sign}?tab=settings`,
    open: (page) => press(page, "Popravi zgodovino"),
    first: typeIn(EVER, "60"),
    second: typeIn(EVER, "30"),
    save: (page) => inDialog(page, "Shrani"),
    saved: "Zgodovina omejitve je shranjena.",
    told: MOVED_SL,
    goOn: (page) => inDialog(page, "Shrani"),
    stands: { [EVER]: "30" },
  },
  {
    stores: "updateNote",
    of: "two of its fields",
    account: USER,
    path: ({ sign }) => `/client/${sign}`,
    // Its name is what the first person changes.
    open: (page) => page.locator('button[aria-label^="Uredi opombo: "]').click(),
    first: fill("[role=dialog] textarea", "Zapora mostu"),
    second: fill(named("combobox", "Vrsta"), "EVENT"),
    save: (page) => inDialog(page, "Shrani"),
    saved: "Opomba je shranjena.",
    told: `${BOTH.sl} spremenil nekdo drug: Opomba.`,
    stands: { "[role=dialog] textarea": "Zapora mostu", [named("combobox", "Vrsta")]: "EVENT" },
  },
  {
    stores: "updateCalendar",
    of: "two of its fields",
    account: USER,
    path: ({ sign }) => `/client/${sign}`,
    open: async (page) => {
      await press(page, "Koledarji skupine");
      await page.locator('[role=dialog] button[aria-label^="Uredi: "]').click();
    },
    first: fill(named("textbox", "Ime"), "Prireditve v mestu"),
    second: fill(named("combobox", "Vrsta dogodkov"), "EVENT"),
    save: (page) => inDialog(page, "Shrani"),
    saved: "Koledar je shranjen.",
    told: `${BOTH.sl} spremenil nekdo drug: Ime.`,
    stands: {
      [named("textbox", "Ime")]: "Prireditve v mestu",
      [named("combobox", "Vrsta dogodkov")]: "EVENT",
    },
  },
  {
    ...assign,
    of: "two of its fields",
    path: ({ counter }) => `/admin/clients/${counter}/config`,
    first: typeIn(V_MIN, "15"),
    second: typeIn(V_MAX, "120"),
    told: MOVED,
    goOn: confirmAssign,
    stands: { [V_MIN]: "15", [V_MAX]: "120" },
  },
  {
    ...assign,
    of: "the first one of a device",
    path: ({ bare }) => `/admin/clients/${bare}/config`,
    first: typeIn(V_MIN, "15"),
    second: typeIn(V_MAX, "120"),
    told: MOVED,
    goOn: confirmAssign,
    stands: { [V_MIN]: "15", [V_MAX]: "120" },
  },
  {
    stores: "moveClient",
    of: "where a device is",
    account: USER,
    path: ({ bare }) => `/client/${bare}?tab=settings`,
    open: (page) => press(page, "Premakni"),
    first: (page) => page.locator("[role=dialog] label ::-p-text(Skladišče)").click(),
    second: async (page) => {
      await page.locator("[role=dialog] label ::-p-text(Novo mesto)").click();
      await page.locator("[role=dialog] input[name=locationName]").fill("Na klancu");
    },
    save: (page) => inDialog(page, "Premakni"),
    saved: "Naprava je premaknjena.",
    told: MOVED_SL,
    goOn: (page) => inDialog(page, "Premakni"),
    stands: { "#root input[name=locationName]": "Na klancu" },
  },
];
