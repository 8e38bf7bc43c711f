import type { Page } from "puppeteer";
import { chooseIn } from "../support/chooser.js";
import type { Fleet } from "../support/fleet.js";
import { press } from "../support/page.js";
import type { Screen } from "./screens.js";

/** Groups and users, with their overlays. */
export function peopleScreensOf({ groupId }: Pick<Fleet, "groupId">): Screen[] {
  const [groups, users] = ["/admin/groups", "/admin/users"];
  const group = `${groups}?group=${groupId}`;
  return [
    { name: "groups", path: groups, needs: "Clients", emptyPath: `${groups}?q=nothing-is-called-so` },
    { name: "group", path: group, needs: "GroupSettings" },
    { name: "a group's settings", path: `${group}&tab=settings` },
    { name: "a group's summary", path: `${group}&tab=summary`, open: addSummaryGroup },
    {
      name: "a group's clients to be managed",
      path: group,
      open: openMembers,
      dialog: "members/ManageClientsDialog",
    },
    { name: "users", path: users, needs: "Users", emptyPath: `${users}?q=nothing-is-called-so` },
    { name: "somebody to be invited", path: users, open: openInvitation, dialog: "account/InviteDialog" },
    { name: "a user to be edited", path: users, open: openDeed("Edit …"), dialog: "account/EditUserDialog" },
    {
      name: "a link for a new password",
      path: users,
      open: openDeed("Link for a new password …"),
      dialog: "account/AccountLinkDialog",
    },
    {
      name: "a user's group to be changed",
      path: users,
      open: openChangeOfGroup,
      dialog: "changes/UserChange",
    },
  ];
}

async function addSummaryGroup(page: Page): Promise<void> {
  await press(page, "Add a road");
  await chooseIn(page, "main form [role=combobox]");
  await page.waitForSelector("main form [data-line*='/']");
}

async function openMembers(page: Page): Promise<void> {
  await press(page, "Manage Clients");
  await press(page, "Remove clients", "tab");
  await page.locator("[role=dialog] label:has(input[type=checkbox])").click();
}

async function openChangeOfGroup(page: Page): Promise<void> {
  await page.locator("main button[aria-haspopup=menu][aria-label*='ana@test.si']").click();
  await press(page, "Change Group", "menuitem");
  await page.waitForSelector("[role=alertdialog] [role=combobox]");
}

async function openInvitation(page: Page): Promise<void> {
  await press(page, "Invite");
  await page.waitForSelector("[role=dialog] [role=combobox]");
}

const openDeed = (item: string) => async (page: Page) => {
  await page.locator("main button[aria-haspopup=menu][aria-label*='ana@test.si']").click();
  await press(page, item, "menuitem");
  await page.waitForSelector("[role=dialog]");
};
