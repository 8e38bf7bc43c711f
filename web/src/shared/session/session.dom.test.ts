import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { fireEvent } from "@testing-library/react";
import { toast } from "../ui/toastStore";
import { endSession } from "./endSession";
import { localSession } from "./session";
import { unsaved } from "./unsaved";

const ana = { username: "Ana", isAdmin: 1, groupName: null, groupId: "7" } as const;
const said = () => toast.read().map(({ text }) => text);

/** A change of storage by another tab. */
function elsewhere(key: string, newValue: string | null): void {
  if (newValue === null) localStorage.removeItem(key);
  else localStorage.setItem(key, newValue);
  fireEvent(window, new StorageEvent("storage", { key, newValue }));
}

beforeEach(() => {
  toast.clear();
  localSession.set(ana);
});

describe("the session that the page remembers", () => {
  it("ends here as the visitor signs out in another tab, without a word", () => {
    elsewhere("signedOut", "1");
    elsewhere("username", null);
    elsewhere("signedOut", null);
    expect([localSession.read(), localSession.leftByChoice(), said()]).toEqual([null, true, []]);
  });

  it("ends here as another tab hears that it is over, and says so", () => {
    elsewhere("username", null);
    expect([localSession.read(), localSession.leftByChoice()]).toEqual([null, false]);
    expect(said()).toEqual(["Pri preverjanju seje je prišlo do težave"]);
  });

  it("begins here with a sign-in in another tab, never as half of somebody", () => {
    localSession.clear(true);
    const seen: unknown[] = [];
    const stop = localSession.subscribe(() => seen.push(localSession.read()));
    elsewhere("isAdmin", "1");
    elsewhere("groupId", "7");
    elsewhere("username", "Ana");
    stop();
    expect(seen).toEqual([null, null, ana]);
    expect(localSession.leftByChoice()).toBe(false);
  });

  describe("that ends while something is unsaved", () => {
    let save: () => void;
    beforeEach(() => {
      save = unsaved.hold();
    });
    afterEach(() => save());

    it("leaves the page as it is, with nothing on the disk, and says nothing beside it", () => {
      endSession();
      endSession();
      expect([localSession.read(), localSession.isOver(), localStorage.length, said()]).toEqual([
        ana,
        true,
        0,
        [],
      ]);
    });

    it("does so where another tab was the first to hear of it", () => {
      elsewhere("username", null);
      expect([localSession.read(), localSession.isOver(), said()]).toEqual([ana, true, []]);
    });

    it("goes on for the same person, here or in another tab", () => {
      endSession();
      localSession.set({ ...ana, groupName: "Občina" });
      expect([localSession.isOver(), localSession.read()?.username]).toEqual([false, "Ana"]);
      endSession();
      elsewhere("username", "Ana");
      expect([localSession.isOver(), localSession.read()?.username]).toEqual([false, "Ana"]);
    });

    it("is over for good where they leave, or sign out in another tab", () => {
      endSession();
      localSession.clear();
      expect([localSession.read(), localSession.isOver()]).toEqual([null, false]);
      localSession.set(ana);
      endSession();
      elsewhere("signedOut", "1");
      elsewhere("username", null);
      expect([localSession.read(), localSession.isOver(), localSession.leftByChoice()]).toEqual([
        null,
        false,
        true,
      ]);
    });
  });

  it("leaves nothing behind", () => {
    localSession.clear(true);
    expect(localStorage).toHaveLength(0);
  });

  it("says once that it is over, however many requests find out", () => {
    endSession();
    endSession();
    expect(said()).toHaveLength(1);
    expect(localSession.leftByChoice()).toBe(false);
  });
});

describe("the answers that the browser keeps", () => {
  const gone = jest.fn(async (_name: string) => true);
  const give = (caches: PropertyDescriptor) =>
    Object.defineProperty(globalThis, "caches", { ...caches, configurable: true });

  beforeEach(() => {
    gone.mockClear();
    give({ value: { delete: gone } });
  });
  afterEach(() => void Reflect.deleteProperty(globalThis, "caches"));

  it.each([
    ["signs out", () => localSession.clear(true)],
    ["loses the session", () => endSession()],
    ["does so in another tab", () => elsewhere("username", null)],
    ["is somebody else", () => localSession.set({ ...ana, username: "Bor" })],
    [
      "has a namesake",
      () => {
        localSession.set({ ...ana, userId: "3" });
        gone.mockClear();
        localSession.set({ ...ana, userId: "4" });
      },
    ],
  ])("go with the person who %s", (_how, leave) => {
    leave();
    expect(gone).toHaveBeenCalledWith("last-answers");
  });

  it("stay with the same person, whatever else is learnt of them", () => {
    localSession.set({ ...ana, groupName: "Žiri" });
    expect(gone).not.toHaveBeenCalled();
  });

  it("keep nobody from signing out where the browser refuses to name them", () => {
    give({
      get: () => {
        throw new DOMException("Access is denied for this document.", "SecurityError");
      },
    });
    localSession.clear(true);
    expect(localSession.read()).toBeNull();
  });
});
