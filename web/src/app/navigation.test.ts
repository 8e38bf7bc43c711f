import { describe, expect, it } from "@jest/globals";
import type { GroupRole } from "@obcestje/contract/groupRoles.js";
import type { PortalOffer } from "../graphql/generated";
import type { Offers } from "../shared/offers/portalOffers";
import { redirectFor } from "./access";
import { entriesOf, menuEntries, navigation } from "./navigation";

const labels = (entries: { label: string }[]) => entries.map(({ label }) => label);

const everything: Offers = { areKnown: true, has: () => true };
const allBut = (...lacking: PortalOffer[]): Offers => ({
  areKnown: true,
  has: (offer) => !lacking.includes(offer),
});
const person = { username: "Ana", isAdmin: 0, groupName: "Bled", groupId: "1" } as const;
const traffic = { hasSummary: false, hasOnlyValves: false, isLabeller: false };

describe("the navigation", () => {
  it("shows users their pages, the summary only where a group has one", () => {
    expect(labels(entriesOf({ ...traffic, hasSummary: true }, everything))).toEqual([
      "overview",
      "traffic",
      "summary",
      "compare",
      "locations",
      "reportSchedules",
    ]);
    expect(labels(entriesOf(traffic, everything))).toEqual([
      "overview",
      "traffic",
      "compare",
      "locations",
      "reportSchedules",
    ]);
  });

  it("has nothing of traffic for who has valves alone", () => {
    expect(labels(entriesOf({ ...traffic, hasSummary: true, hasOnlyValves: true }, everything))).toEqual([
      "overview",
    ]);
  });

  it("leads to videos who labels them, whatever devices their group has", () => {
    expect(labels(entriesOf({ ...traffic, isLabeller: true }, everything)).at(-1)).toBe("videoLabelling");
    const gardener = { ...traffic, hasOnlyValves: true, isLabeller: true };
    expect(labels(entriesOf(gardener, everything))).toEqual(["overview", "videoLabelling"]);
  });

  it("leaves some pages to the user menu", () => {
    expect(labels(menuEntries(everything, person))).toEqual([
      ...["profile", "notifications", "apiKeys", "reportError"],
    ]);
    expect(entriesOf(traffic, everything).some(({ isInMenu }) => isInMenu)).toBe(false);
  });

  it("has what the person's role is enough for", () => {
    const of = (role: GroupRole) => labels(menuEntries(everything, { ...person, role }));
    expect(of("viewer")).toEqual(["profile", "notifications", "reportError"]);
    expect(of("operator")).toEqual(of("viewer"));
    expect(of("editor")).toEqual(["profile", "notifications", "apiKeys", "reportError"]);
    expect(of("manager")).toEqual(["profile", "notifications", "apiKeys", "people", "reportError"]);
  });

  it("has nothing that the portal's platform does not offer", () => {
    expect(labels(entriesOf(traffic, allBut("COMPARISON", "REPORT_SCHEDULES")))).toEqual([
      "overview",
      "traffic",
      "locations",
    ]);
    expect(labels(menuEntries(allBut("NOTIFICATIONS", "APIKEY_MANAGE", "ERROR_REPORTS"), person))).toEqual([
      "profile",
    ]);
    expect(labels(menuEntries(allBut("PROFILE"), person))).toContain("profile");
    expect(labels(menuEntries(allBut("PROFILE", "SESSIONS"), person))).not.toContain("profile");
  });

  it("leads nobody to where they may not stay", () => {
    for (const { path } of navigation(everything))
      expect([path, redirectFor("user", path)]).toEqual([path, null]);
  });
});
