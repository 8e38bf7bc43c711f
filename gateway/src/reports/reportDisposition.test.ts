import { expect, it } from "@jest/globals";
import fc from "fast-check";
import { reportDisposition } from "./reportDisposition.js";

const FROM = Date.parse("2026-09-21T12:00Z") / 1000;
const named = (name: string) =>
  reportDisposition([{ id: "7", name, timeZone: "Europe/Ljubljana" }], FROM, "sl");

it("names a report by its place, in ASCII where that has all letters", () => {
  expect(named("Žiri (šola)")).toBe('inline; filename="porocilo-ziri-sola-2026-09-21.pdf"');
});

it.each([
  ["Љубљана", "%D1%99%D1%83%D0%B1%D1%99%D0%B0%D0%BD%D0%B0"],
  ["東京 😀", "%E6%9D%B1%E4%BA%AC"],
  ["Αθήνα 2", "%CE%B1%CE%B8%CE%AE%CE%BD%CE%B1-2"],
  ["Đurđevac", "%C4%91ur%C4%91evac"],
])("names a report of %s in full, and by the device's number in ASCII", (name, full) => {
  expect(named(name)).toBe(
    `inline; filename="porocilo-lokacija-7-2026-09-21.pdf"; filename*=UTF-8''porocilo-${full}-2026-09-21.pdf`,
  );
});

it("names a report of a place without letters by the device's number", () => {
  expect(named("😀")).toBe('inline; filename="porocilo-lokacija-7-2026-09-21.pdf"');
});

it("makes a header of any name", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 300 }), (name) => {
      expect(named(name)).toMatch(
        /^inline; filename="porocilo-[\w-]+-2026-09-21\.pdf"(; filename\*=UTF-8''porocilo-[\w.%-]+-2026-09-21\.pdf)?$/,
      );
    }),
  );
});
