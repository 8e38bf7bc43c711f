import { describe, expect, it } from "@jest/globals";
import { redirectFor } from "./access";
import { entriesOf, menuEntries, navigation } from "./navigation";

const labels = (entries: { label: string }[]) => entries.map(({ label }) => label);

const traffic = { hasSummary: false, hasOnlyValves: false, isLabeller: false };

describe("the navigation", () => {
  it("shows users their pages, the summary only where a group has one", () => {
    expect(labels(entriesOf({ ...traffic, hasSummary: true }))).toEqual([
      "overview",
      "traffic",
      "summary",
      "compare",
      "locations",
      "reportSchedules",
    ]);
    expect(labels(entriesOf(traffic))).toEqual([
      "overview",
      "traffic",
      "compare",
      "locations",
      "reportSchedules",
    ]);
  });

  it("has nothing of traffic for who has valves alone", () => {
    expect(labels(entriesOf({ ...traffic, hasSummary: true, hasOnlyValves: true }))).toEqual(["overview"]);
  });

  it("leads to videos who labels them, whatever devices their group has", () => {
    expect(labels(entriesOf({ ...traffic, isLabeller: true })).at(-1)).toBe("videoLabelling");
    const gardener = { ...traffic, hasOnlyValves: true, isLabeller: true };
    expect(labels(entriesOf(gardener))).toEqual(["overview", "videoLabelling"]);
  });

  it("hides what is flagged as ignored; the user menu leads there", () => {
    expect(labels(menuEntries())).toEqual(["profile", "notifications", "apiKeys", "reportError"]);
    expect(entriesOf(traffic).some(({ ignored }) => ignored)).toBe(false);
  });

  it("leads nobody to where they may not stay", () => {
    for (const { path } of navigation) expect([path, redirectFor("user", path)]).toEqual([path, null]);
  });
});
