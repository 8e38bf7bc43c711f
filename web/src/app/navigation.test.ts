import { describe, expect, it } from "@jest/globals";
import { redirectFor } from "./access";
import { entriesOf, menuEntries, navigation } from "./navigation";

const labels = (entries: { label: string }[]) => entries.map(({ label }) => label);

describe("the navigation", () => {
  it("shows users their pages, the summary only where a group has one", () => {
    expect(labels(entriesOf("user", true))).toEqual([
      "overview",
      "traffic",
      "summary",
      "compare",
      "locations",
      "reportSchedules",
    ]);
    expect(labels(entriesOf("user", false))).toEqual([
      "overview",
      "traffic",
      "compare",
      "locations",
      "reportSchedules",
    ]);
  });

  it("of administrators comes from the same list", () => {
    expect(labels(entriesOf("admin", true))).toEqual([
      "overview",
      "reportSchedules",
      "customTexts",
      "configTemplates",
    ]);
  });

  it("hides what is flagged as ignored; the user menu leads there", () => {
    expect(labels(menuEntries())).toEqual(["profile", "notifications", "reportError"]);
    const shown = [...entriesOf("user", true), ...entriesOf("admin", true)];
    expect(shown.some(({ ignored }) => ignored)).toBe(false);
  });

  it("leads nobody to where they may not stay", () => {
    for (const { audience, path } of navigation)
      expect([path, redirectFor(audience, path)]).toEqual([path, null]);
  });
});
