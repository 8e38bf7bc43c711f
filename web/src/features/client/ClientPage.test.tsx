import "../../shared/chart/testing/browser";
import { describe, expect, it, jest } from "@jest/globals";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { GraphQLError } from "graphql";
import type { RouteObject } from "react-router-dom";
import { renderPortal } from "../../../test/renderPortal";
import { feed, type Root } from "../../../test/schemaLink";
import type { ClientHeadFragment } from "../../graphql/generated";
import { answered, lengthClasses, measurement as traffic } from "../../shared/chart/testing/measurement";
import { overviewAddress } from "../../shared/clients/overviewAddress";
import { ClientPage } from "./ClientPage";
import type { ClientMeasurement } from "./clientMeasurement";
import { answeredHours, details } from "./testing/details";

const head: ClientHeadFragment = {
  id: "7",
  guid: "guid-7",
  name: "Kidričeva cesta",
  visionType: "NO_VISION",
  hardwareType: "K200DISP_FALCON",
  timeZone: "Europe/Ljubljana",
  lastActiveDate: Math.floor(Date.now() / 1000) - 30,
  groups: [{ id: "1", name: "Občina Škofja Loka", inOutGraphs: false }],
  settings: { locationAddress: "Kidričeva cesta 55", speedLimit: 50 },
};

const routes: RouteObject[] = [
  { path: "/client/:id", element: <ClientPage /> },
  { path: "/overview", element: <p>overview reached</p> },
];

type Answer = () => ClientMeasurement | Promise<ClientMeasurement>;

const measurement = (part: Parameters<typeof traffic>[0] = {}): ClientMeasurement => ({
  ...traffic(part),
  ...details(),
});

const answerOf = (shown: ClientMeasurement) => ({ ...shown, ...answered(shown, answeredHours(shown)) });

type Config = { config: { basic: { displayOff: string } } } | null;

function show(
  answer: Answer,
  client: Partial<ClientHeadFragment> & { config?: () => Config } = {},
  root: Root = {},
  search = "",
) {
  const arrivals = feed<{
    clientMeasurement: { clientId: string; from: number; to: number; vehicles: number };
  }>();
  const view = renderPortal(null, {
    at: `/client/7${search}`,
    routes,
    root: {
      client: () => ({ ...head, config: null, ...client, measurement: async () => answerOf(await answer()) }),
      clientMeasurement: () => arrivals.stream(),
      ...root,
    },
  });
  return { ...view, arrivals };
}

/** Drawing takes its time on a busy machine. */
const patience = { timeout: 15_000 };

const graphs = async () => {
  await screen.findAllByRole("heading", { level: 2 }, patience);
  const headings = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
  return headings.filter((heading) => heading !== "Podrobnosti");
};

const search = (view: ReturnType<typeof show>) => view.router.state.location.search;

describe("a client's page", () => {
  it("shows its own shape while it loads", () => {
    show(() => new Promise(() => {}));
    expect(screen.getByRole("status", { name: "Nalaganje …" })).toBeInTheDocument();
  });

  it("says who the device is, and leads back to the overview", async () => {
    const { container } = show(() => measurement());
    expect(await screen.findByRole("heading", { level: 1, name: "Kidričeva cesta" })).toBeInTheDocument();
    expect(screen.getByText("Občina Škofja Loka")).toBeInTheDocument();
    expect(screen.getByText("Kidričeva cesta 55")).toBeInTheDocument();
    expect(screen.getAllByRole("tab").map(({ textContent }) => textContent)).toEqual([
      "Meritve",
      "Izvoz podatkov",
      "Poročilo",
    ]);
    await waitFor(() => expect(container.querySelectorAll("svg.highcharts-root")).toHaveLength(5), patience);
    await userEvent.click(screen.getByRole("link", { name: "Zapri, nazaj na pregled" }));
    expect(screen.getByText("overview reached")).toBeInTheDocument();
  });

  it("shows figures with trends, percentiles, completeness and the graphs of a sign", async () => {
    show(() => measurement({ missing: [3], lengthClasses }));
    expect(await graphs()).toEqual([
      "Hitrostni razred",
      "Histogram hitrosti",
      "Število vozil na uro",
      "Hitrost vozil",
      "Precentil",
      "Vrsta vozil",
    ]);
    expect(screen.getByText("podatki za 23 od 24 ur, 95,8 %")).toBeInTheDocument();
    expect(screen.getByText("41,5")).toBeInTheDocument();
    expect(screen.getByText("V85", { selector: "p" }).parentElement).toHaveTextContent("49");
    expect(screen.getAllByText("4,2 % več kot v enako dolgem obdobju prej").length).toBeGreaterThan(0);
    expect(screen.queryByText(/Majhen vzorec/)).toBeNull();
  });

  it("warns of a small sample and of periods that can't be compared", async () => {
    const before = {
      coveredSeconds: 7200,
      totalSeconds: 86_400,
      share: 0.0833,
    };
    show(() =>
      measurement({
        percentiles: { v30: 40, v50: 42, v85: 50, sampleSize: 57 },
        previousCompleteness: before,
      }),
    );
    expect(await screen.findByText(/Majhen vzorec: N = 57/)).toBeInTheDocument();
    expect(screen.getByText(/nezanesljiva: takrat so bili podatki za 8,3/)).toBeInTheDocument();
  });

  it("never prints a speed of 0 where there are no speeds", async () => {
    show(() =>
      measurement({
        averageSpeed: null,
        averageSpeedTrend: null,
        maxSpeed: null,
        maxSpeedTrend: null,
        percentageOverLimit: null,
        percentageOverLimitTrend: null,
        standardDeviation: null,
        percentiles: { v30: null, v50: null, v85: null, sampleSize: 0 },
      }),
    );
    const tile = (await screen.findByText("Povprečna hitrost")).parentElement;
    expect(tile).toHaveTextContent("Povprečna hitrost--");
    expect(screen.getByText("V85", { selector: "p" }).parentElement).toHaveTextContent("V85-");
    expect(screen.queryByText("km/h", { selector: "span" })).toBeNull();
  });

  it("shows of a bicycle counter the cyclists alone", async () => {
    show(() => measurement(), { hardwareType: "BIKECOUNTER" });
    expect(await graphs()).toEqual(["Število kolesarjev na uro"]);
    expect(screen.getByText("Kolesarji", { selector: "p" })).toBeInTheDocument();
    expect(screen.queryByText("Povprečna hitrost")).toBeNull();
    expect(screen.queryByText("Percentili hitrosti")).toBeNull();
  });

  it("shows of a bicycle camera cyclists and pedestrians, by direction where the group wants it", async () => {
    const groups = [{ id: "1", name: "Bled", inOutGraphs: true }];
    show(() => measurement(), { visionType: "VISION_BIKE", groups });
    expect(await graphs()).toEqual(["Pešci po smereh", "Kolesarji po smereh"]);
    expect(screen.getByText("Pešci", { selector: "p" })).toBeInTheDocument();
    expect(screen.queryByText("Najvišja hitrost")).toBeNull();
  });

  it("shows of a vehicle camera vehicles and their types", async () => {
    show(() => measurement({ lengthClasses }), { visionType: "VISION_VEHICLES" });
    expect(await graphs()).toEqual(["Število vozil na uro", "Vrsta vozil"]);
  });

  it("tells nothing yet from a failure", async () => {
    const all = Array.from({ length: 24 }, (_, index) => index);
    show(() => measurement({ missing: all }));
    expect(await screen.findByText("Za to obdobje še ni podatkov")).toBeInTheDocument();
  });

  it("says clearly that a client is unknown or another's", async () => {
    show(() => measurement(), {}, { client: () => null });
    expect(await screen.findByText("Te lokacije ni med vašimi")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Na pregled" })).toHaveAttribute("href", "/overview");
  });

  it("offers another try where the data can't be had, and still says who the device is", async () => {
    const answer = jest.fn<Answer>(() => {
      throw new GraphQLError("down", { extensions: { code: "UPSTREAM_UNAVAILABLE" } });
    });
    show(answer);
    expect(await screen.findByText("Napaka pri prikazovanju podatkov")).toBeInTheDocument();
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Kidričeva cesta");
    answer.mockImplementation(() => measurement());
    await userEvent.click(screen.getByRole("button", { name: "Poskusi znova" }));
    expect(await graphs()).toHaveLength(5);
  });
});

describe("tabs", () => {
  it("open by the address and write themselves there", async () => {
    const view = show(() => measurement(), {}, {}, "?tab=export&interval=WEEK");
    expect(await screen.findByRole("tab", { name: "Izvoz podatkov" })).toHaveAttribute(
      "aria-selected",
      "true",
    );
    await userEvent.click(screen.getByRole("tab", { name: "Poročilo" }));
    expect(search(view)).toBe("?tab=report&interval=WEEK");
    expect(await screen.findByRole("link", { name: "Predogled poročila" })).toBeInTheDocument();
    await userEvent.click(screen.getByRole("tab", { name: "Meritve" }));
    expect(search(view)).toBe("?interval=WEEK");
  });

  it.each([
    ["unknown", "?tab=nonsense", {}],
    ["without a panel", "?tab=embed", {}],
    ["hidden in the simplified view", "?tab=report", { visionType: "VISION_VEHICLES" as const }],
  ])("one that is %s falls back to the first", async (_why, at, client) => {
    show(() => measurement(), client, {}, at);
    expect(await screen.findByRole("tab", { name: "Meritve" })).toHaveAttribute("aria-selected", "true");
    expect(await screen.findByText("Zadnji podatek:", { exact: false })).toBeInTheDocument();
  });

  it("export links to the files of the period on screen", async () => {
    show(() => measurement({ lengthClasses }), {}, {}, "?tab=export");
    const link = await screen.findByRole("link", { name: /Dnevni CSV/ });
    expect(link).toHaveAttribute(
      "href",
      "/export/daily.csv?clientId=7&startTimestamp=1782856800&endTimestamp=1782943200",
    );
    expect(screen.getByRole("link", { name: /Surovi podatki/ })).toHaveAttribute("download");
    expect(screen.getByText(/Obdobje 01.07.2026 00:00 – 02.07.2026 00:00/)).toBeInTheDocument();
  });
});

describe("the display", () => {
  const off = (displayOff: string) => () => ({ config: { basic: { displayOff } } });
  const warning = "Prikazovalnik je izklopljen! Če ga želite vklopiti, storite to v nastavitvah.";

  it.each(["ALL", "SPEED", "TEXT"])("off (%s) is warned of", async (value) => {
    show(() => measurement(), { config: off(value) });
    expect(await screen.findByText(warning)).toBeInTheDocument();
  });

  it("on, unassigned or not to be had is not", async () => {
    const failing = () => {
      throw new GraphQLError("down", { extensions: { code: "UPSTREAM_TIMEOUT" } });
    };
    for (const config of [off("NOTHING"), () => null, failing]) {
      const { unmount } = show(() => measurement(), { config });
      expect(await graphs()).toHaveLength(5);
      expect(screen.queryByText(warning)).toBeNull();
      expect(screen.queryByText("Napaka pri prikazovanju podatkov")).toBeNull();
      unmount();
    }
  });
});

describe("graphs", () => {
  it("are added by the menu and kept in the address", async () => {
    const view = show(() => measurement());
    await graphs();
    await userEvent.click(screen.getByRole("button", { name: "Grafi" }));
    await userEvent.click(await screen.findByRole("menuitemcheckbox", { name: "Število vozil na dan" }));
    expect(search(view)).toBe("?graphs=perDay");
    expect(
      await screen.findByRole("heading", { name: "Število vozil na dan", hidden: true }),
    ).toBeInTheDocument();
    await userEvent.click(await screen.findByRole("menuitemcheckbox", { name: "Število vozil na dan" }));
    expect(search(view)).toBe("");
  });

  it("of a kind that isn't known say so", async () => {
    show(() => measurement(), {}, {}, "?graphs=radar,8&lang=sl");
    expect((await graphs()).slice(5)).toEqual(["Ni izvedeno", "Povprečno število vozil na uro"]);
  });

  it("open large by the address and close again", async () => {
    const view = show(() => measurement(), {}, {}, "?chart=speed&interval=WEEK");
    const dialog = await screen.findByRole("dialog", { name: "Hitrost vozil" }, patience);
    await userEvent.click(within(dialog).getByRole("button", { name: "Zapri povečan graf" }));
    expect(search(view)).toBe("?interval=WEEK");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });
});

describe("ways on", () => {
  it("leads back to the overview as it was left", async () => {
    overviewAddress.remember("?q=most&sort=-status");
    show(() => measurement());
    const close = await screen.findByRole("link", { name: "Zapri, nazaj na pregled" });
    expect(close).toHaveAttribute("href", "/overview?q=most&sort=-status");
    overviewAddress.remember("");
  });

  it("leads to a comparison of the client and interval", async () => {
    show(() => measurement(), {}, {}, "?interval=WEEK&table=speed");
    expect(await screen.findByRole("link", { name: "Primerjaj" })).toHaveAttribute(
      "href",
      "/compare?client=7&interval=WEEK",
    );
  });
});

describe("live", () => {
  const now = () => Math.floor(Date.now() / 1000);
  const arrive = (from: number, to: number) => ({
    clientMeasurement: { clientId: "7", from, to, vehicles: 3 },
  });
  const total = () => screen.getByText("Vsa vozila").parentElement;

  it("asks anew when readings of the period arrive, and keeps the page meanwhile", async () => {
    let vehicles = 500;
    const answer = jest.fn<Answer>(() => measurement({ totalVehicles: vehicles }));
    const { arrivals } = show(answer);
    await graphs();
    expect(total()).toHaveTextContent("500");
    const heading = screen.getByRole("heading", { name: "Histogram hitrosti" });
    vehicles = 503;
    await act(async () => arrivals.push(arrive(now() - 20, now())));
    await waitFor(() => expect(total()).toHaveTextContent("503"));
    expect(heading).toBeInTheDocument();
    expect(answer).toHaveBeenCalledTimes(2);
  });

  it("leaves alone what lies outside the period", async () => {
    const answer = jest.fn<Answer>(() => measurement());
    const { arrivals } = show(answer);
    await graphs();
    const old = now() - 10 * 86_400;
    await act(async () => arrivals.push(arrive(old, old + 60)));
    await waitFor(() => expect(screen.getByText(/Zadnji podatek/)).toBeInTheDocument());
    expect(answer).toHaveBeenCalledTimes(1);
  });

  it("keeps the last data and says how old they are when a refresh fails", async () => {
    const answer = jest.fn<Answer>(() => measurement({ totalVehicles: 500 }));
    const { arrivals } = show(answer);
    await graphs();
    answer.mockImplementation(() => {
      throw new GraphQLError("down", { extensions: { code: "UPSTREAM_TIMEOUT" } });
    });
    await act(async () => arrivals.push(arrive(now() - 20, now())));
    const notice = await screen.findByRole("alert");
    expect(notice).toHaveTextContent("Napaka pri prikazovanju podatkov. Podatki so stari");
    expect(within(notice).getByRole("button", { name: "Poskusi znova" })).toBeInTheDocument();
    expect(total()).toHaveTextContent("500");
  });

  it("keeps the old period, dimmed, until the chosen one is there", async () => {
    let deliver = (_: ClientMeasurement) => {};
    const answer = jest.fn<Answer>(() => measurement({ totalVehicles: 500 }));
    show(answer);
    await graphs();
    answer.mockImplementation(() => new Promise((resolve) => (deliver = resolve)));
    await userEvent.click(screen.getByRole("radio", { name: "En teden" }));
    await waitFor(() => expect(answer).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(total()?.closest("[aria-busy]")).toHaveAttribute("aria-busy", "true"));
    expect(total()).toHaveTextContent("500");
    await act(async () => deliver(measurement({ totalVehicles: 9000 })));
    await waitFor(() => expect(total()).toHaveTextContent("9000"));
    expect(total()?.closest("[aria-busy]")).toHaveAttribute("aria-busy", "false");
  });
});
