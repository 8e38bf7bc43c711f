import { expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { ADMIN } from "../support/fleet.js";
import { named, press, waitForText } from "../support/page.js";
import { usePortal } from "../support/portal.js";
import { addResource, customTextOf, line } from "../support/resources.js";
import { failOperation } from "./screenStates.js";

const portal = usePortal();

type Resource = { id: number; metaData: { name: string }; data: unknown };

const stored = (bucket: string) => portal.fleet.admin.get<Resource[]>(`/resource/list?bucket=${bucket}`);
const field = (page: Page, name: string) => page.locator(named("textbox", name));
/** Chooses one of two options side by side; the radio button itself is hidden. */
const choose = (page: Page, name: string) => page.locator(`label ::-p-text(${name})`).click();
async function typedIn(page: Page, name: string): Promise<string> {
  const input = await field(page, name).waitHandle();
  return input.evaluate((found) => (found as HTMLInputElement | HTMLTextAreaElement).value);
}

/** As pasted: many letters at once. */
async function writeJson(page: Page, json: string): Promise<void> {
  await field(page, "JSON").click();
  await page.keyboard.down("Control");
  await page.keyboard.press("KeyA");
  await page.keyboard.up("Control");
  await page.keyboard.sendCharacter(json);
}

/** Adds an item to the shown bucket, and waits until it is open. */
async function add(page: Page, name: string): Promise<void> {
  await press(page, "Add");
  await page.locator("[role=dialog] input").fill(name);
  await page.locator("[role=dialog] button[type=submit]").click();
  await page.waitForSelector(named("region", name));
  await page.waitForSelector("[role=dialog]", { hidden: true });
}

it("a shared text is added in the form, edited as JSON, and refused with nothing lost where that is none", async () => {
  const { page, complaints } = await portal.openAs(ADMIN, { at: "/admin/customtext" });
  await waitForText(page, "No shared texts yet");
  await add(page, "Zahvale");

  await press(page, "Edit texts");
  await page.waitForSelector(named("dialog", "Uredi tekst (Edit text)"));
  await press(page, "B – two lines", "radio");
  await field(page, "Upper line").fill("HVALA");
  await field(page, "Lower line").fill("LEPA");
  await page.waitForSelector(named("image", "Display with the text “HVALA LEPA”"));
  await press(page, "Save");
  await waitForText(page, "Successfully saved!");
  await page.waitForSelector("[role=dialog]", { hidden: true });
  const [made] = await stored("global_custom_texts");
  expect(made).toMatchObject({
    metaData: { name: "Zahvale" },
    data: [{ name: "Zahvale", layout: "B", texts: [line("HVALA"), line("LEPA")] }],
  });

  await choose(page, "JSON");
  const written = await typedIn(page, "JSON");
  await writeJson(page, `${written}]`);
  await waitForText(page, "Cannot parse config!");
  await press(page, "Save");
  await choose(page, "Form");
  await waitForText(page, "The form shows the last that could be read");
  await press(page, "Back to JSON");
  expect(await typedIn(page, "JSON")).toBe(`${written}]`);
  await writeJson(page, written.replace("LEPA", "VAM"));
  await press(page, "Save");
  await page.waitForFunction(() => !document.body.innerText.includes("Unsaved changes"));
  expect(await stored("global_custom_texts")).toMatchObject([
    { data: [{ texts: [line("HVALA"), line("VAM")] }] },
  ]);
  expect(complaints).toEqual([]);
}, 60_000);

it("penalty steps are written, survive a save that fails, and are deleted", async () => {
  const { page } = await portal.openAs(ADMIN, { at: "/admin/customtext?bucket=penalties" });
  await waitForText(page, "No penalty points yet");
  await add(page, "Naselje");
  await field(page, "Text").fill("PREHITRO");
  // Not covered by the save bar.
  const addStep = await page.waitForSelector(named("button", "Add step"));
  await addStep?.evaluate((button) => button.scrollIntoView({ block: "center" }));
  await press(page, "Add step");
  await page.waitForSelector(named("region", "Step 2"));

  const heal = await failOperation(page, "UpdateSharedResource");
  await press(page, "Save");
  await waitForText(page, "There was an error while saving!");
  expect(await typedIn(page, "Text")).toBe("PREHITRO");
  await heal();
  await press(page, "Save");
  await waitForText(page, "Successfully saved!");
  expect(await stored("speed_limit_penalty_program_config")).toMatchObject([
    {
      data: {
        steps: [
          { overLimitBy: 1, texts: [line("PREHITRO")] },
          { overLimitBy: 11, texts: [line("")] },
        ],
      },
    },
  ]);

  await press(page, "Delete");
  await page.waitForSelector(named("alertdialog", "Delete “Naselje”?"));
  await press(page, "Delete");
  await waitForText(page, "No penalty points yet");
  expect(await stored("speed_limit_penalty_program_config")).toEqual([]);
}, 60_000);

it("the browser's back asks before the editor's changes are lost, and leads out of the editor alone", async () => {
  const { admin } = portal.fleet;
  const text = customTextOf("Adijo", "6f1a1c1e-0000-4000-8000-000000000009", "A", [line("ADIJO")]);
  const id = await addResource(admin, "global_custom_texts", "Pozdravi", text);
  const { page } = await portal.openAs(ADMIN, { at: `/admin/customtext?id=${id}` });
  await press(page, "Edit texts");
  await field(page, "Text").fill("SREČNO");
  await page.evaluate(() => window.history.back());
  await page.waitForSelector(named("alertdialog", "Attention!"));
  await press(page, "Stay on the page");
  await page.waitForSelector("[role=alertdialog]", { hidden: true });
  expect(await typedIn(page, "Text")).toBe("SREČNO");
  await page.evaluate(() => window.history.back());
  await press(page, "Discard changes");
  await page.waitForSelector("[role=dialog]", { hidden: true });
  expect(await page.evaluate(() => location.pathname + location.search)).toBe(`/admin/customtext?id=${id}`);
}, 60_000);
