import { expect, it } from "@jest/globals";
import { redirectFor } from "../access";
import { introductionTexts } from "./introductionTexts";
import { stepsFor } from "./steps";

const offers = { areKnown: true, has: () => true };
const user = { offers, isAdmin: false, isLabeller: false, hasOnlyValves: false, valveLocationId: null };
const titles = (newcomer: Parameters<typeof stepsFor>[0]) => stepsFor(newcomer).map(({ title }) => title);

it("tells each what they are here for", () => {
  expect(titles(user)).toEqual(["overview", "location", "compare", "report", "find"]);
  expect(titles({ ...user, isLabeller: true })).toContain("films");
  expect(titles({ ...user, isAdmin: true })).toEqual(["device", "groups", "users", "many", "health", "find"]);
  expect(titles({ ...user, hasOnlyValves: true })).toEqual(["water", "valve", "rain", "told", "find"]);
});

it("leads only to where that person may go", () => {
  const ofPark = { ...user, hasOnlyValves: true, valveLocationId: "9" };
  expect(stepsFor(ofPark).map(({ to }) => to)).toContain("/location/9");
  for (const newcomer of [user, { ...user, isLabeller: true }, ofPark, { ...user, isAdmin: true }])
    for (const { to } of stepsFor(newcomer))
      if (to !== undefined) expect(redirectFor(newcomer.isAdmin ? "admin" : "user", to)).toBeNull();
});

it("says nothing of what the portal's platform does not offer", () => {
  const plain = { ...user, offers: { areKnown: true, has: () => false } };
  expect(titles(plain)).toEqual(["overview", "location", "find"]);
  expect(titles({ ...plain, isAdmin: true })).toEqual(["device", "groups", "many", "health", "find"]);
  expect(stepsFor({ ...plain, isAdmin: true }).map(({ text }) => text)).toContain("manyPlainText");
  expect(titles({ ...plain, hasOnlyValves: true })).toEqual(["water", "valve", "find"]);
});

it("has a text for each step in both languages", () => {
  for (const texts of Object.values(introductionTexts))
    for (const { title, text } of [...stepsFor(user), ...stepsFor({ ...user, isAdmin: true })])
      expect([texts[title], texts[text]].every((one) => one.length > 5)).toBe(true);
});
