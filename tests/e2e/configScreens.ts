import type { Page } from "puppeteer";
import type { Fleet } from "../support/fleet.js";
import { press } from "../support/page.js";
import type { Screen } from "./screens.js";

/** A device's configuration and the templates, with their overlays. */
export function configScreensOf({ sign }: Pick<Fleet, "sign">): Screen[] {
  const config = `/admin/clients/${sign.id}/config`;
  const templates = "/admin/config";
  return [
    { name: "config", path: config, needs: "ClientConfig" },
    { name: "config of nobody", path: "/admin/clients/99999/config" },
    { name: "config as JSON", path: `${config}?view=json` },
    { name: "config with a fault", path: config, open: (page) => enter(page, "BasicConfig.vMax", "3") },
    { name: "config's difference", path: `${config}?tab=history`, open: openVersion },
    {
      name: "config to be assigned",
      path: config,
      open: openAssignment,
      dialog: "client-config/ClientConfigView",
    },
    {
      name: "config as a template",
      path: config,
      open: openTemplateName,
      dialog: "client-config/TemplateBar",
    },
    {
      name: "config templates",
      path: templates,
      needs: "ConfigTemplates",
      emptyPath: `${templates}?q=nothing-is-called-so`,
    },
    {
      name: "new config template",
      path: `${templates}?new=1`,
      open: dialogOf,
      dialog: "config-templates/NewTemplateDialog",
    },
    { name: "config template", path: templates, open: openTemplate },
    { name: "no config template", path: `${templates}?template=99999` },
    {
      name: "config template to be applied",
      path: templates,
      open: openClientPicker,
      dialog: "config-templates/ApplyTemplateDialog",
    },
    { name: "config template's dry run", path: templates, open: openDryRun },
  ];
}

const dialogOf = (page: Page) => page.waitForSelector("[role=dialog], [role=alertdialog]");

/** Types into a field of the form, and waits until its fault shows. */
async function enter(page: Page, path: string, text: string): Promise<void> {
  await page.locator(`[data-field="${path}"] input`).click({ count: 3 });
  await page.keyboard.type(text);
  await page.keyboard.press("Tab");
  await page.waitForSelector("[data-fault]");
}

async function openAssignment(page: Page): Promise<void> {
  await enter(page, "BasicConfig.vMax", "3");
  await press(page, "Update client config");
  await dialogOf(page);
}

async function openTemplateName(page: Page): Promise<void> {
  await press(page, "Save template");
  await dialogOf(page);
  await page.locator("[role=dialog] button[type=submit]").click();
  await page.waitForSelector("[role=dialog] [aria-invalid=true]");
}

async function openVersion(page: Page): Promise<void> {
  await page.locator("ol button[aria-expanded=false]:not([disabled])").click();
  await page.waitForSelector("ol ins");
}

async function openTemplate(page: Page): Promise<void> {
  await page.locator("main a[href*='template=']").click();
  await page.waitForSelector("[data-section=basic]");
}

async function openClientPicker(page: Page): Promise<void> {
  await press(page, "Apply to clients: Vpadnica");
  await page.waitForSelector("[role=dialog] [role=group]");
}

async function openDryRun(page: Page): Promise<void> {
  await openClientPicker(page);
  await press(page, "Select all");
  await press(page, "Check first");
  await page.locator("[data-result] summary").click();
}
