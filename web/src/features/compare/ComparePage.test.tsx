import { down } from "../../../test/down";
import "../../shared/chart/testing/browser";
import { describe, expect, it } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { chooseIn } from "../../../test/chooseIn";
import { clientRow } from "../../../test/clientRow";
import { placeRow, stay } from "../../../test/placeRow";
import { renderPortal } from "../../../test/renderPortal";
import type { Root } from "../../../test/schemaLink";
import type { FigureChangeFragment } from "../../graphql/generated";
import { measurement } from "../../shared/chart/testing/measurement";
import type { PlaceRow } from "../../shared/clients/places";
import { ClientsContext, type ClientsValue } from "../../shared/clients/useClients";
import { PlacesContext } from "../../shared/clients/usePlaces";
import { ComparePage } from "./ComparePage";
import type { Side } from "./figures";

const inGroup = { groups: [{ id: "1", name: "Občina" }] };
const most = clientRow({ id: "1", name: "Most", ...inGroup });
const sola = clientRow({ id: "2", name: "Šola", ...inGroup });
const loop = clientRow({ id: "3", name: "Pot", hardwareType: "BIKECOUNTER", ...inGroup });
const square = clientRow({ id: "4", name: "Trg", visionType: "VISION_BIKE", ...inGroup });

const value: ClientsValue = {
  clients: [most, sola, loop, square],
  groups: [{ id: "1", name: "Občina", type: "SPEED", timeZone: "Europe/Ljubljana", summaryGroups: [] }],
  at: 1,
  failure: null,
  refresh: () => {},
  refreshOne: async () => {},
};

type Period = { from: number; to: number };
type Input = { clientId: string; interval: Period };

const side = ({ interval: { from, to } }: Input, part: Partial<Side> = {}): Side => ({
  from,
  to,
  speedLimit: 50,
  speedLimits: null,
  isAssumedLimit: null,
  totalVehicles: 9000,
  sampleSize: 9000,
  isEstimate: false,
  averageSpeed: 45,
  standardDeviation: 8,
  maxSpeed: 101,
  v30: 41,
  v50: 45,
  v85: 54,
  percentageOverLimit: 22,
  vehiclesPerHour: 53.6,
  completeness: { coveredSeconds: to - from, totalSeconds: to - from, share: 1 },
  resolution: { unit: "SECOND", from, to },
  ...part,
});

const change = (part: Partial<FigureChangeFragment>): FigureChangeFragment => ({
  before: null,
  after: null,
  difference: null,
  percent: null,
  low: null,
  high: null,
  pValue: null,
  verdict: "TOO_FEW",
  ...part,
});

const changes = {
  v85: change({
    before: 54,
    after: 50,
    difference: -4,
    percent: -7.4,
    low: -5.2,
    high: -3,
    pValue: 0,
    verdict: "LOWER",
  }),
  averageSpeed: change({
    before: 45,
    after: 44.9,
    difference: -0.1,
    percent: -0.2,
    low: -1,
    high: 0.8,
    pValue: 0.8,
    verdict: "NO_CHANGE",
  }),
  percentageOverLimit: change({
    before: 22,
    after: 25.2,
    difference: 3.2,
    percent: 14.5,
    low: 1.1,
    high: 5.3,
    pValue: 0.01,
    verdict: "HIGHER",
  }),
  vehiclesPerHour: change({}),
};

type Sides = { before: Input; after: Input };

function show(
  at: string,
  root: Root = {},
  parts: { before?: Partial<Side>; after?: Partial<Side> } = {},
  places: readonly PlaceRow[] = [],
) {
  const asked: Sides[] = [];
  const view = renderPortal(
    <ClientsContext value={value}>
      <PlacesContext value={{ places, failed: false, refresh: () => {} }}>
        <ComparePage />
      </PlacesContext>
    </ClientsContext>,
    {
      at,
      root: {
        comparison: ({ before, after }: Sides) => {
          asked.push({ before, after });
          return { ...changes, before: side(before, parts.before), after: side(after, parts.after) };
        },
        client: ({ id }: { id: string }) => ({ id, measurement: () => measurement() }),
        ...root,
      },
    },
  );
  return { ...view, asked };
}

// Two weeks of November 2026, Monday to Monday.
const after = "from=1795388400&to=1795993200";
const week = 7 * 86_400;
const verdicts = async () =>
  within(await screen.findByRole("list", { name: "Kaj se je spremenilo" }))
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);

describe("a comparison", () => {
  it("says in plain words what has changed by more than chance, and what has not", async () => {
    const { asked, container } = show(`/compare?client=1&${after}`);
    expect(await verdicts()).toEqual([
      "V85 se je znižala za 4 km/h (95 % interval 3,0 do 5,2): več kot naključje.",
      "Povprečna hitrost: razlika ni večja od naključja (95 % interval −1,0 do +0,8).",
      "Delež nad omejitvijo se je zvišal za 3,2 odstotne točke (95 % interval 1,1 do 5,3): več kot naključje.",
      "Število vozil na uro: premalo vozil, da bi lahko sodili o razliki.",
    ]);
    const period = { from: 1_795_388_400, to: 1_795_993_200 };
    expect(asked).toEqual([
      {
        before: { clientId: "1", interval: { from: period.from - week, to: period.from } },
        after: { clientId: "1", interval: period },
      },
    ]);
    const table = screen.getByRole("table", { name: "Podatki obeh strani" });
    expect(within(table).getByRole("row", { name: /^V85/ })).toHaveTextContent(
      "V8554 km/h50 km/h−4 km/h (−7,4 %)−5,2 … −3,0nižje",
    );
    expect(within(table).getByRole("row", { name: /^Število vozil na uro/ })).toHaveTextContent(
      "---premalo vozil",
    );
    await waitFor(() => expect(container.querySelectorAll("svg.highcharts-root")).toHaveLength(3));
  });

  it("marks the figures of a side that are estimates, and what is said of their change", async () => {
    const of = (id: string) => measurement({ estimates: id === "1" ? ["PERCENTILES", "HISTOGRAM"] : [] });
    show(`/compare?client=1&other=2&${after}`, {
      client: ({ id }: { id: string }) => ({ id, measurement: () => of(id) }),
    });
    expect((await verdicts()).map((text) => text?.endsWith("ocena"))).toEqual([true, false, false, false]);
    const table = screen.getByRole("table", { name: "Podatki obeh strani" });
    expect(within(table).getByRole("row", { name: /^V85/ })).toHaveTextContent(
      /^V8554 km\/h50 km\/h ocena−4/,
    );
    expect(within(table).getByRole("row", { name: /^Povprečna/ })).not.toHaveTextContent("ocena");
    expect(screen.getAllByText(/^Ocena: izračunano/)).toHaveLength(3);
  });

  it("lays two locations of one period over each other, in words of their own", async () => {
    const { asked } = show(`/compare?client=1&other=2&${after}`);
    expect((await verdicts())[0]).toBe(
      "V85 je za 4 km/h nižja (95 % interval 3,0 do 5,2): več kot naključje.",
    );
    expect(screen.getByRole("heading", { name: "Most v primerjavi z: Šola" })).toBeVisible();
    expect(asked[0]?.before.interval).toEqual(asked[0]?.after.interval);
    expect(asked[0]?.before.clientId).toBe("2");
  });

  it("swaps its sides, and keeps them in the address", async () => {
    const { router, asked } = show(`/compare?client=1&${after}`);
    await verdicts();
    await userEvent.click(screen.getByRole("button", { name: "Zamenjaj strani" }));
    expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
      client: "1",
      from: String(1_795_388_400 - week),
      to: "1795388400",
      otherFrom: "1795388400",
      otherTo: "1795993200",
    });
    await waitFor(() => expect(asked).toHaveLength(2));
    await userEvent.selectOptions(
      screen.getByLabelText("Obdobje", { selector: "select" }),
      "isti teden lani",
    );
    expect(new URLSearchParams(router.state.location.search).get("against")).toBe("lastYear");
    const [before] = screen.getAllByLabelText("Lokacija");
    await chooseIn(before as HTMLElement, "Šola");
    expect(new URLSearchParams(router.state.location.search).get("other")).toBe("2");
    expect(screen.queryByRole("option", { name: "Trg" })).toBeNull();
  });

  it("compares counters by their counts alone", async () => {
    show(`/compare?client=1&other=3&${after}`);
    expect(await verdicts()).toEqual(["Število vozil na uro: premalo vozil, da bi lahko sodili o razliki."]);
    expect(screen.getByText(/primerjamo le število/)).toBeVisible();
    expect(screen.queryByRole("rowheader", { name: "V85" })).toBeNull();
    expect(screen.queryByRole("heading", { name: "Porazdelitev hitrosti" })).toBeNull();
  });

  it("warns where the sides are not alike", async () => {
    const thin = { coveredSeconds: week / 2, totalSeconds: week, share: 0.5 };
    show(
      "/compare?client=1&from=1795388400&to=1795734000",
      {},
      { before: { completeness: thin, speedLimit: 40 } },
    );
    await verdicts();
    expect(screen.getByText(/Popolnost podatkov se razlikuje.*prej 50,0 %, potem 100,0 %/)).toBeVisible();
    expect(screen.getByText(/različen delež koncev tedna \(prej 50,0 %, potem 0,0 %\)/)).toBeVisible();
    expect(screen.getByText(/Omejitvi hitrosti nista enaki \(40 in 50 km\/h\)/)).toBeVisible();
  });

  it("says where the limit changed within a side, and which were in force", async () => {
    const speedLimits = [
      { from: 1_795_388_400, speedLimit: 50 },
      { from: 1_795_474_800, speedLimit: 30 },
    ];
    show(`/compare?client=1&${after}`, {}, { after: { speedLimit: null, speedLimits } });
    await verdicts();
    expect(screen.getByText(/spremenila \(50 km\/h, od 24\.11\.2026 00:00 30 km\/h\)/)).toBeVisible();
    expect(screen.queryByText(/Omejitvi hitrosti nista enaki/)).toBeNull();
  });

  it("compares as if one limit had been in force on both sides, and says so", async () => {
    const limits: unknown[] = [];
    const comparison = ({ before, after: now, asIfLimit }: Sides & { asIfLimit: number | null }) => {
      limits.push(asIfLimit);
      return { ...changes, before: side(before), after: side(now) };
    };
    show(`/compare?client=1&${after}&asIfLimit=30`, { comparison });
    await verdicts();
    expect(limits).toEqual([30]);
    expect(screen.getByText(/kot da bi bila omejitev 30 km\/h/)).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Veljavna omejitev" }));
    await waitFor(() => expect(limits).toEqual([30, null]));
    expect(screen.queryByText(/kot da bi bila omejitev 30/)).toBeNull();
  });

  it("tells each side's notes, holidays and what its figures leave out, for who compares them", async () => {
    const note = (id: string, from: number, text: string) => ({
      ...{ id, clientId: "1", groupId: null, calendarId: null, kind: "ROAD_WORKS", text },
      ...{ from, to: from + 86_400, isEditable: true, etag: "e" },
    });
    const start = 1_795_388_400;
    const notesOf = ({ interval: { from } }: { interval: Period }) =>
      from < start ? [note("1", from, "Zapora ceste")] : [];
    const client = ({ id }: { id: string }) => ({
      id,
      measurement: () => measurement(),
      notes: notesOf,
      holidays: () => [],
      leftOut: ({ interval: { from } }: { interval: Period }) =>
        from < start ? [] : [{ clientId: "1", from, to: from + 3600, reason: "okvara senzorja" }],
    });
    const first = show(`/compare?client=1&${after}`, { client });
    const sides = within(await screen.findByRole("region", { name: "Dogodki in opombe" })).getAllByRole(
      "region",
    );
    expect(sides.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Prej, 16\.11\.2026–22\.11\.2026.*Zapora ceste.*16\.11\.2026/),
      expect.stringMatching(
        /^Potem, .*V tem obdobju ni opomb.*Izločeno: 23\.11\.2026 00:00 – .*okvara senzorja/,
      ),
    ]);
    expect(screen.queryByRole("button", { name: /Uredi opombo/ })).toBeNull();
    first.unmount();
    const nothing = { notes: () => [], holidays: () => [], leftOut: () => [] };
    show(`/compare?client=1&${after}`, { client: (of: { id: string }) => ({ ...client(of), ...nothing }) });
    await verdicts();
    expect(screen.queryByRole("region", { name: "Dogodki in opombe" })).toBeNull();
  });

  it("explains its method to those who ask", async () => {
    show(`/compare?client=1&${after}`);
    await verdicts();
    expect(screen.queryByText(/manj kot 5 % primerov/)).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Kako je izračunano", expanded: false }));
    expect(screen.getByText(/manj kot 5 % primerov/)).toBeVisible();
  });

  it("tells an unknown location, one of people, silence and a failure apart", async () => {
    const first = show(`/compare?client=77&${after}`, { comparison: () => null, client: () => null });
    expect(await screen.findByRole("heading", { name: "Te lokacije ni med vašimi" })).toBeVisible();
    first.unmount();
    const second = show(`/compare?client=4&${after}`);
    expect(await screen.findByRole("heading", { name: /Števca pešcev in kolesarjev/ })).toBeVisible();
    second.unmount();
    const none = { coveredSeconds: 0, totalSeconds: week, share: 0 };
    const third = show(
      `/compare?client=1&${after}`,
      {},
      { before: { completeness: none }, after: { completeness: none } },
    );
    expect(await screen.findByRole("heading", { name: "Za nobeno od obdobij ni podatkov" })).toBeVisible();
    third.unmount();
    let isDown = true;
    show(`/compare?client=1&${after}`, {
      comparison: ({ before, after: now }: Sides) => {
        if (isDown) down();
        return { ...changes, before: side(before), after: side(now) };
      },
    });
    expect(await screen.findByRole("heading", { name: "Napaka pri nalaganju podatkov" })).toBeVisible();
    isDown = false;
    await userEvent.click(screen.getByRole("button", { name: "Poskusi znova" }));
    expect(await verdicts()).toHaveLength(4);
  });
});

describe("a comparison with a place", () => {
  const moved = 1_795_388_400;
  const here = placeRow({ id: "11", name: "Most", ...inGroup, list: [stay("1", moved, null)] });
  const left = placeRow({ id: "12", name: "Pri vrtcu", ...inGroup, list: [stay("1", moved - week, moved)] });

  it("offers streets, and the times between moves as periods", async () => {
    const { asked } = show(`/compare?client=11&other=12&${after}`, {}, {}, [here, left]);
    expect(await verdicts()).toHaveLength(4);
    expect(screen.getByRole("heading", { name: "Most v primerjavi z: Pri vrtcu" })).toBeVisible();
    const [before] = screen.getAllByLabelText("Obdobja med premiki");
    await userEvent.selectOptions(before as HTMLElement, "guid-1: 16.11.2026 – 23.11.2026");
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(asked[1]?.before).toEqual({ clientId: "12", interval: { from: moved - week, to: moved } });
  });

  it("of a moved device by an old link is of all its streets, and says so", async () => {
    const { asked } = show(`/compare?client=1&${after}`, {}, {}, [here, left]);
    await verdicts();
    expect(asked[0]?.after.clientId).toBe("1");
    const [, location] = screen.getAllByLabelText("Lokacija");
    expect(location).toHaveDisplayValue("Most, naprava guid-1");
  });

  it("offers no periods where nobody moved anything", async () => {
    show(`/compare?client=1&${after}`);
    await verdicts();
    expect(screen.queryByLabelText("Obdobja med premiki")).toBeNull();
  });
});
