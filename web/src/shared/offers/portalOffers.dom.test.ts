import { beforeEach, expect, it, jest } from "@jest/globals";
import { fireEvent } from "@testing-library/react";
import { portalOffers } from "./portalOffers";

const kept = "offers";

/** The module as a newly opened page finds it. */
async function opened() {
  jest.resetModules();
  return (await import("./portalOffers")).portalOffers;
}

/** A change of storage by another tab. */
function elsewhere(newValue: string | null): void {
  fireEvent(window, new StorageEvent("storage", { key: kept, newValue }));
}

beforeEach(() => portalOffers.learn([]));

it("is not known before anything was told", async () => {
  localStorage.clear();
  const offers = (await opened()).read();
  expect([offers.areKnown, offers.has("EXPORTS")]).toEqual([false, false]);
});

it("is known at once where it was told before, also that there is nothing", async () => {
  portalOffers.learn(["FLEET", "EXPORTS"]);
  const next = (await opened()).read();
  expect([next.areKnown, next.has("EXPORTS"), next.has("AUDIT")]).toEqual([true, true, false]);
  portalOffers.learn([]);
  const plain = (await opened()).read();
  expect([plain.areKnown, plain.has("EXPORTS")]).toEqual([true, false]);
});

it("takes a later answer, and leaves what was known where the platform could not be asked", () => {
  const heard = jest.fn();
  const stop = portalOffers.subscribe(heard);
  portalOffers.learn(["EXPORTS"]);
  portalOffers.learn(["EXPORTS"]);
  portalOffers.learn(null);
  portalOffers.learn(undefined);
  stop();
  expect(heard).toHaveBeenCalledTimes(1);
  expect(portalOffers.read().has("EXPORTS")).toBe(true);
});

it("hears what another tab was told; a storage that is cleared takes nothing away", () => {
  elsewhere("AUDIT");
  expect(portalOffers.read().has("AUDIT")).toBe(true);
  elsewhere(null);
  expect(portalOffers.read().has("AUDIT")).toBe(true);
});
