import { afterEach, beforeEach, expect, jest } from "@jest/globals";
import "@testing-library/jest-dom/jest-globals";
import { configure, getConfig } from "@testing-library/react";
import * as React from "react";
import { portalOffers } from "../src/shared/offers/portalOffers";
import "./labels";
import { everyOffer } from "./offers";

/** React keeps the stack of each element's making for warnings, until there are many: a twentieth of the tests' time. */
const internals = "__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE";
Object.defineProperty((React as unknown as Record<string, object>)[internals], "recentlyCreatedOwnerStacks", {
  get: () => Number.POSITIVE_INFINITY,
  set: () => undefined,
});

const { getElementError } = getConfig();
const isTriedAgain = () => Reflect.get(getConfig(), "_disableExpensiveErrorDiagnostics") === true;
configure({
  // Long, because rendering is slow on a busy machine.
  asyncUtilTimeout: 15_000,
  // The page is printed for the last try only.
  getElementError: (message, container) =>
    isTriedAgain() ? new Error(message ?? "") : getElementError(message, container),
});

/** Browser features that jsdom lacks. */
Object.defineProperty(window, "matchMedia", {
  writable: true,
  value: (media: string) => ({
    matches: false,
    media,
    onchange: null,
    addEventListener() {},
    removeEventListener() {},
    dispatchEvent: () => false,
  }),
});
Object.defineProperty(window, "MessageChannel", {
  writable: true,
  value: class {
    readonly port1: { onmessage: (() => void) | null } = { onmessage: null };
    readonly port2 = { postMessage: () => setTimeout(() => this.port1.onmessage?.()) };
  },
});
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
/** Without layout everything counts as visible. */
globalThis.IntersectionObserver ??= class {
  readonly root = null;
  readonly rootMargin = "";
  readonly scrollMargin = "";
  readonly thresholds = [];
  constructor(private readonly tell: IntersectionObserverCallback) {}
  observe(target: Element) {
    const box = target.getBoundingClientRect();
    const seen = { boundingClientRect: box, intersectionRect: box, rootBounds: null, time: 0 };
    this.tell([{ ...seen, target, isIntersecting: true, intersectionRatio: 1 }], this);
  }
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
};
window.scrollTo = () => {};
Element.prototype.scrollTo ??= () => {};
Element.prototype.scrollIntoView ??= () => {};

let consoleError: jest.SpiedFunction<typeof console.error>;

beforeEach(() => {
  // Known, but not stored: a test's storage has only its own values.
  portalOffers.learn(everyOffer);
  localStorage.clear();
  consoleError = jest.spyOn(console, "error").mockImplementation(() => {});
});

/** A warning of React or Apollo is a defect: a test that expects one clears it itself. */
afterEach(() => {
  const calls = consoleError.mock.calls.map((call) => call.map(String).join(" "));
  consoleError.mockRestore();
  expect(calls).toEqual([]);
});
