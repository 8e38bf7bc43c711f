import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { keepingOfBrowser, lastingStorage, tabStorage } from "./browserStorage";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  jest.restoreAllMocks();
  for (const storage of [lastingStorage, tabStorage]) storage.write("a", null);
});

const refuse = () => {
  throw new DOMException("Access is denied for this document.", "SecurityError");
};

describe.each([
  ["localStorage", lastingStorage],
  ["sessionStorage", tabStorage],
] as const)("%s", (name, storage) => {
  it("keeps and forgets", () => {
    storage.write("a", "1");
    expect([storage.read("a"), window[name].getItem("a"), storage.read("b")]).toEqual(["1", "1", null]);
    storage.write("a", null);
    expect([storage.read("a"), window[name].length]).toEqual([null, 0]);
  });

  it("is stood in for by the page where the browser refuses it", () => {
    const blocked = jest.spyOn(window, name, "get").mockImplementation(refuse);
    expect(storage.read("a")).toBeNull();
    storage.write("a", "1");
    expect(storage.read("a")).toBe("1");
    blocked.mockRestore();
    expect(window[name]).toHaveLength(0);
  });

  it("is stood in for by the page where it is full, and an old choice is not told for the new one", () => {
    storage.write("a", "old");
    const full = jest.spyOn(Storage.prototype, "setItem").mockImplementation(refuse);
    storage.write("a", "new");
    expect(storage.read("a")).toBe("new");
    full.mockRestore();
    storage.write("a", "newer");
    expect([storage.read("a"), window[name].getItem("a")]).toEqual(["newer", "newer"]);
  });
});

it("tells what the browser lets a page keep", () => {
  expect(keepingOfBrowser()).toBe("all");
  jest.spyOn(window, "localStorage", "get").mockImplementation(refuse);
  expect(keepingOfBrowser()).toBe("noStorage");
  jest.spyOn(navigator, "cookieEnabled", "get").mockReturnValue(false);
  expect(keepingOfBrowser()).toBe("noCookies");
});
