import { expect, it } from "@jest/globals";
import { tabsOf } from "./tabs";

const all = () => true;

it("gives a device without a camera all tabs", () => {
  expect(tabsOf({ visionType: "NO_VISION" }, all)).toEqual([
    "measurements",
    "settings",
    "export",
    "report",
    "embed",
  ]);
});

it("gives all tabs to a device of which nobody tells what its camera counts", () => {
  expect(tabsOf({ visionType: null }, all)).toHaveLength(5);
});

it.each(["VISION_VEHICLES", "VISION_BIKE"] as const)("hides report and embed of %s", (visionType) => {
  expect(tabsOf({ visionType }, all)).toEqual(["measurements", "settings", "export"]);
});

it("leaves out a tab that has no panel", () => {
  expect(tabsOf({ visionType: "NO_VISION" }, (tab) => tab !== "settings" && tab !== "embed")).toEqual([
    "measurements",
    "export",
    "report",
  ]);
});
