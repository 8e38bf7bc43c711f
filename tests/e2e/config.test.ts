import { beforeAll, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { offeredBy } from "../support/chooser.js";
import { ADMIN } from "../support/fleet.js";
import { IS_PLAIN, itWith } from "../support/offered.js";
import { named, press, waitForAddress, waitForText } from "../support/page.js";
import { usePortal } from "../support/portal.js";

const portal = usePortal();

const settings = (vMax: number) => ({
  cfgID: "KB0",
  maker: { note: "kept" },
  BasicConfig: { vMin: 5, vMax, digitsNum: 2, serialNumber: "0012", displayDisable: 0 },
  ProgramsSettings: { prgNumStored: 1, dispParameters: [{ prgSpeedLimit: 51, prgDisplayTime: 1500 }] },
});

interface Assigned {
  version: number;
  data: ReturnType<typeof settings>;
}
const configOf = ({ id }: { id: number }) => portal.fleet.admin.get<Assigned>(`/config?clientId=${id}`);

beforeAll(async () => {
  const { admin, sign, foreign } = portal.fleet;
  for (const [{ id }, vMax] of [
    [sign, 180],
    [foreign, 150],
  ] as const)
    await admin.post("/config/assign", { clientId: id, data: settings(vMax) });
  const metadata = { hardwareType: "K200DISP_SMILEY_AMG" };
  await admin.post("/config/template", { name: "Vrtec", data: settings(50), metadata });
});

const field = (page: Page, path: string) => page.locator(`[data-field="${path}"] input`);

async function fill(page: Page, path: string, text: string): Promise<void> {
  await field(page, path).click({ count: 3 });
  await page.keyboard.type(text);
  await page.keyboard.press("Tab");
}

/** Presses the button of this name in the open dialog. */
const confirm = (page: Page, name: string) =>
  page.locator(`[role=alertdialog] ${named("button", name)}`).click();

it("a device is given what was edited as fields and as JSON, and reports it", async () => {
  const { sign } = portal.fleet;
  const { page, complaints } = await portal.openAs(ADMIN, { at: `/config/${sign.id}` });
  await waitForAddress(page, `/admin/clients/${sign.id}/config`);
  if (!IS_PLAIN) await waitForText(page, "pending");
  await fill(page, "BasicConfig.vMax", "120");
  await press(page, "JSON", "tab");
  const json = "textarea[aria-label='The config as JSON']";
  await page.waitForFunction(
    (area) => document.querySelector<HTMLTextAreaElement>(area)?.value.includes('"vMax": 120'),
    {},
    json,
  );
  // The tab may take the focus once more.
  await page.waitForFunction(
    (area) => {
      const input = document.querySelector<HTMLTextAreaElement>(area);
      const had = input !== null && document.activeElement === input;
      input?.focus();
      return had;
    },
    {},
    json,
  );
  await page.$eval(json, (area) => {
    const input = area as HTMLTextAreaElement;
    const at = input.value.indexOf('"vMin": 5') + '"vMin": '.length;
    input.setSelectionRange(at, at + 1);
  });
  await page.keyboard.type("7,");
  await waitForText(page, "Cannot parse config!");
  await page.keyboard.press("Backspace");
  await page.waitForFunction(
    () => document.querySelector<HTMLInputElement>('[data-field="BasicConfig.vMin"] input')?.value === "7",
  );

  await press(page, "Update client config");
  await page.waitForSelector("[role=alertdialog]");
  await waitForText(page, "BasicConfig.vMin");
  await confirm(page, "Update client config");
  await waitForText(page, "The config is assigned");
  const { data } = await configOf(sign);
  expect(data).toEqual({ ...settings(120), BasicConfig: { ...settings(120).BasicConfig, vMin: 7 } });
  if (IS_PLAIN) return;
  await waitForText(page, "Version 2");
  const timestamp = Math.floor(Date.now() / 1000);
  await sign.api.post("/device/status", { timestamp, configVersion: 2 });
  await page.waitForFunction(() => !document.body.innerText.includes("pending"));
  await waitForText(page, "since ");
  expect(complaints).toEqual([]);
});

it("a template is made of it, and given to two devices after a look at what would change", async () => {
  const { sign, foreign } = portal.fleet;
  const { page, complaints, visit } = await portal.openAs(ADMIN, { at: `/admin/clients/${sign.id}/config` });
  const offered = await offeredBy(page, named("combobox", "Template"));
  expect(offered.some((text) => text.startsWith("Vrtec"))).toBe(false);
  await page.keyboard.down("Control");
  await page.keyboard.press("o");
  await page.keyboard.up("Control");
  await page.waitForFunction(() =>
    [...document.querySelectorAll("[role=option]")].some(({ textContent }) =>
      textContent?.startsWith("Vrtec"),
    ),
  );

  await press(page, "Save template");
  await page.locator("[role=dialog] input:not([role])").fill("Vpadnica");
  await page.locator(`[role=dialog] ${named("button", "Save template")}`).click();
  await waitForText(page, "Successfully created a config template");

  await visit("/admin/config");
  await press(page, "Apply to clients: Vpadnica");
  await page.waitForSelector("[role=dialog] [role=group]");
  await press(page, "Select all");
  if (IS_PLAIN) await press(page, "Change without trying it first", "checkbox");
  else {
    await press(page, "Check first");
    await page.waitForSelector(`[data-result="${foreign.id}"]`);
    await page.locator(`[data-result="${foreign.id}"] summary`).click();
    await waitForText(page, "BasicConfig.vMax");
    expect((await configOf(foreign)).version).toBe(1);
  }
  await press(page, "Apply");
  await waitForText(page, "updated");
  const { data } = await configOf(foreign);
  expect(data.BasicConfig).toMatchObject({ vMax: 120, vMin: 7 });
  expect(complaints).toEqual([]);
});

itWith("dry-run")("one field is given to others, of which nothing else changes", async () => {
  const { sign, foreign } = portal.fleet;
  const before = (await configOf(foreign)).data;
  const { page } = await portal.openAs(ADMIN, { at: `/admin/clients/${sign.id}/config?view=difference` });
  await fill(page, "BasicConfig.digitsNum", "3");
  await press(page, "Apply elsewhere: BasicConfig.digitsNum");
  await press(page, "Select all of Občina Tujina", "checkbox");
  await press(page, "Check first");
  await waitForText(page, "1 client will change");
  await press(page, "Apply");
  await waitForText(page, "The config is assigned");
  const { data } = await configOf(foreign);
  expect(data).toEqual({ ...before, BasicConfig: { ...before.BasicConfig, digitsNum: 3 } });
});

itWith("config-history")("an earlier version is looked at, compared and restored", async () => {
  const { sign } = portal.fleet;
  const first = settings(180);
  const { page, complaints } = await portal.openAs(ADMIN, {
    at: `/admin/clients/${sign.id}/config?tab=history&from=1&to=2`,
  });
  await waitForText(page, "BasicConfig.vMax");
  await waitForText(page, ADMIN.email);
  await press(page, "Restore version 1");
  await confirm(page, "Restore");
  await waitForText(page, "Version 1 is restored");
  await waitForText(page, "version 1 restored");
  expect((await configOf(sign)).data).toEqual(first);
  await press(page, "Editor", "tab");
  await page.waitForFunction(
    () => document.querySelector<HTMLInputElement>('[data-field="BasicConfig.vMax"] input')?.value === "180",
  );
  expect(complaints).toEqual([]);
});

it("what was edited is not lost without a question", async () => {
  const { page } = await portal.openAs(ADMIN, { at: `/admin/clients/${portal.fleet.sign.id}/config` });
  await fill(page, "BasicConfig.vMax", "111");
  await page.locator("nav a[href='/admin/config']").click();
  await waitForText(page, "You have unsaved changes. Do you want to save them?");
  await confirm(page, "Discard changes");
  await waitForAddress(page, "/admin/config");
});
