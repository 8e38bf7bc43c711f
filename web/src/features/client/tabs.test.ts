import { expect, it } from "@jest/globals";
import { tabsOf } from "./tabs";

const all = () => true;

it("gives a device without a camera all tabs", () => {
  expect(tabsOf({ visionType: "NO_VISION", mayImport: false, mayEmbed: true }, all)).toEqual([
    "measurements",
    "settings",
    "export",
    "report",
    "embed",
  ]);
});

it("gives all tabs to a device of which nobody tells what its camera counts", () => {
  expect(tabsOf({ visionType: null, mayImport: false, mayEmbed: true }, all)).toHaveLength(5);
});

it.each(["VISION_VEHICLES", "VISION_BIKE"] as const)("hides report and embed of %s", (visionType) => {
  expect(tabsOf({ visionType, mayImport: false, mayEmbed: true }, all)).toEqual([
    "measurements",
    "settings",
    "export",
  ]);
});

it("leaves out a tab that has no panel", () => {
  expect(
    tabsOf(
      { visionType: "NO_VISION", mayImport: false, mayEmbed: true },
      (tab) => tab !== "settings" && tab !== "embed",
    ),
  ).toEqual(["measurements", "export", "report"]);
});

it("has files of records brought in where the group allows it", () => {
  expect(tabsOf({ visionType: "VISION_BIKE", mayImport: true, mayEmbed: true }, all)).toEqual([
    "measurements",
    "settings",
    "export",
    "import",
  ]);
});

it("has no embeds where the person may not see the keys for them", () => {
  expect(tabsOf({ visionType: null, mayImport: false, mayEmbed: false }, all)).toEqual([
    "measurements",
    "settings",
    "export",
    "report",
  ]);
});
