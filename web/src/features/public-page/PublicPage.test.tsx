import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { act, fireEvent, screen, within } from "@testing-library/react";
import { giveSize } from "../../../test/layout";
import { publicPortal } from "../../../test/publicPortal";
import { pass, renderPublic } from "../../../test/renderPublic";
import { client, now, portalOf, silence, summary } from "../../shared/public/testing/places";

giveSize(800, 600);
// The map's code normally loads later; here it is loaded already.
await import("../../shared/public/PublicMap");
const { PublicPage } = await import("./PublicPage");

const fast = client({
  id: "2",
  name: "Obvoznica",
  lastActiveDate: null,
  hasReported: false,
  lastCountDate: null,
  hasCounted: false,
  settings: { locationAddress: null, speedLimit: 90, markerPosition: null },
  summary: () => summary({ v85: 97, totalVehicles: 20_500 }),
});
const valve = client({
  id: "3",
  name: "Ventil",
  groups: [{ id: "2", name: "Park", type: "VALVE", inOutGraphs: false }],
});
const people = client({
  id: "4",
  name: "Trg",
  visionType: "VISION_BIKE",
  hardwareType: null,
  settings: { locationAddress: null, speedLimit: 50, markerPosition: null },
});

const portal = publicPortal(portalOf(client(), fast, valve, people));

beforeEach(() => {
  jest.useFakeTimers({ now: now * 1000, doNotFake: ["nextTick", "queueMicrotask"] });
});
afterEach(() => {
  jest.useRealTimers();
});

const open = (more = "") => renderPublic(PublicPage, `/public?key=vk_1${more}`);
const cells = (name: RegExp) =>
  within(screen.getByRole("row", { name }))
    .getAllByRole("cell")
    .map(({ textContent }) => textContent?.replaceAll("\u00a0", " "));
const placesInOrder = () =>
  screen.getAllByRole("rowheader").map((head) => within(head).getByRole("link").textContent);
const intervalsAsked = () => portal.askedFor("PublicSummaries").map(({ variables }) => variables.interval);

describe("a municipality's page", () => {
  it("has its name, and each place's figures, address and age", async () => {
    await open();
    expect(screen.getByRole("heading", { level: 1, name: "Občina Žiri" })).toBeInTheDocument();
    expect(document.title).toBe("Informacijski sistem o prometu – Občina Žiri");
    expect(cells(/Loška cesta/)).toEqual(["1234", "41,5", "49", "96", "100,0 %", "pred 2 min, Aktivna"]);
    expect(screen.getByText("Loška cesta 1 · omejitev 50 km/h")).toBeInTheDocument();
    expect(cells(/Obvoznica/).at(-1)).toBe("nikoli, Še nikoli");
    expect(screen.getByText("3 lokacije")).toBeInTheDocument();
    expect(screen.getByText("01.07.2026 10:00 – 02.07.2026 10:00")).toBeInTheDocument();
  });

  it("says of speeds that they are estimates where a summary has some, and explains it once", async () => {
    Object.assign(portal.root, portalOf(client({ summary: () => summary({ isEstimate: true }) }), fast));
    await open();
    expect(cells(/Loška cesta/).slice(0, 4)).toEqual(["1234", "41,5 ocena", "49 ocena", "96"]);
    expect(cells(/Obvoznica/).join()).not.toContain("ocena");
    expect(screen.getAllByText(/^Ocena: izračunano/)).toHaveLength(1);
  });

  it("says how much time a place's figures leave out, and not why", async () => {
    Object.assign(portal.root, portalOf(client({ summary: () => summary({ leftOutSeconds: 1800 }) }), fast));
    await open();
    expect(cells(/Loška cesta/)[4]).toBe("100,0 %izločeno 30 min");
    expect(cells(/Obvoznica/)[4]).toBe("100,0 %");
    expect(document.body).not.toHaveTextContent(/Testna vožnja/);
  });

  it("leaves valves out, and tells of places without speeds whom they count", async () => {
    Object.assign(
      portal.root,
      portalOf(
        client({ ...people, measurement: { pedestrians: { total: 30 }, cyclists: { total: 12 } } }),
        valve,
      ),
    );
    await open();
    expect(placesInOrder()).toEqual(["Trg"]);
    expect(cells(/Trg/).slice(0, 4)).toEqual(["42Pešci in kolesarji", "-", "-", "-"]);
    expect(portal.askedFor("PublicPeople").map(({ variables }) => variables.ids)).toEqual([["4"]]);
  });

  it("says which places' figures are of whole hours", async () => {
    const resolution = {
      unit: "HOUR",
      from: Date.UTC(2026, 9, 5, 8) / 1000,
      to: Date.UTC(2026, 9, 5, 10) / 1000,
    };
    Object.assign(portal.root, portalOf(client({ summary: () => summary({ resolution }) }), fast));
    await open();
    expect(
      await screen.findByText(/^Loška cesta.*: Podatki so za cele ure, 05\.10\.2026 10:00 –/),
    ).toBeVisible();
  });

  it("leads to the graphs of all, and of each place, by its own key and language", async () => {
    await open("&lang=en&theme=dark");
    expect(screen.getByRole("link", { name: "Graphs" })).toHaveAttribute(
      "href",
      "/public/graph?key=vk_1&lang=en&theme=dark",
    );
    expect(screen.getByRole("link", { name: "Obvoznica" })).toHaveAttribute(
      "href",
      "/public/graph?key=vk_1&lang=en&theme=dark&client=2",
    );
  });

  it("keeps its figures while the portal is away, and says how old they are", async () => {
    await open();
    portal.isAway = true;
    await pass(180_000);
    expect(cells(/Loška cesta/)[0]).toBe("1234");
    const old = screen.getByText(/Prikazani podatki so prišli/);
    expect(old).toHaveTextContent("Prikazani podatki so prišli pred 3 min");
    portal.isAway = false;
    await pass(60_000);
    expect(screen.queryByText(/Prikazani podatki so prišli/)).toBeNull();
  });

  it("says that it has nothing yet where the portal is away from the beginning, and shows it once it is back", async () => {
    portal.isAway = true;
    await open();
    expect(
      screen.getByRole("heading", { name: "Podatkov trenutno ni mogoče prikazati" }),
    ).toBeInTheDocument();
    portal.isAway = false;
    await pass(60_000);
    expect(placesInOrder()).toEqual(["Loška cesta", "Obvoznica", "Trg"]);
  });

  it("tells a place whose figures can't be had from one that heard nothing", async () => {
    Object.assign(
      portal.root,
      portalOf(client({ summary: null }), client({ ...fast, name: "Tiha", summary: summary(silence) })),
    );
    await open();
    expect(cells(/Loška cesta/)[0]).toMatch(/trenutno ni mogoče dobiti/);
    expect(cells(/Tiha/).slice(0, 5)).toEqual(["-", "-", "-", "-", "0,0 %"]);
  });

  it("says so where no place has data in the period, and where there is none at all", async () => {
    Object.assign(portal.root, portalOf(client({ summary: summary(silence) })));
    const { unmount } = await open();
    expect(screen.getByText(/V tem obdobju ni podatkov z nobene lokacije/)).toBeInTheDocument();
    unmount();
    Object.assign(portal.root, portalOf(valve));
    await open();
    expect(screen.getByRole("heading", { name: "Tu še ni lokacij" })).toBeInTheDocument();
  });

  it("shows places on a map; a marker tells its place's figures", async () => {
    await open();
    fireEvent.click(screen.getByRole("button", { name: "Loška cesta, Aktivna" }));
    await pass();
    const map = within(screen.getByRole("region", { name: "Zemljevid lokacij" }));
    expect(map.getByRole("link", { name: "Grafi lokacije" })).toHaveAttribute(
      "href",
      "/public/graph?key=vk_1&client=1",
    );
    expect(map.getByText("1234")).toBeInTheDocument();
  });

  it("changes its language for this visit alone", async () => {
    await open();
    fireEvent.click(screen.getByRole("button", { name: "English" }));
    expect(screen.getByRole("tab", { name: "24 hours" })).toBeInTheDocument();
    expect(window.location.search).toBe("?key=vk_1&lang=en");
    expect(localStorage).toHaveLength(0);
  });

  it("sorts by each column, and has the order in its address", async () => {
    await open();
    expect(placesInOrder()).toEqual(["Loška cesta", "Obvoznica", "Trg"]);
    fireEvent.click(screen.getByRole("button", { name: /V85/ }));
    expect(placesInOrder()).toEqual(["Obvoznica", "Loška cesta", "Trg"]);
    expect(screen.getByRole("columnheader", { name: /V85/ })).toHaveAttribute("aria-sort", "descending");
    fireEvent.click(screen.getByRole("button", { name: /V85/ }));
    expect(placesInOrder()).toEqual(["Loška cesta", "Obvoznica", "Trg"]);
    expect(window.location.search).toBe("?key=vk_1&sort=v85");
  });
});

describe("its periods", () => {
  const tab = (name: string) => screen.getByRole("tab", { name });
  const press = async (element: HTMLElement) => {
    fireEvent.click(element);
    await pass();
  };

  it("are six, chosen by mouse or keyboard, and stand in the address", async () => {
    await open();
    expect(screen.getAllByRole("tab").map(({ textContent }) => textContent)).toEqual([
      "24 ur",
      "En teden",
      "Dva tedna",
      "En mesec",
      "Koledar",
      "Po izbiri",
    ]);
    await press(tab("Dva tedna"));
    expect(window.location.search).toBe("?key=vk_1&interval=TWO_WEEKS");
    act(() => tab("Dva tedna").focus());
    fireEvent.keyDown(tab("Dva tedna"), { key: "ArrowRight" });
    await pass();
    expect(tab("En mesec")).toHaveFocus();
    expect(tab("En mesec")).toHaveAttribute("aria-selected", "true");
    expect(intervalsAsked()).toEqual([{ preset: "LAST_24H" }, { preset: "TWO_WEEKS" }, { preset: "MONTH" }]);
    expect(screen.getByRole("tabpanel", { name: "En mesec" })).toBeInTheDocument();
  });

  it("are those of the calendar, too, by their names", async () => {
    await open();
    await press(tab("Koledar"));
    expect(window.location.search).toBe("?key=vk_1&interval=LAST_MONTH");
    fireEvent.change(screen.getByLabelText("Koledarsko obdobje"), { target: { value: "LAST_YEAR" } });
    await pass();
    expect(intervalsAsked()).toEqual([
      { preset: "LAST_24H" },
      { preset: "LAST_MONTH" },
      { preset: "LAST_YEAR" },
    ]);
  });

  it("leave the figures before in their place until the new ones come", async () => {
    await open();
    portal.root.locations = () => new Promise(() => undefined);
    await press(tab("En teden"));
    expect(cells(/Loška cesta/)[0]).toBe("1234");
    expect(screen.getByRole("tabpanel")).toHaveAttribute("aria-busy", "true");
  });

  it("of one's own begin with what is shown, in the places' local time", async () => {
    await open();
    await press(tab("Po izbiri"));
    expect(screen.getByLabelText("Od")).toHaveValue("01.07.2026 10:00");
    expect(screen.getByLabelText("Do")).toHaveValue("02.07.2026 10:00");
    fireEvent.change(screen.getByLabelText("Od"), { target: { value: "2026-06-20T00:00" } });
    await press(screen.getByRole("button", { name: "Osveži" }));
    expect(intervalsAsked().at(-1)).toEqual({ from: 1_781_906_400, to: now });
    expect(window.location.search).toBe(`?key=vk_1&from=1781906400&to=${now}`);
    const before = intervalsAsked().length;
    await press(screen.getByRole("button", { name: "Osveži" }));
    expect(intervalsAsked().length).toBe(before + 1);
  });

  it.each([
    ["Od", "", "Vnesite začetek obdobja."],
    ["Do", "", "Vnesite konec obdobja."],
    ["Do", "2026-06-01T00:00", "Konec mora biti za začetkom."],
    ["Od", "2020-01-01T00:00", "Obdobje je lahko dolgo največ 400 dni."],
  ])("of one's own with %s %j say beside the field what is wrong", async (label, value, fault) => {
    await open(`&from=${now - 86_400}&to=${now}`);
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
    const asked = portal.asked.length;
    await press(screen.getByRole("button", { name: "Osveži" }));
    expect(screen.getByRole("alert")).toHaveTextContent(fault);
    const field = screen.getByLabelText(fault.startsWith("Obdobje") ? "Do" : label);
    expect(field).toHaveAccessibleDescription(fault);
    expect(field).toHaveFocus();
    expect(portal.asked.length).toBe(asked);
  });
});

describe("on a phone", () => {
  it("places are cards that are sorted by a choice", async () => {
    const { matchMedia } = window;
    const phone = jest.spyOn(window, "matchMedia").mockImplementation((query) => ({
      ...matchMedia(query),
      matches: query.includes("max-width"),
    }));
    try {
      await open();
      const names = () =>
        within(screen.getByRole("list", { name: "Promet po lokacijah" }))
          .getAllByRole("link")
          .map(({ textContent }) => textContent);
      expect(names()).toEqual(["Loška cesta", "Obvoznica", "Trg"]);
      fireEvent.change(screen.getByLabelText("Razvrsti po"), { target: { value: "v85" } });
      expect(names()).toEqual(["Obvoznica", "Loška cesta", "Trg"]);
    } finally {
      phone.mockRestore();
    }
  });
});
