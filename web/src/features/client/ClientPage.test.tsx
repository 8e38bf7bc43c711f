import { down } from "../../../test/down";
import "../../shared/chart/testing/browser";
import { describe, expect, it, jest } from "@jest/globals";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { lengthClasses, specified } from "../../shared/chart/testing/measurement";
import { overviewAddress } from "../../shared/clients/overviewAddress";
import { noDetails } from "./testing/details";
import { type Answer, graphTitles, measurement, showClient } from "./testing/showClient";

describe("a client's page", () => {
  it("shows its own shape while it loads", async () => {
    await act(async () => showClient(() => new Promise(() => {})));
    expect(screen.getByRole("status", { name: "Nalaganje …" })).toBeInTheDocument();
  });

  it("says who the device is, and leads back to the overview", async () => {
    const { container } = showClient(() => measurement());
    expect(await screen.findByRole("heading", { level: 1, name: "Kidričeva cesta" })).toBeInTheDocument();
    expect(screen.getByText("Občina Škofja Loka")).toBeInTheDocument();
    expect(screen.getByText("Kidričeva cesta 55")).toBeInTheDocument();
    expect(screen.getAllByRole("tab").map(({ textContent }) => textContent)).toEqual([
      "Meritve",
      "Nastavitve",
      "Izvoz podatkov",
      "Poročilo",
      "Embed",
    ]);
    await waitFor(() => expect(container.querySelectorAll("svg.highcharts-root")).toHaveLength(5));
    await userEvent.click(screen.getByRole("link", { name: "Zapri, nazaj na pregled" }));
    expect(screen.getByText("overview reached")).toBeInTheDocument();
  });

  it("shows figures with trends, percentiles, completeness and the graphs of a sign", async () => {
    showClient(() => measurement({ missing: [3], lengthClasses }));
    expect(await graphTitles()).toEqual([
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

  it("says nothing of what the platform does not tell", async () => {
    const { container } = showClient(() => ({ ...specified({ totalVehicles: 8662 }), ...noDetails }));
    expect(await graphTitles()).toEqual([
      "Hitrostni razred",
      "Histogram hitrosti",
      "Število vozil na uro",
      "Hitrost vozil",
      "Precentil",
    ]);
    expect(screen.getByText("8662")).toBeInTheDocument();
    expect(screen.getByText("V85", { selector: "p" }).parentElement).toHaveTextContent("49");
    expect(screen.queryByText("Podrobnosti")).toBeNull();
    expect(container).not.toHaveTextContent(/podatki za|ni podatkov|na voljo|N =|Vozil na uro\s*-/i);
  });

  it("leaves out graphs of which nothing is told, also those that the address adds", async () => {
    const part = { histogram: null, vehiclesPerDay: null, speedPerHour: null, speedClasses: null };
    showClient(() => ({ ...specified(part), ...noDetails }), {}, {}, "?graphs=perDay,averagePerHour");
    expect(await graphTitles()).toEqual([
      "Število vozil na uro",
      "Precentil",
      "Povprečno število vozil na uro",
    ]);
    expect(screen.queryByText(/Ni podatkov/)).toBeNull();
  });

  it("warns of a small sample and of periods that can't be compared", async () => {
    const before = {
      coveredSeconds: 7200,
      totalSeconds: 86_400,
      share: 0.0833,
    };
    showClient(() =>
      measurement({
        percentiles: { v30: 40, v50: 42, v85: 50, sampleSize: 57 },
        previousCompleteness: before,
      }),
    );
    expect(await screen.findByText(/Majhen vzorec: N = 57/)).toBeInTheDocument();
    expect(screen.getByText(/nezanesljiva: takrat so bili podatki za 8,3/)).toBeInTheDocument();
  });

  it("never prints a speed of 0 where there are no speeds", async () => {
    showClient(() =>
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
    showClient(() => measurement(), { hardwareType: "BIKECOUNTER" });
    expect(await graphTitles()).toEqual(["Število kolesarjev na uro"]);
    expect(screen.getByText("Kolesarji", { selector: "p" })).toBeInTheDocument();
    expect(screen.queryByText("Povprečna hitrost")).toBeNull();
    expect(screen.queryByText("Percentili hitrosti")).toBeNull();
  });

  it("shows of a bicycle counter that tells people apart whom it counted, and no nought", async () => {
    const { cyclists, pedestrians } = measurement();
    const people = {
      cyclists: cyclists && { ...cyclists, total: 219 },
      pedestrians: pedestrians && { ...pedestrians, total: 31 },
    };
    showClient(() => ({ ...measurement(), ...people, totalVehicles: 0 }), { hardwareType: "BIKECOUNTER" });
    expect(await graphTitles()).toEqual(["Pešci", "Kolesarji"]);
    expect(screen.getByText("219")).toBeInTheDocument();
    expect(screen.getByText("31")).toBeInTheDocument();
  });

  it("shows of a bicycle camera cyclists and pedestrians, by direction where the group wants it", async () => {
    const groups = [
      { id: "1", name: "Bled", type: "SPEED" as const, inOutGraphs: true, importsAllowed: false },
    ];
    showClient(() => measurement(), { visionType: "VISION_BIKE", groups });
    expect(await graphTitles()).toEqual(["Pešci po smereh", "Kolesarji po smereh"]);
    expect(screen.getByText("Pešci", { selector: "p" })).toBeInTheDocument();
    expect(screen.queryByText("Najvišja hitrost")).toBeNull();
  });

  it("leads from a valve to where it is controlled", async () => {
    const groups = [
      { id: "7", name: "Park Tivoli", type: "VALVE" as const, inOutGraphs: false, importsAllowed: false },
    ];
    showClient(() => measurement(), { groups });
    const link = await screen.findByRole("link", { name: "Park Tivoli" });
    expect(link).toHaveAttribute("href", "/location/7");
  });

  it("shows of a vehicle camera vehicles and their types", async () => {
    showClient(() => measurement({ lengthClasses }), { visionType: "VISION_VEHICLES" });
    expect(await graphTitles()).toEqual(["Število vozil na uro", "Vrsta vozil"]);
  });

  it("tells nothing yet from a failure", async () => {
    const all = Array.from({ length: 24 }, (_, index) => index);
    showClient(() => measurement({ missing: all }));
    expect(await screen.findByText("Za to obdobje še ni podatkov")).toBeInTheDocument();
  });

  it("says clearly that a client is unknown or another's", async () => {
    showClient(() => measurement(), {}, { client: () => null });
    expect(await screen.findByText("Te lokacije ni med vašimi")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Na pregled" })).toHaveAttribute("href", "/overview");
  });

  it("offers another try where the data can't be had, and still says who the device is", async () => {
    const answer = jest.fn<Answer>(down);
    showClient(answer);
    expect(await screen.findByText("Napaka pri prikazovanju podatkov")).toBeInTheDocument();
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Kidričeva cesta");
    answer.mockImplementation(() => measurement());
    await userEvent.click(screen.getByRole("button", { name: "Poskusi znova" }));
    expect(await graphTitles()).toHaveLength(5);
  });
});

describe("ways on", () => {
  it("leads back to the overview as it was left", async () => {
    overviewAddress.remember("?q=most&sort=-status");
    showClient(() => measurement());
    const close = await screen.findByRole("link", { name: "Zapri, nazaj na pregled" });
    expect(close).toHaveAttribute("href", "/overview?q=most&sort=-status");
    overviewAddress.remember("");
  });

  it("leads to a comparison of the client and interval", async () => {
    showClient(() => measurement(), {}, {}, "?interval=WEEK&table=speed");
    expect(await screen.findByRole("link", { name: "Primerjaj" })).toHaveAttribute(
      "href",
      "/compare?client=7&interval=WEEK",
    );
  });
});
