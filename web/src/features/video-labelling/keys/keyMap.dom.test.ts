import { describe, expect, it } from "@jest/globals";
import { vehicleTypes } from "../labels/vehicles";
import { bindings, commandOf, isTaken } from "./keyMap";

const press = (key: string, part: object = {}) =>
  commandOf({ key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, repeat: false, ...part });

describe("keys", () => {
  it("mean one thing each", () => {
    const keys = bindings.flatMap((binding) => binding.keys);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it("choose the types in their order", () => {
    expect(vehicleTypes.map((_, index) => press(String(index + 1)))).toEqual([...vehicleTypes]);
  });

  it.each([
    ["P", { shiftKey: true }, "plate"],
    ["?", { shiftKey: true }, "keys"],
    ["+", { shiftKey: true }, "faster"],
    ["ArrowLeft", {}, "stepBack"],
    ["ArrowLeft", { shiftKey: true }, "secondBack"],
    ["Enter", {}, "nextOpen"],
    ["Enter", { ctrlKey: true }, "finish"],
    ["Enter", { metaKey: true }, "finish"],
    ["Enter", { shiftKey: true }, null],
    ["p", { ctrlKey: true }, null],
    ["x", { altKey: true }, null],
    ["x", { repeat: true }, null],
    [".", { repeat: true }, "stepOn"],
    ["Tab", {}, null],
  ])("%s with %j means %s", (key, part, command) => {
    expect(press(key, part)).toBe(command);
  });

  it("stay with who types, and with what they press", () => {
    document.body.innerHTML = `<input id="text"><input id="box" type="checkbox"><button id="button"><b id="in">b</b></button>
      <input id="radio" type="radio"><div role="menu"><p id="asked"></p></div><p id="page"></p>`;
    const taken = (id: string, key: string) => isTaken(document.getElementById(id), key);
    expect(["1", ",", "ArrowLeft", " "].map((key) => taken("text", key))).toEqual([true, true, true, true]);
    expect(["1", " ", "ArrowDown"].map((key) => taken("box", key))).toEqual([false, true, false]);
    expect(["1", " ", "Enter"].map((key) => taken("in", key))).toEqual([false, true, true]);
    expect(["1", "ArrowDown"].map((key) => taken("radio", key))).toEqual([false, true]);
    expect(["1", " "].map((key) => taken("asked", key))).toEqual([true, true]);
    expect(["1", " ", "Enter"].map((key) => taken("page", key))).toEqual([false, false, false]);
    expect(isTaken(window, "1")).toBe(false);
  });
});
