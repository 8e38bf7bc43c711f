import type { Page } from "puppeteer";
import type { Screen } from "../../e2e/screens.js";
import { chooseIn } from "../../support/chooser.js";
import type { Fleet } from "../../support/fleet.js";
import { named, press } from "../../support/page.js";
import { GUARDED, type Moved } from "./furnish.js";
import { ask, askOf, choose, dialogOf } from "./press.js";

/** Dialogs of administrators. */
export function adminDialogsOf(
  { sign, groupId }: Pick<Fleet, "sign" | "groupId">,
  { rolloutId, otherSign }: Moved,
): Screen[] {
  const groups = "/admin/groups";
  const group = `${groups}?group=${groupId}`;
  const groupSettings = `${group}&tab=settings`;
  const client = `/admin/clients/${otherSign}`;
  const config = `/admin/clients/${sign.id}/config`;
  const [firmware, actions, texts] = ["/admin/firmware", "/admin/actions", "/admin/customtext"];
  const [actionTemplates, templates] = ["/admin/action_templates", "/admin/config"];
  const rollout = `${firmware}?rollout=${rolloutId}`;
  const change = (item: string) => choose("More: ", item);
  return [
    { name: "a new group", path: groups, open: ask("Add new group"), dialog: "changes/NewGroupDialog" },
    { name: "a group's name", path: group, open: ask("Rename group"), dialog: "panel/GroupDialog" },
    { name: "a group to be converted", path: group, open: ask("Convert To Valve") },
    { name: "a group to be deleted", path: group, open: ask("Delete group") },
    {
      name: "a group's users to be managed",
      path: group,
      open: ask("Manage users"),
      dialog: "members/ManageUsersDialog",
    },
    {
      name: "somebody's second factors to be taken away",
      path: "/admin/users",
      open: openTaking,
      dialog: "account/TakeFactorsDialog",
    },
    {
      name: "a group's own classes",
      path: groupSettings,
      open: openClasses,
      dialog: "own-classes/OwnClassesDialog",
    },
    { name: "a group's calendars", path: groupSettings, open: ask("Calendars") },
    {
      name: "a crest to be removed",
      path: groupSettings,
      open: ask("Remove crest"),
      dialog: "crest/CrestSetting",
    },
    {
      name: "a group's other time zone",
      path: groupSettings,
      open: openZone,
      dialog: "panel/GroupSettingsTab",
    },
    {
      name: "a client's firmware",
      path: client,
      open: change("Assign firmware"),
      dialog: "changes/AssignFirmwareDialog",
    },
    {
      name: "a template for a client",
      path: client,
      open: change("Modify config"),
      dialog: "bulk/changes/ApplyTemplateDialog",
    },
    {
      name: "a field of a client",
      path: client,
      open: change("Set one field"),
      dialog: "changes/SetFieldDialog",
    },
    {
      name: "a client's serial number",
      path: client,
      open: change("Assign serial number"),
      dialog: "changes/SerialNumberDialog",
    },
    {
      name: "a period to count again",
      path: `/admin/clients/${sign.id}`,
      open: openExclusion,
      dialog: "exclusions/EndDialog",
    },
    {
      name: "clients to be chosen",
      path: "/admin/clients",
      open: chooseFirst,
      dialog: "admin-clients/ChooseClientsDialog",
    },
    {
      name: "a template's actions for clients",
      path: actionTemplates,
      open: askOf("Apply to clients: "),
      dialog: "action-templates/ApplyTemplateDialog",
    },
    {
      name: "an action template to be deleted",
      path: actionTemplates,
      open: askOf("Delete action: "),
      dialog: "action-templates/RemoveTemplateDialog",
    },
    {
      name: "successful actions to be deleted",
      path: actions,
      open: ask("Clear all successful"),
      dialog: "actions/ClearSucceeded",
    },
    {
      name: "an action to be deleted",
      path: actions,
      open: askOf("Delete action: "),
      dialog: "actions/RemoveActionsDialog",
    },
    { name: "new custom texts", path: texts, open: ask("Add"), dialog: "custom-texts/NameDialog" },
    {
      name: "custom texts to be deleted",
      path: texts,
      open: openEndOfTexts,
      dialog: "custom-texts/CustomTextsPage",
    },
    {
      name: "a firmware's description",
      path: firmware,
      open: ask("Edit description: 2.0.0"),
      dialog: "list/EditDescriptionDialog",
    },
    {
      name: "more clients of a rollout",
      path: rollout,
      open: ask("Add clients"),
      dialog: "rollouts/AddClientsDialog",
    },
    {
      name: "a rollout to go on",
      path: rollout,
      open: openResume,
      dialog: "rollouts/RolloutView",
    },
    {
      name: "a config template to be deleted",
      path: templates,
      open: ask("Delete: Vpadnica"),
      dialog: "config-templates/TemplatesView",
    },
    {
      name: "an earlier config to be restored",
      path: `${config}?tab=history`,
      open: openRestore,
      dialog: "client-config/history/HistoryPanel",
    },
    {
      name: "a template with the edited config",
      path: config,
      open: openUpdate,
      dialog: "client-config/UpdateTemplateDialog",
    },
    {
      name: "a field for other clients",
      path: config,
      open: openElsewhere,
      dialog: "changes/ApplyFieldDialog",
    },
  ];
}

async function openClasses(page: Page): Promise<void> {
  await ask("Edit classes")(page);
  await press(page, "Add a length class");
}

async function openZone(page: Page): Promise<void> {
  await chooseIn(page, "#root main [role=combobox]", "America/Lima");
  await ask("Change")(page);
}

async function openExclusion(page: Page): Promise<void> {
  const again = await page.waitForSelector("#root main button[aria-label^='Let it count again: ']");
  await again?.evaluate((button) => (button as HTMLElement).click());
  await dialogOf(page);
}

/** On narrow screens the changes are in a menu. */
async function chooseFirst(page: Page): Promise<void> {
  const setField = await page.waitForSelector(
    `${named("button", "Set one field")}, ${named("button", "Change")}`,
  );
  const label = await setField?.evaluate(({ textContent }) => textContent);
  await setField?.click();
  if (label === "Change") await press(page, "Set one field", "menuitem");
  await dialogOf(page);
}

async function openEndOfTexts(page: Page): Promise<void> {
  await page.locator("[role=tabpanel] li button").click();
  await page.waitForSelector("main form");
  await press(page, "Delete");
  await page.waitForSelector("[role=alertdialog]");
}

async function openTaking(page: Page): Promise<void> {
  await page.locator(`main button[aria-haspopup=menu][aria-label*='${GUARDED.email}']`).click();
  await press(page, "Take second factor away …", "menuitem");
  await dialogOf(page);
}

async function openResume(page: Page): Promise<void> {
  await page.locator("main ::-p-text(Go on)").click();
  await page.waitForSelector("[role=alertdialog]");
}

async function openRestore(page: Page): Promise<void> {
  await page.locator("main ol button[aria-label^='Restore version']:not([disabled])").click();
  await page.waitForSelector("[role=alertdialog]");
}

/** Changes a field of the configuration. */
async function edit(page: Page): Promise<void> {
  await page.locator('[data-field="BasicConfig.vMax"] input').click({ count: 3 });
  await page.keyboard.type("133");
  await page.keyboard.press("Tab");
}

async function openUpdate(page: Page): Promise<void> {
  await chooseIn(page, "main [role=combobox]", "Vpadnica");
  await edit(page);
  await press(page, "Update template");
  await page.waitForSelector("[role=alertdialog]");
}

async function openElsewhere(page: Page): Promise<void> {
  await edit(page);
  await page.locator("[role=tab][data-value=difference]").click();
  await page.locator("button[aria-label^='Apply elsewhere: ']").click();
  await dialogOf(page);
}
