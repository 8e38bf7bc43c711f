import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { chooseIn } from "../support/chooser.js";
import { USER } from "../support/fleet.js";
import { IS_PLAIN } from "../support/offered.js";
import { named, press, textOf, waitForPath, waitForText } from "../support/page.js";
import { type Person, usePortal } from "../support/portal.js";
import { addResource } from "../support/resources.js";
import { type SimulatedSign, simulateSign } from "../support/simulatedSign.js";
import { failOperation } from "./screenStates.js";

const portal = usePortal();

let device: SimulatedSign;

beforeAll(async () => {
  const { fleet } = portal;
  device = await simulateSign(fleet.admin, fleet.sign.id);
  await addResource(fleet.admin, "hardware_configuration", "K200", {
    staticTexts: [{ id: 1, text: "HVALA" }],
  });
});
afterAll(() => device.close());

const field = (page: Page, name: string) => page.locator(named("textbox", name));
const typedIn = (page: Page, name: string) =>
  page.$eval(named("textbox", name), (input) => (input as HTMLInputElement).value);
const saveIsOff = (page: Page) =>
  page.$eval("[data-save-bar] button[type=submit]", (button) => (button as HTMLButtonElement).disabled);

/** The user's window at the sign's settings, which they come to from its measurements. */
async function openSettings(): Promise<Person> {
  const person = await portal.openAs(USER, { at: `/client/${portal.fleet.sign.id}` });
  await press(person.page, "Nastavitve", "tab");
  await person.page.waitForSelector(named("textbox", "Ime lokacije"));
  return person;
}

/** Waits until the page shows the state of the settings on the device, if the platform has versions. */
async function waitForDelivery(page: Page, text: string): Promise<void> {
  if (!IS_PLAIN) await waitForText(page, text);
}

/** Waits until a change is in the list above the save button; some of its words are for screen readers only. */
const waitForChange = (page: Page, text: string) =>
  page.waitForFunction(
    (selector, wanted) => document.querySelector(selector)?.textContent?.replace(/\s/g, " ").includes(wanted),
    {},
    'section[aria-label="Na napravi se bo spremenilo"]',
    text,
  );

/** Types something without saving. */
async function change(page: Page, name = "Nekaj novega"): Promise<void> {
  await field(page, "Ime lokacije").fill(name);
  await waitForText(page, "Neshranjene spremembe");
}

interface Stored {
  data: {
    ProgramsSettings: {
      dispParameters: { prgSpeedLimit: number; TxtProgramsParam: { prgTXTProgId: number }[] }[];
    };
    CustomTextProgram: { customTextProgramData: { customTextData: { customText: string }[] }[] };
  };
}

it("limit and texts are changed, seen, saved, and taken by the sign", async () => {
  const { page, complaints } = await openSettings();
  await waitForDelivery(page, "Naprava še nima konfiguracije.");
  await field(page, "Omejitev hitrosti").fill("30");
  await press(page, "Teksti", "radio");

  await press(page, "Uredi tekst");
  await page.waitForSelector(named("dialog", "Uredi tekst"));
  await field(page, "Ime novega teksta").fill("Počasi");
  await press(page, "Dodaj");
  await press(page, "B – dve vrstici", "radio");
  await field(page, "Zgornja vrstica").fill("VOZITE");
  await field(page, "Spodnja vrstica").fill("POČASI");
  await page.waitForSelector(named("image", "Prikazovalnik s tekstom »VOZITE POČASI«"));
  await page.locator("[role=dialog] button ::-p-text(Prevzemi)").click();
  await page.waitForSelector("[role=dialog]", { hidden: true });

  await chooseIn(page, "input[name='display.overLimitLeft']", "Počasi");
  await chooseIn(page, "input[name='display.underLimitLeft']", "HVALA");
  await waitForText(page, "S spremembami, ki še niso shranjene");
  await waitForWords(page, /tekst »VOZITE POČASI«/);

  await press(page, "Shrani");
  await waitForText(page, "Uspešno shranjeno!");
  await waitForDelivery(page, "Naprava ne sporoča, katero različico uporablja.");
  const { data } = await portal.fleet.admin.get<Stored>(`/config?clientId=${portal.fleet.sign.id}`);
  expect(data).toMatchObject({
    ProgramsSettings: {
      dispParameters: [
        { prgSpeedLimit: 10, TxtProgramsParam: [{ prgTXTProgId: 1 }] },
        { prgSpeedLimit: 31, TxtProgramsParam: [{ prgTXTProgId: 100 }] },
      ],
    },
    CustomTextProgram: {
      customTextProgramData: [{ customTextData: [{ customText: "VOZITE" }, { customText: "POČASI" }] }],
    },
  });

  await device.tick();
  await waitForDelivery(page, "Naprava uporablja te nastavitve (različica 1).");

  await page.focus(named("checkbox", "Prikazovalnik je vklopljen"));
  await page.keyboard.press("Space");
  await press(page, "Shrani");
  await waitForText(page, "Uspešno shranjeno!");
  await waitForDelivery(page, "Čaka, da jih naprava prevzame (različica 2).");
  await device.tick();
  await waitForDelivery(page, "Naprava uporablja te nastavitve (različica 2).");
  await press(page, "Meritve", "tab");
  await waitForText(page, "Prikazovalnik je izklopljen! Če ga želite vklopiti, storite to v nastavitvah.");
  expect(complaints).toEqual([]);
}, 90_000);

it("what a template has the sign show is left alone by other settings, and shown before it goes", async () => {
  const { admin, sign } = portal.fleet;
  const { data } = await admin.get<Stored>(`/config?clientId=${sign.id}`);
  const templated = structuredClone(data);
  const [text] = templated.CustomTextProgram.customTextProgramData;
  if (text) text.customTextData[0] = { ...text.customTextData[0], customText: "VRTEC" };
  await admin.post("/config/assign", { clientId: sign.id, data: templated });
  await device.tick();
  const shown = async () => JSON.stringify((await admin.get<Stored>(`/config?clientId=${sign.id}`)).data);

  const { page, complaints } = await openSettings();
  await page.select("select[name=measurementInterval]", "900");
  await waitForChange(page, "Interval prenosa meritev: prej 5 min → potem 15 min");
  await press(page, "Shrani");
  await waitForText(page, "Uspešno shranjeno!");
  expect(await shown()).toContain("VRTEC");

  await field(page, "Omejitev hitrosti").fill("40");
  await waitForChange(page, "Program 2 › Od hitrosti: prej 31 km/h → potem 41 km/h");
  await waitForChange(page, "Program s tekstom 1 › Tekst 1 › Tekst: prej »VRTEC« → potem »VOZITE«");
  // The sign has not taken the interval yet, as far as the platform tells.
  if (!IS_PLAIN) await waitForChange(page, "2 spremembi od drugod");
  await press(page, "Shrani");
  await page.waitForFunction(() => !document.body.innerText.includes("Na napravi se bo spremenilo"));
  expect(await shown()).not.toContain("VRTEC");
  expect(complaints).toEqual([]);
}, 90_000);

describe("unsaved changes", () => {
  const ways: [string, (page: Page) => Promise<unknown>, string | null][] = [
    ["to another tab", (page) => press(page, "Izvoz podatkov", "tab"), null],
    ["by the close button", (page) => press(page, "Zapri, nazaj na pregled", "link"), "/overview"],
    ["by the navigation", (page) => press(page, "Promet", "link"), "/traffic"],
    [
      "to another device",
      (page) => page.locator(`nav a[href="/client/${portal.fleet.counter.id}"]`).click(),
      null,
    ],
    ["by the browser's back", (page) => page.evaluate(() => history.back()), null],
  ];

  it.each(ways)(
    "are asked about on the way %s: stay, throw away",
    async (_way, leave, path) => {
      const { page } = await openSettings();
      await change(page);
      await leave(page);
      await page.waitForSelector(named("alertdialog", "Pozor!"));
      await waitForText(page, "Imate neshranjene spremembe, ali jih zelite shraniti?");
      await press(page, "Ostani na strani");
      await page.waitForSelector("[role=alertdialog]", { hidden: true });
      expect(await typedIn(page, "Ime lokacije")).toBe("Nekaj novega");
      await leave(page);
      await page.waitForSelector(named("alertdialog", "Pozor!"));
      await page.locator(`[role=alertdialog] ${named("button", "Zavrzi spremembe")}`).click();
      await page.waitForSelector(named("textbox", "Ime lokacije"), { hidden: true });
      if (path !== null) await waitForPath(page, path);
      const { metaData } = await portal.fleet.admin.get<{ metaData: { locationName: string } }>(
        `/client?clientId=${portal.fleet.sign.id}`,
      );
      expect(metaData.locationName).toBe(portal.fleet.sign.name);
    },
    60_000,
  );

  it("hold the browser's tab open, and are saved on the way where that is wanted", async () => {
    const { page } = await openSettings();
    await change(page, "Shranjeno ime");
    const asked = new Promise<string>((resolve) => {
      page.once("dialog", (dialog) => {
        resolve(dialog.type());
        void dialog.dismiss();
      });
    });
    await page.close({ runBeforeUnload: true });
    expect(await asked).toBe("beforeunload");
    await press(page, "Meritve", "tab");
    await page.waitForSelector(named("alertdialog", "Pozor!"));
    await page.locator("[role=alertdialog] button ::-p-text(Shrani)").click();
    await waitForText(page, "Uspešno shranjeno!");
    await page.waitForSelector(named("textbox", "Ime lokacije"), { hidden: true });
    await page.waitForFunction(() => document.querySelector("h1")?.textContent === "Shranjeno ime");
  }, 60_000);
});

it("a save that fails loses nothing, and goes through when it can", async () => {
  const { page } = await openSettings();
  await field(page, "Naslov").fill("Nova ulica 5");
  await field(page, "Omejitev hitrosti").fill("40");
  const heal = await failOperation(page, "UpdateClientSettings");
  await press(page, "Shrani");
  await waitForText(page, "Napaka pri shranjevanju!");
  await waitForText(page, "Vaše spremembe so še v obrazcu.");
  expect([await typedIn(page, "Naslov"), await typedIn(page, "Omejitev hitrosti")]).toEqual([
    "Nova ulica 5",
    "40",
  ]);
  expect(await saveIsOff(page)).toBe(false);
  await heal();
  await press(page, "Shrani");
  await waitForText(page, "Uspešno shranjeno!");
  await page.reload();
  await page.waitForSelector(named("textbox", "Naslov"));
  expect([await typedIn(page, "Naslov"), await typedIn(page, "Omejitev hitrosti")]).toEqual([
    "Nova ulica 5",
    "40",
  ]);
  expect(await textOf(page, "main")).not.toContain("Vaše spremembe so še v obrazcu.");
}, 60_000);

/** Waits until the description of the sign's picture matches. */
async function waitForWords(page: Page, words: RegExp): Promise<void> {
  await page.waitForFunction(
    (source) =>
      [...document.querySelectorAll("[role=img]")].some((picture) =>
        new RegExp(source).test(picture.ariaLabel ?? ""),
      ),
    {},
    words.source,
  );
}
