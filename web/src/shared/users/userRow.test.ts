import { expect, it } from "@jest/globals";
import { isFree, isLastAdmin, type UserRow } from "./userRow";

const user = (id: string, part: Partial<UserRow> = {}): UserRow => ({
  id,
  email: `${id}@obcina.si`,
  username: `${id}@obcina.si`,
  admin: false,
  labeller: false,
  confirmed: true,
  createDate: null,
  group: null,
  ...part,
});

it("counts as administrators of the portal only those who can log in", () => {
  const ana = user("1", { admin: true });
  const bor = user("2", { admin: true, confirmed: false });
  expect(isLastAdmin(ana, [ana, bor, user("3")])).toBe(true);
  expect(isLastAdmin(ana, [ana, { ...bor, confirmed: true }])).toBe(false);
  expect(isLastAdmin(user("3"), [ana, user("3")])).toBe(false);
});

it("offers to a group who has none, and is no administrator", () => {
  expect(isFree(user("1"))).toBe(true);
  expect(isFree(user("1", { admin: true }))).toBe(false);
  expect(isFree(user("1", { group: { id: "1", name: "Bled" } }))).toBe(false);
});
