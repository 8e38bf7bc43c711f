import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { act, render, screen } from "@testing-library/react";
import { FakeSocket } from "../../../test/fakeSocket";
import { publicPortal } from "../../../test/publicPortal";
import { pass, renderPublic } from "../../../test/renderPublic";
import { ownPage } from "./ownPage";
import { usePublic } from "./PublicContext";
import { PublicShell } from "./PublicShell";
import { askPlaces } from "./placeList";
import { client, now, portalOf } from "./testing/places";
import { useFeed } from "./useFeed";

const portal = publicPortal(portalOf(client()));
const reload = jest.spyOn(ownPage, "reload").mockImplementation(() => undefined);

beforeEach(() => {
  jest.useFakeTimers({ now: now * 1000, doNotFake: ["nextTick", "queueMicrotask"] });
  reload.mockClear();
});
afterEach(() => {
  jest.useRealTimers();
  document.head.querySelector("script")?.remove();
});

/** Names of places, as a minimal page. */
function Names() {
  const { connection } = usePublic();
  const { data, fault } = useFeed("names", (signal) => askPlaces(connection, [], signal));
  return <p>{data?.places.map(({ name }) => name).join() ?? fault ?? "…"}</p>;
}

const open = () => renderPublic(Names, "/public?key=vk_1");

describe("a public page", () => {
  it("asks with its link's key alone: no cookie, nothing stored", async () => {
    localStorage.setItem("language", "en");
    await open();
    expect(screen.getByText("Loška cesta")).toBeInTheDocument();
    for (const { init } of portal.asked) {
      expect(init.credentials).toBe("omit");
      expect(init.headers).toMatchObject({ authorization: "ApiKey vk_1" });
    }
    expect(document.documentElement.lang).toBe("sl");
    expect({ ...localStorage }).toEqual({ language: "en" });
  });

  it("works where the browser lets it keep nothing", async () => {
    const blocked = ["localStorage", "sessionStorage"].map((name) =>
      jest.spyOn(window, name as "localStorage", "get").mockImplementation(() => {
        throw new DOMException("denied", "SecurityError");
      }),
    );
    try {
      await open();
      expect(screen.getByText("Loška cesta")).toBeInTheDocument();
    } finally {
      for (const spy of blocked) spy.mockRestore();
    }
  });

  it("says what is missing, and asks for nothing, where its link has no key", async () => {
    await renderPublic(Names, "/public?lang=en");
    expect(screen.getByRole("heading", { name: "The link is not complete" })).toBeInTheDocument();
    expect(portal.asked).toEqual([]);
    expect(FakeSocket.opened).toEqual([]);
  });
});

describe("new readings", () => {
  it("bring new figures, at most once in ten seconds", async () => {
    await open();
    await pass();
    expect(FakeSocket.newest?.init).toEqual({ apiKey: "vk_1" });
    for (let second = 0; second < 20; second += 1) {
      FakeSocket.newest?.arrive("1");
      await pass(1000);
    }
    expect(portal.askedFor("PublicLocations").length).toBeLessThanOrEqual(3);
    expect(portal.askedFor("PublicLocations").length).toBeGreaterThan(1);
  });

  it("are heard again after any loss, also where the portal broke off for good", async () => {
    await open();
    await pass();
    for (const code of [1006, 1001, 4500, 4400]) {
      const before = FakeSocket.opened.length;
      act(() => FakeSocket.newest?.end(code));
      await pass(60_000);
      expect(FakeSocket.opened.length).toBeGreaterThan(before);
      expect(FakeSocket.newest?.readyState).toBe(FakeSocket.OPEN);
    }
  });

  it("are waited for while the portal is down, for ever, with longer and longer waits", async () => {
    await open();
    await pass();
    FakeSocket.isTaking = false;
    portal.isAway = true;
    act(() => FakeSocket.newest?.end(1006));
    await pass(3600_000);
    const tries = FakeSocket.opened.length;
    expect(tries).toBeGreaterThan(30);
    expect(tries).toBeLessThan(150);
    FakeSocket.isTaking = true;
    portal.isAway = false;
    const asked = portal.askedFor("PublicLocations").length;
    await pass(61_000);
    expect(FakeSocket.newest?.readyState).toBe(FakeSocket.OPEN);
    expect(portal.askedFor("PublicLocations").length).toBeGreaterThan(asked);
  });
});

describe("a key that ends", () => {
  const isOver = () => screen.queryByRole("heading", { name: "Podatki niso več na voljo" }) !== null;

  it("takes what it opened from the screen at once, and stops asking but every five minutes", async () => {
    await open();
    await pass();
    portal.isOver = true;
    act(() => FakeSocket.newest?.end(4401));
    expect(isOver()).toBe(true);
    expect(screen.queryByText("Loška cesta")).toBeNull();
    const asked = portal.asked.length;
    await pass(299_900);
    expect(portal.asked.length).toBe(asked);
    await pass(100);
    expect(portal.asked.length).toBe(asked + 1);
    expect(isOver()).toBe(true);
    expect(FakeSocket.opened).toHaveLength(1);
  });

  it("shows its data again once it holds again", async () => {
    await open();
    await pass();
    portal.isOver = true;
    act(() => FakeSocket.newest?.end(4401));
    portal.isOver = false;
    await pass(300_000);
    expect(isOver()).toBe(false);
    expect(screen.getByText("Loška cesta")).toBeInTheDocument();
    expect(FakeSocket.newest?.readyState).toBe(FakeSocket.OPEN);
  });

  it("is noticed without a socket by the next answer", async () => {
    await open();
    portal.isOver = true;
    await pass(60_000);
    expect(isOver()).toBe(true);
  });

  it("was never one", async () => {
    portal.isOver = true;
    await open();
    expect(isOver()).toBe(true);
  });
});

describe("a fault of the page", () => {
  const isCrashed = () => screen.queryByRole("heading", { name: "Nekaj je šlo narobe" }) !== null;
  const silent = () => jest.mocked(console.error).mockClear();

  it("begins anew after ten seconds", async () => {
    let isFaulty = true;
    function Faulty() {
      if (isFaulty) throw new Error("odd figures");
      return <p>goes on</p>;
    }
    await renderPublic(Faulty, "/public?key=vk_1");
    silent();
    expect(isCrashed()).toBe(true);
    await pass(10_000);
    silent();
    expect(isCrashed()).toBe(true);
    isFaulty = false;
    await pass(10_000);
    expect(screen.getByText("goes on")).toBeInTheDocument();
    expect(reload).not.toHaveBeenCalled();
  });

  it("loads itself anew where its code is gone, once the portal answers, and at most once a minute", async () => {
    portal.isAway = true;
    window.history.replaceState(null, "", "/public?key=vk_1");
    const load = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module: /a.js"));
    render(<PublicShell load={load} />);
    await pass();
    silent();
    expect(isCrashed()).toBe(true);
    await pass(120_000);
    expect(reload).not.toHaveBeenCalled();
    portal.isAway = false;
    portal.page = '<script type="module" src="/assets/public-2.js"></script>';
    await pass(30_000);
    expect(reload).toHaveBeenCalledTimes(1);
  });
});

describe("a newer portal", () => {
  const entry = (name: string) => `<script type="module" src="/assets/${name}.js"></script>`;

  beforeEach(() => {
    const own = document.createElement("script");
    own.type = "module";
    own.setAttribute("src", "/assets/public-1.js");
    document.head.append(own);
  });

  it("is looked for every hour, and loaded", async () => {
    portal.page = entry("public-1");
    await open();
    await pass(3600_000);
    expect(reload).not.toHaveBeenCalled();
    portal.page = entry("public-2");
    await pass(3600_000);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it("is not taken for one where the portal doesn't answer", async () => {
    await open();
    portal.isAway = true;
    await pass(3600_000);
    portal.isAway = false;
    portal.page = null;
    await pass(3600_000);
    expect(reload).not.toHaveBeenCalled();
  });

  it("is looked for where the portal refuses what the page asks", async () => {
    await open();
    portal.page = entry("public-2");
    portal.isOver = true;
    await pass(60_000);
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
