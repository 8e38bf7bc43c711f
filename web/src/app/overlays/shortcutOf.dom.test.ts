import { expect, it } from "@jest/globals";
import { shortcutOf } from "./shortcutOf";

function press(key: string, part: object = {}, areSingleKeysOn = true) {
  const free = { key, ctrlKey: false, metaKey: false, altKey: false, target: document.body };
  return shortcutOf({ ...free, ...part }, areSingleKeysOn);
}

it.each([
  ["k", { ctrlKey: true }, "palette"],
  ["K", { metaKey: true }, "palette"],
  ["k", {}, null],
  ["k", { ctrlKey: true, metaKey: true }, null],
  ["k", { ctrlKey: true, altKey: true }, null],
  ["?", {}, "shortcuts"],
  ["/", {}, "search"],
  ["/", { ctrlKey: true }, null],
  ["?", { altKey: true }, null],
])("%s with %j means %s", (key, part, shortcut) => {
  expect(press(key, part)).toBe(shortcut);
});

it("what is typed is text; Ctrl K works from there, too", () => {
  document.body.innerHTML = `<input type="search"><input type="checkbox"><textarea></textarea>`;
  const [text, box, area] = document.querySelectorAll("input, textarea");
  for (const target of [text, area]) expect(press("?", { target })).toBeNull();
  expect(press("?", { target: box })).toBe("shortcuts");
  expect(press("k", { target: text, ctrlKey: true })).toBe("palette");
});

it("keys of one sign can be turned off, Ctrl K can't", () => {
  expect(["?", "/"].map((key) => press(key, {}, false))).toEqual([null, null]);
  expect(press("k", { ctrlKey: true }, false)).toBe("palette");
});
