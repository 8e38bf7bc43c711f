import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { screensOfAll } from "../heavy/everyScreen.js";
import { PlatformApi } from "../support/platformApi.js";

/** Of the web. */
const SRC = new URL("../../web/src", import.meta.url).pathname;

/** Frames that dialogs stand in: a dialog is what imports one of them, or brings its own. */
const FRAMES = [
  "features/groups/members/MemberDialog",
  "features/users/account/PersonDialog",
  "features/users/changes/UserChangeDialog",
  "shared/bulk/ChangeDialog",
  "shared/bulk/ClientPickerDialog",
  "shared/bulk/RemoveDialog",
  "shared/config/TemplateDialog",
  "shared/form/FormDialog",
  "shared/ui/ConfirmDialog",
  "shared/ui/DialogFrame",
  "shared/ui/LargeDialog",
  "shared/upload/UploadDialog",
];

/** Dialogs without a row in the lists of screens, and why. */
const NOT_OPENED: Record<string, string> = {
  "app/shell/NavigationDrawer":
    "on narrow screens alone: the sidebar, which stands beside every screen on wide ones",
  "features/client/places/PlaceSettings": "asks about a place where no device ever stood, by its name alone",
  "features/sign-in/SignInAgain": "comes once a session ends, and names nothing: tests/e2e/session.test.ts",
  "shared/imports/ThrowDialog": "asks about a file, by its name alone: tests/e2e/imports.test.ts",
  "shared/imports/list/ImportsList": "asks about a file, by its name alone: tests/e2e/imports.test.ts",
};

/** Addresses that no screen has, and why. */
const NOT_SHOWN: Record<string, string> = {
  "/stetje/video/upload": "takes a file, and shows nothing",
};

const textOf = (file: string) => readFileSync(join(SRC, file), "utf8");

/** Without its ending. */
const dialogs = readdirSync(SRC, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".tsx") && !file.includes(".test.") && !file.includes("/testing/"))
  .map((file) => file.slice(0, -".tsx".length))
  .filter((file) => !FRAMES.includes(file) && isDialog(file))
  .sort();

function isDialog(file: string): boolean {
  const text = textOf(`${file}.tsx`);
  const imported = [...text.matchAll(/(?:from |import\()"(\.[^"]+)"/g)].map(([, path = ""]) =>
    join(file, "..", path),
  );
  return imported.some((path) => FRAMES.includes(path)) || /<(?:Dialog|Drawer)\.Root\b/.test(text);
}

const deviceOf = (id: number) => ({ id, guid: "", name: "", api: new PlatformApi("") });
const lists = screensOfAll({
  fleet: { sign: deviceOf(1), counter: deviceOf(2), groupId: 3 },
  park: { location: "/location/4", bundleId: 5, stuckId: 6 },
  adminSign: { id: 7, name: "" },
  ...{ viewKey: "key", movedId: 8, placeId: 9, rolloutId: 10, otherSign: 11 },
});
const { guests, users, gardeners, managers, admins } = lists;
const screens = [guests, users, gardeners, managers, admins].flat();

describe("the lists of screens", () => {
  it("open every dialog of the portal, or say why not", () => {
    const opened = screens.flatMap(({ dialog }) => dialog ?? []);
    const foundBy = (end: string) => dialogs.filter((file) => `/${file}`.endsWith(`/${end}`));
    expect(opened.filter((end) => foundBy(end).length !== 1)).toEqual([]);
    const missing = dialogs.filter(
      (file) => !opened.some((end) => foundBy(end).includes(file)) && !(file in NOT_OPENED),
    );
    expect(missing).toEqual([]);
  });

  it("name no exception that is opened or gone", () => {
    const opened = screens.flatMap(({ dialog }) => dialog ?? []);
    const idle = Object.keys(NOT_OPENED).filter(
      (file) => !dialogs.includes(file) || opened.some((end) => `/${file}`.endsWith(`/${end}`)),
    );
    expect(idle).toEqual([]);
  });

  it("show every address of the portal, or say why not", () => {
    const shown = screens.map(({ path }) => path.replace(/[?#].*/, ""));
    const missing = addresses().filter((address) => {
      const pattern = address.replace(/:id\??/g, "[^/]+").replace(/\/\*$/, "(?:/.*)?");
      return !shown.some((path) => new RegExp(`^${pattern}$`).test(path));
    });
    expect(missing.sort()).toEqual(Object.keys(NOT_SHOWN).sort());
  });

  it("give each screen of one person a name of its own", () => {
    for (const list of [guests, users, gardeners, managers, admins]) {
      const names = list.map(({ name }) => name);
      expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    }
  });
});

/** All addresses and route patterns that are plain texts; those with an id are among the patterns. */
function addresses(): string[] {
  const found = ["app/paths.ts", "shared/imports/importsAddress.ts"].flatMap((file) =>
    [...textOf(file).matchAll(/^(?: {2}\w+:|export const \w+ =) "(\/[^"]*)"/gm)].map(([, path = ""]) => path),
  );
  if (found.length < 40) throw new Error("The addresses are written in another way by now.");
  return found;
}
