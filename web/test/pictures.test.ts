import { describe, expect, it } from "@jest/globals";
import { matchPath } from "react-router-dom";
import { screensOf } from "../../tools/pictures/screens.mjs";
import { adminPages } from "../src/app/admin/adminPages";
import { paths, patterns } from "../src/app/paths";
import { clientTabs } from "../src/features/client/tabs";
import { publicPaths } from "../src/shared/public/publicLink";

const week = { from: 1_790_805_600, to: 1_791_410_400 };
const ofDevices = { sign: "1", counter: "2", group: "3" };
const ofValves = { location: "4", valve: "5", bundle: "6" };
const ofAdmin = { rollout: "7", template: "8" };
const screens = screensOf({ ...ofDevices, ...ofValves, ...ofAdmin, viewKey: "vk_key", schedule: "9", week });
const urlOf = (path: string) => new URL(path, "http://portal.test");
const seen = screens.map(({ path }) => urlOf(path));

type Made = {
  [Name in keyof typeof paths]: (typeof paths)[Name] extends string ? never : Name;
}[keyof typeof paths];

/** An address for each kind that `paths` makes; null: it is a file, or the same page as another. */
const made: Record<Made, string | null> = {
  location: paths.location("4"),
  valve: null,
  client: paths.client("1"),
  embed: paths.embed("1"),
  attention: null,
  actionsOf: paths.actionsOf("1"),
  adminClient: paths.adminClient("1"),
  clientConfig: paths.clientConfig("1"),
  reportPreview: paths.reportPreview({ clientIds: ["1"], period: week, lang: "sl" }),
  reportPdf: null,
  newReportSchedule: paths.newReportSchedule("1"),
  reportSchedule: paths.reportSchedule("9"),
  editReportSchedule: paths.editReportSchedule("9"),
  runFile: null,
  labelsFile: null,
  exportFile: null,
};

/** An upload address is no page. */
const fixed = Object.values(paths).filter((path) => typeof path === "string" && path !== paths.videoUpload);

const pages = new Set([
  ...fixed,
  ...Object.values(made).flatMap((path) => (path === null ? [] : [urlOf(path).pathname])),
  ...Object.values(patterns),
  ...adminPages.map(({ path }) => path),
  ...Object.values(publicPaths),
]);

describe("the contact sheet", () => {
  it.each([...pages].map(String))("shows %s", (page) => {
    expect(seen.some(({ pathname }) => matchPath(page, pathname) !== null)).toBe(true);
  });

  it.each(clientTabs)("shows the %s of a location", (tab) => {
    const ofLocations = seen.filter(({ pathname }) => matchPath(patterns.client, pathname) !== null);
    expect(ofLocations.map(({ searchParams }) => searchParams.get("tab") ?? clientTabs[0])).toContain(tab);
  });

  it("names each screen once", () => {
    const names = screens.map(({ area, name }) => `${area}, ${name}`);
    expect(names).toEqual([...new Set(names)]);
  });
});
