import "../../shared/chart/testing/browser";
import { describe, expect, it } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { GraphQLError } from "graphql";
import { clientRow } from "../../../test/clientRow";
import { placeRow, stay } from "../../../test/placeRow";
import { renderPortal } from "../../../test/renderPortal";
import type { Measurement } from "../../shared/chart/measurement";
import { measurement } from "../../shared/chart/testing/measurement";
import type { PlaceRow } from "../../shared/clients/places";
import { ClientsContext, type ClientsValue } from "../../shared/clients/useClients";
import { PlacesContext } from "../../shared/clients/usePlaces";
import { TrafficPage } from "./TrafficPage";

const inGroup = { groups: [{ id: "1", name: "Občina" }] };
const most = clientRow({ id: "1", name: "Most", ...inGroup });
const sola = clientRow({ id: "2", name: "Šola", ...inGroup });
const loop = clientRow({ id: "3", name: "Pot", hardwareType: "BIKECOUNTER", ...inGroup });
const square = clientRow({ id: "4", name: "Trg", visionType: "VISION_BIKE", ...inGroup });

const figures: Record<string, Partial<Measurement>> = {
  "1": { totalVehicles: 1000, percentiles: { v30: 40, v50: 44, v85: 51, sampleSize: 1000 } },
  "2": {
    totalVehicles: 400,
    percentageOverLimit: 71.2,
    percentiles: { v30: 30, v50: 33, v85: 37, sampleSize: 90 },
  },
  "3": { totalVehicles: 620 },
  "4": { totalVehicles: 0 },
};

const counted = (total: number) => ({
  total,
  totalTrend: null,
  byHour: [],
  byHourIncoming: [],
  byHourOutgoing: [],
});

type Shown = {
  clients?: ClientsValue["clients"];
  groups?: ClientsValue["groups"];
  at?: string;
  of?: (id: string) => Measurement;
  places?: readonly PlaceRow[];
};

function show({
  clients = [most, sola, loop, square],
  groups,
  at = "/traffic",
  of,
  places = [],
}: Shown = {}) {
  const asked: string[][] = [];
  const value: ClientsValue = {
    clients,
    groups: groups ?? [
      { id: "1", name: "Občina", type: "SPEED", timeZone: "Europe/Ljubljana", summaryGroups: [] },
      { id: "9", name: "Park", type: "VALVE", timeZone: "Europe/Ljubljana", summaryGroups: [] },
    ],
    at: 1,
    failure: null,
    refresh: () => {},
    refreshOne: async () => {},
  };
  const measured = (id: string) =>
    of?.(id) ?? measurement({ ...figures[id], pedestrians: counted(300), cyclists: counted(100) });
  const view = renderPortal(
    <ClientsContext value={value}>
      <PlacesContext value={{ places, failed: false, refresh: () => {} }}>
        <TrafficPage />
      </PlacesContext>
    </ClientsContext>,
    {
      at,
      routes: [{ path: "/compare", element: <p>comparison reached</p> }],
      root: {
        clients: ({ ids }: { ids?: string[] }) => {
          const asks = ids ?? clients?.map(({ id }) => id) ?? [];
          asked.push(asks);
          return asks.map((id) => ({ id, timeZone: "Europe/Ljubljana", measurement: () => measured(id) }));
        },
        places: places.map((place) => ({ ...place, measurement: () => measured(place.id) })),
      },
    },
  );
  return { ...view, asked };
}

const row = (name: string) => screen.findByRole("row", { name: new RegExp(`^Izberi: ${name}`) });
const names = () => screen.getAllByRole("rowheader").map(({ textContent }) => textContent);

const leavingOut = (id: string) =>
  Object.assign(measurement(figures[id]), { leftOutSeconds: id === "1" ? 43_200 : id === "2" ? 0 : null });

describe("the traffic of a group", () => {
  it("says how much time the figures leave out, of each location and together", async () => {
    show({ clients: [most, sola], of: leavingOut });
    expect(await within(await row("Most")).findByText("izločeno 12 h")).toBeVisible();
    expect(within(await row("Šola")).queryByText(/izločeno/)).toBeNull();
    expect(screen.getByText("izločeno 12 h, podatki 2 od 2 lokacij")).toBeVisible();
  });

  it.each(["charts", "ranking"])("says it in its view of %s", async (view) => {
    show({ clients: [most, sola], of: leavingOut, at: `/traffic?view=${view}` });
    const said = view === "charts" ? /· izločeno 12 h/ : "Izločeno: Most (12 h)";
    expect(await screen.findByText(said)).toBeVisible();
  });

  it("stands side by side, busiest first, and counters have no speeds", async () => {
    const { asked } = show();
    await within(await row("Most")).findByText("1000");
    expect(names()).toEqual(["Most", "Potšteje kolesarje", "Šola", "Trgšteje pešce in kolesarje"]);
    expect(within(await row("Most")).getByText("51")).toBeVisible();
    // A small sample is marked.
    expect(within(await row("Šola")).getByText("37*")).toBeVisible();
    for (const counter of ["Pot", "Trg"]) {
      const cells = within(await row(counter))
        .getAllByRole("cell")
        .map(({ textContent }) => textContent);
      expect(cells.filter((text) => text === "-").length).toBeGreaterThanOrEqual(4);
      expect(cells).not.toContain("41,5");
      expect(cells).not.toContain("0");
    }
    expect(await within(await row("Trg")).findByText("400")).toHaveAttribute(
      "title",
      "pešci 300, kolesarji 100",
    );
    expect(asked).toEqual([["1", "2", "3", "4"], ["4"]]);
  });

  it("names what stands out", async () => {
    show();
    await within(await row("Most")).findByText("1000");
    const tile = (label: string) => screen.getByText(label, { selector: "dt" }).parentElement;
    expect(tile("Vsa vozila")).toHaveTextContent("1400");
    expect(tile("Največ vozil")).toHaveTextContent("Most");
    expect(tile("Najvišji V85")).toHaveTextContent("51 km/hMost");
    expect(tile("Največji delež nad omejitvijo")).toHaveTextContent("71,2 %nad 50 km/h: Šola");
  });

  it("sorts by any figure and remembers it", async () => {
    const { router } = show();
    await within(await row("Most")).findByText("1000");
    await userEvent.click(screen.getByRole("button", { name: "Nad omejitvijo" }));
    expect(names().slice(0, 2)).toEqual(["Šola", "Most"]);
    expect(router.state.location.search).toBe("?sort=-overLimit");
  });

  it("compares two picked locations, or shows the picked alone", async () => {
    const { router } = show({ at: "/traffic?interval=WEEK" });
    await userEvent.click(await screen.findByRole("checkbox", { name: "Izberi: Most" }));
    expect(screen.getByRole("button", { name: "Primerjaj" })).toBeDisabled();
    await userEvent.click(screen.getByRole("checkbox", { name: "Izberi: Šola" }));
    expect(screen.getByText("Izbrani 2 lokaciji")).toBeVisible();
    expect(screen.getByRole("link", { name: "Primerjaj" })).toHaveAttribute(
      "href",
      "/compare?interval=WEEK&client=1&other=2",
    );
    await userEvent.click(screen.getByRole("button", { name: "Pokaži le izbrane" }));
    expect(names()).toHaveLength(2);
    expect(screen.getByText("Prikazani 2 lokaciji od 4")).toBeVisible();
    expect(new URLSearchParams(router.state.location.search).get("show")).toBe("1,2");
    await userEvent.click(screen.getByRole("button", { name: "Pokaži vse" }));
    expect(names()).toHaveLength(4);
  });

  it("draws the same graph of each, on one scale unless each is to have its own", async () => {
    const { container, router, asked } = show({ at: "/traffic?view=charts&graph=averagePerHour" });
    await waitFor(() => expect(container.querySelectorAll("svg.highcharts-root")).toHaveLength(3));
    expect(screen.getByText("Za pešce in kolesarje je na voljo graf po urah")).toBeVisible();
    // Figures, people, and charts of the locations that can have them.
    expect(asked).toEqual([["1", "2", "3", "4"], ["4"], ["1", "3", "2"]]);
    await userEvent.click(screen.getByRole("button", { name: "Isto merilo", pressed: true }));
    expect(router.state.location.search).toContain("scale=own");
    expect(screen.getByRole("button", { name: "Isto merilo", pressed: false })).toBeVisible();
    await userEvent.click(
      screen.getByRole("button", { name: "Pokaži tabelo: Povprečno število vozil na uro, Most" }),
    );
    expect(
      await screen.findByRole("region", { name: "Tabela: Povprečno število vozil na uro, Most" }),
    ).toBeVisible();
  });

  it("ranks by a figure, and names who has none", async () => {
    show({ at: "/traffic?view=ranking&sort=-v85" });
    const list = await screen.findByRole("list");
    await waitFor(() => expect(within(list).getAllByRole("listitem")).toHaveLength(2));
    expect(
      within(list)
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent),
    ).toEqual(["1.Most51", "2.Šola37*"]);
    expect(screen.getByText("Brez podatka: Pot, Trg")).toBeVisible();
  });

  it("ranks how many there were among those that count the same", async () => {
    show({ at: "/traffic?view=ranking&sort=-count" });
    const headings = await screen.findAllByRole("heading", { level: 2, name: /^Lestvica/ });
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      "Lestvica: Število vozil",
      "Lestvica: Število kolesarjev",
      "Lestvica: Število pešcev in kolesarjev",
    ]);
    const [vehicles] = await screen.findAllByRole("list");
    await waitFor(() => expect(within(vehicles as HTMLElement).getAllByRole("listitem")).toHaveLength(2));
  });

  it("renders of many locations only those in sight, and asks for all in a few questions", async () => {
    const many = Array.from({ length: 240 }, (_, i) =>
      clientRow({ id: `c${i}`, name: `Lokacija ${i}`, ...inGroup }),
    );
    const { asked } = show({ clients: many });
    await screen.findByText("240 lokacij");
    await waitFor(() => expect(asked.map((ids) => ids.length)).toEqual([240]));
    expect(screen.getByRole("table")).toHaveAttribute("aria-rowcount", "241");
    expect(screen.queryAllByRole("rowheader").length).toBeLessThan(100);
  });

  it("keeps the rest where one location fails, and says so where all do", async () => {
    const down = () => {
      throw new GraphQLError("down", { extensions: { code: "UPSTREAM_TIMEOUT" } });
    };
    const { unmount } = show({
      clients: [most, sola],
      of: (id) => (id === "1" ? down() : measurement(figures[id])),
    });
    expect(await within(await row("Šola")).findByText("400")).toBeVisible();
    expect(
      within(await row("Most")).getByText("Podatkov te lokacije trenutno ni mogoče dobiti"),
    ).toBeVisible();
    unmount();
    show({ clients: [most, sola], of: down });
    expect(await screen.findByRole("heading", { name: "Napaka pri nalaganju podatkov" })).toBeVisible();
  });

  it("says that there is nothing that counts traffic", async () => {
    show({ clients: [] });
    expect(await screen.findByRole("heading", { name: "Ni lokacij s prometom" })).toBeVisible();
  });
});

it.each(["table", "charts", "ranking"])(
  "says in its view of %s which figures are of whole hours",
  async (view) => {
    const resolution = {
      unit: "HOUR",
      from: Date.UTC(2026, 9, 5, 8) / 1000,
      to: Date.UTC(2026, 9, 5, 10) / 1000,
    };
    const of = (id: string) => Object.assign(measurement(figures[id]), id === "1" ? { resolution } : {});
    show({ clients: [most, sola], of, at: `/traffic?view=${view}` });
    expect(await screen.findByText(/^Most: Podatki so za cele ure, 05\.10\.2026 10:00 –/)).toBeVisible();
  },
);

describe("the traffic of a group with moved devices", () => {
  const moved = 1_773_313_200;
  const here = placeRow({ id: "11", name: "Most", ...inGroup, list: [stay("1", moved, null)] });
  const left = placeRow({ id: "12", name: "Pot", ...inGroup, list: [stay("1", null, moved)] });
  const vehicles: Record<string, number> = { "1": 1000, "11": 700, "900": 2000 };
  const of = (id: string) => measurement({ totalVehicles: vehicles[id] ?? 300 });

  it("is that of the streets, each once: no vehicle is added up twice", async () => {
    const { asked } = show({ clients: [most], places: [here, left], of });
    expect(await row("Most")).toHaveTextContent("700");
    expect(await row("Pot")).toHaveTextContent("300");
    expect(asked).toEqual([["11", "12"]]);
    expect(within(screen.getByRole("table")).queryByText("1000")).toBeNull();
  });

  it("has its places also where there are more locations than one query names", async () => {
    const many = Array.from({ length: 300 }, (_, index) => ({ ...left, id: String(500 + index) }));
    show({ clients: [most], places: [here, ...many, { ...left, id: "900", name: "Prva" }], of });
    await screen.findAllByText("Prva", {}, { timeout: 4000 });
    const ofPrva = () => screen.getAllByText("Prva").flatMap((name) => name.closest("tr") ?? []);
    await waitFor(() => expect(ofPrva()[0]).toHaveTextContent("2000"));
  });
});
