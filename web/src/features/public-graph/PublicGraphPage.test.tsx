import "../../shared/chart/testing/browser";
import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { fireEvent, screen, within } from "@testing-library/react";
import { FakeSocket } from "../../../test/fakeSocket";
import { giveSize } from "../../../test/layout";
import { publicPortal } from "../../../test/publicPortal";
import { pass, renderPublic } from "../../../test/renderPublic";
import { answered, measurement } from "../../shared/chart/testing/measurement";
import { client, now, portalOf } from "../../shared/public/testing/places";

giveSize(900, 500);
// Highcharts inspects the browser as soon as it is loaded.
await import("../../shared/public/chart/drawing");
const { Highcharts } = await import("../../shared/chart/highcharts");
const { PublicGraphPage } = await import("./PublicGraphPage");

const nothingHeard = answered(measurement({ missing: Array.from({ length: 24 }, (_, hour) => hour) }));
const bicycles = client({ id: "2", name: "Kolesarska pot", hardwareType: "BIKECOUNTER" });
const silent = client({ id: "3", name: "Med njima", hardwareType: "BIKECOUNTER", measurement: nothingHeard });

const portal = publicPortal(portalOf(bicycles, client(), silent));

beforeEach(() => {
  jest.useFakeTimers({ now: now * 1000, doNotFake: ["nextTick", "queueMicrotask"] });
});
afterEach(() => {
  jest.useRealTimers();
});

const open = (more = "") => renderPublic(PublicGraphPage, `/public/graph?key=vk_1${more}`);
const shown = () => `${screen.getByRole("heading", { level: 1 }).textContent}: ${value("Pogled")}`;
const value = (name: string | RegExp) => {
  const row = screen.getByRole("rowheader", { name }).closest("tr");
  return row && within(row).getByRole("cell").textContent?.replaceAll("\u00a0", " ");
};
const said = () => document.querySelector(".graph-page > [aria-live=polite]")?.textContent;

/** Records the shown graph every ten seconds, without the timer's own delay. */
async function watch(times: number): Promise<string[]> {
  const seen: string[] = [];
  for (let time = 0; time < times; time += 1) {
    seen.push(shown());
    await pass(10_000);
  }
  return seen;
}

describe("rotating graphs", () => {
  it("go through each place's set, and through the places that have data, in ten seconds each", async () => {
    await open();
    expect(await watch(7)).toEqual([
      "Kolesarska pot: Število kolesarjev na uro",
      "Loška cesta: Hitrostni razred",
      "Loška cesta: Histogram hitrosti",
      "Loška cesta: Število vozil na uro",
      "Loška cesta: Hitrost vozil",
      "Loška cesta: Precentil",
      "Kolesarska pot: Število kolesarjev na uro",
    ]);
    expect(document.querySelectorAll("svg.highcharts-root")).toHaveLength(1);
  });

  it("stand as long as the link says, of the places and the kind that it names", async () => {
    await open("&client=1&graph=histogram&seconds=30");
    expect(shown()).toBe("Loška cesta: Histogram hitrosti");
    await pass(29_000);
    expect(shown()).toBe("Loška cesta: Histogram hitrosti");
    expect(portal.askedFor("PublicTraffic").map(({ variables }) => variables.id)).toEqual(["1"]);
  });

  it("stand beside what they are of", async () => {
    await open("&client=1");
    expect(value("Lokacija")).toBe("Loška cestaLoška cesta 1");
    expect(value("Od")).toBe("01.07.2026 00:00");
    expect(value("Do")).toBe("02.07.2026 00:00");
    expect(value("Vozila")).toBe("516");
    expect(value("Povprečna hitrost")).toBe("41,5 km/h");
    expect(value("Najvišja hitrost")).toBe("96 km/h");
    expect(value("V85")).toBe("49 km/h");
    expect(value(/^Nad omejitvijo 50.km\/h$/)).toBe("9,3 %");
    expect(value("Popolnost")).toBe("100,0 %");
    expect(value("Zadnji podatki")).toBe("pred 2 min, Aktivna");
  });

  it("tell how much time they leave out", async () => {
    const left = { ...answered(measurement()), leftOutSeconds: 5400 };
    portal.root = { ...portal.root, client: () => client({ measurement: () => left }) };
    await open("&client=1");
    expect(value("Izločeno")).toBe("1,5 h");
  });

  it("tell how old imported data are of a place that was never heard by itself", async () => {
    const imported = { lastActiveDate: null, hasReported: false, lastCountDate: now - 86_400 };
    portal.root = { ...portal.root, client: () => client({ ...imported, hasCounted: true }) };
    await open("&client=1");
    expect(value("Zadnji podatki")).toBe("pred 1 dnem, Samo podatki");
  });

  it("show of a bicycle counter that tells people apart whom it counted", async () => {
    const told = measurement();
    const people = {
      cyclists: told.cyclists && { ...told.cyclists, total: 219 },
      pedestrians: told.pedestrians && { ...told.pedestrians, total: 31 },
    };
    const counted = answered({ ...told, ...people, totalVehicles: 0 });
    const place = { hardwareType: "BIKECOUNTER", measurement: () => counted };
    portal.root = { ...portal.root, client: () => client(place) };
    await open("&client=1");
    expect(value("Pešci in kolesarji")).toBe("250");
    expect(value("Pogled")).toBe("Pešci");
  });

  it("lead back to the map, unless the link says otherwise", async () => {
    const { unmount } = await open("&client=1&theme=dark");
    expect(screen.getByRole("link", { name: "Nazaj na zemljevid" })).toHaveAttribute(
      "href",
      "/public?key=vk_1&theme=dark",
    );
    unmount();
    await open("&back=0");
    expect(screen.queryByRole("link")).toBeNull();
  });

  it("are stopped and gone through by buttons, and only then tell who hears them what is shown", async () => {
    await open("&client=1");
    expect(said()).toBe("");
    fireEvent.click(screen.getByRole("button", { name: "Ustavi menjavanje" }));
    expect(said()).toBe("Loška cesta: Hitrostni razred");
    await pass(60_000);
    expect(shown()).toBe("Loška cesta: Hitrostni razred");
    fireEvent.click(screen.getByRole("button", { name: "Naslednji graf" }));
    expect(said()).toBe("Loška cesta: Histogram hitrosti");
    fireEvent.click(screen.getByRole("button", { name: "Prejšnji graf" }));
    fireEvent.click(screen.getByRole("button", { name: "Prejšnji graf" }));
    expect(said()).toBe("Loška cesta: Precentil");
    fireEvent.click(screen.getByRole("button", { name: "Nadaljuj menjavanje" }));
    await pass(10_000);
    expect(shown()).toBe("Loška cesta: Hitrostni razred");
    expect(said()).toBe("");
  });

  it("are stopped and gone through by keys, which buttons keep for themselves", async () => {
    await open("&client=1");
    fireEvent.keyDown(document.body, { key: "ArrowRight" });
    expect(shown()).toBe("Loška cesta: Histogram hitrosti");
    fireEvent.keyDown(document.body, { key: " " });
    fireEvent.keyDown(screen.getByRole("button", { name: "Nadaljuj menjavanje" }), { key: " " });
    expect(screen.getByRole("button", { name: "Nadaljuj menjavanje" })).toBeInTheDocument();
    fireEvent.keyDown(document.body, { key: "ArrowLeft" });
    expect(shown()).toBe("Loška cesta: Hitrostni razred");
  });

  it("stand still at first for who asked for less motion, unless the link says how fast they go", async () => {
    const { matchMedia } = window;
    const still = jest.spyOn(window, "matchMedia").mockImplementation((query) => ({
      ...matchMedia(query),
      matches: query.includes("reduced-motion"),
    }));
    try {
      const { unmount } = await open("&client=1");
      expect(screen.getByRole("button", { name: "Nadaljuj menjavanje" })).toBeInTheDocument();
      unmount();
      await open("&client=1&seconds=20");
      expect(screen.getByRole("button", { name: "Ustavi menjavanje" })).toBeInTheDocument();
    } finally {
      still.mockRestore();
    }
  });

  it("keep the screen awake while they change", async () => {
    const release = jest.fn(async () => undefined);
    const request = jest.fn(async (_kind: string) => ({ release, released: false }));
    Object.defineProperty(navigator, "wakeLock", { configurable: true, value: { request } });
    try {
      await open("&client=1");
      expect(request).toHaveBeenCalledWith("screen");
      fireEvent.click(screen.getByRole("button", { name: "Ustavi menjavanje" }));
      expect(release).toHaveBeenCalledTimes(1);
    } finally {
      Reflect.deleteProperty(navigator, "wakeLock");
    }
  });
});

describe("their data", () => {
  it("are asked for ahead, once a minute at most for a place that shows, and on its news", async () => {
    await open();
    expect(portal.askedFor("PublicTraffic").map(({ variables }) => variables.id)).toEqual(["2", "1"]);
    fireEvent.click(screen.getByRole("button", { name: "Ustavi menjavanje" }));
    await pass(15_000);
    FakeSocket.newest?.arrive("3");
    await pass(2000);
    expect(portal.askedFor("PublicTraffic")).toHaveLength(2);
    FakeSocket.newest?.arrive("2");
    await pass(2000);
    expect(portal.askedFor("PublicTraffic").map(({ variables }) => variables.id)).toEqual(["2", "1", "2"]);
  });

  it("stay while the portal is away: what is known goes on being shown, with its age", async () => {
    await open();
    await pass(10_000);
    portal.isAway = true;
    expect(await watch(6)).toEqual([
      "Loška cesta: Hitrostni razred",
      "Loška cesta: Histogram hitrosti",
      "Loška cesta: Število vozil na uro",
      "Loška cesta: Hitrost vozil",
      "Loška cesta: Precentil",
      "Kolesarska pot: Število kolesarjev na uro",
    ]);
    await pass(60_000);
    expect(screen.getByText(/Portal se trenutno ne odziva/)).toBeInTheDocument();
  });

  it("are waited for where no place has any, and shown once they come", async () => {
    portal.root = { ...portalOf(silent) };
    await open();
    expect(screen.getByRole("heading", { name: "Ni grafov za prikaz" })).toBeInTheDocument();
    portal.root = { ...portalOf(bicycles, silent) };
    portal.root.client = portalOf({ ...bicycles, id: "3" }).client;
    await pass(61_000);
    expect(value("Pogled")).toBe("Število kolesarjev na uro");
  });

  it("are not there where the link names a place that its key doesn't open", async () => {
    await open("&client=99");
    expect(screen.getByRole("heading", { name: "Te lokacije ali obdobja ni" })).toBeInTheDocument();
  });

  it("are no longer shown of a device that was given away, and the link says how many it names in vain", async () => {
    await open("&client=1,2&seconds=30");
    expect(screen.queryByText(/ne odpira/)).toBeNull();
    expect(shown()).toContain("Kolesarska pot");
    portal.root = portalOf(client());
    await pass(61_000);
    expect(document.body).not.toHaveTextContent("Kolesarska pot");
    expect(shown()).toContain("Loška cesta");
    expect(screen.getByText(/^1 lokacija s te povezave ni več prikazana/)).toBeInTheDocument();
    portal.root = portalOf();
    await pass(61_000);
    expect(screen.getByRole("heading", { name: "Te lokacije ali obdobja ni" })).toBeInTheDocument();
    expect(document.body).not.toHaveTextContent("Loška cesta");
  });

  it("name in English, too, what the link names in vain", async () => {
    await open("&client=1,98,99&lang=en");
    expect(screen.getByText(/^2 locations of this link are no longer shown/)).toBeInTheDocument();
  });

  it("that never come hold up no other place", async () => {
    portal.root.client = ({ id }: { id: string }) => {
      if (id === "2") throw new Error("broken");
      return portalOf(client()).client({ id });
    };
    await open();
    await pass(1000);
    expect(shown()).toBe("Loška cesta: Hitrostni razred");
  });

  it("of a place that did not answer at first are back in the second minute, whatever becomes of the clock", async () => {
    let isBroken = true;
    portal.root.client = ({ id }: { id: string }) => {
      if (id === "1" && isBroken) throw new Error("broken");
      return portalOf(bicycles, client()).client({ id });
    };
    await open();
    await pass(1000);
    isBroken = false;
    jest.setSystemTime((now - 3600) * 1000);
    expect(await watch(14)).toContain("Loška cesta: Hitrostni razred");
  });
});

it("leaves nothing behind of charts that are gone", async () => {
  const { unmount } = await open("&seconds=3");
  for (let turn = 0; turn < 40; turn += 1) await pass(3000);
  expect(Highcharts.charts.length).toBeLessThanOrEqual(2);
  unmount();
  await pass();
  expect(Highcharts.charts.length).toBe(0);
});
