import { expect, it } from "@jest/globals";
import { userRow } from "../../../test/userRow";
import { isFree, isLastAdmin } from "./userRow";

it("counts as administrators of the portal only those who can log in", () => {
  const ana = userRow("1", { admin: true });
  const bor = userRow("2", { admin: true, confirmed: false });
  expect(isLastAdmin(ana, [ana, bor, userRow("3")])).toBe(true);
  expect(isLastAdmin(ana, [ana, { ...bor, confirmed: true }])).toBe(false);
  expect(isLastAdmin(userRow("3"), [ana, userRow("3")])).toBe(false);
});

it("offers to a group who has none, and is no administrator", () => {
  expect(isFree(userRow("1"))).toBe(true);
  expect(isFree(userRow("1", { admin: true }))).toBe(false);
  expect(isFree(userRow("1", { group: { id: "1", name: "Bled" } }))).toBe(false);
});
