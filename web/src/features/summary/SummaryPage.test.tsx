import { down } from "../../../test/down";
import "../../shared/chart/testing/browser";
import { beforeEach, describe, expect, it, jest } from "@jest/globals";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { chooseIn } from "../../../test/chooseIn";
import { renderPortal } from "../../../test/renderPortal";
import type { Root } from "../../../test/schemaLink";
import type { Measurement } from "../../shared/chart/measurement";
import { measurement } from "../../shared/chart/testing/measurement";
import { localSession } from "../../shared/session/session";
import { SummaryPage } from "./SummaryPage";

const client = (id: string, name: string, part: object = {}) => ({
  id,
  name,
  visionType: "NO_VISION",
  hardwareType: "K200DISP_FALCON",
  ...part,
});
const center = client("1", "Kidričeva – center");
const kranj = client("2", "Kidričeva – Kranj");
const loop = client("3", "Pot ob Sori", { hardwareType: "BIKECOUNTER" });

const group = (part: object = {}) => ({
  id: "1",
  name: "Občina Škofja Loka",
  timeZone: "Europe/Ljubljana",
  summaryGroups: [
    { name: "Kidričeva cesta", clients: [center, kranj] },
    { name: "Ob Sori", clients: [loop] },
  ],
  ...part,
});

type Of = (id: string) => Measurement;
const sized: Of = (id) =>
  measurement({
    totalVehicles: Number(id) * 1000,
    percentiles: { v30: 40, v50: 44, v85: 50 + Number(id), sampleSize: Number(id) * 1000 },
  });

/** Renders the page with the portal's answers; records the operations and their clients. */
function show({
  of = sized,
  groups = [group()],
  at = "/summary",
  root = {},
}: {
  of?: Of;
  groups?: object[];
  at?: string;
  root?: Root;
} = {}) {
  const asked: string[][] = [];
  const clients = ({ ids }: { ids: string[] }) => {
    asked.push(ids);
    return ids.map((id) => ({ id, timeZone: "Europe/Ljubljana", measurement: () => of(id) }));
  };
  const view = renderPortal(<SummaryPage />, { at, root: { groups: () => groups, clients, ...root } });
  return { ...view, asked };
}

const section = (name: string) => screen.findByRole("region", { name });

beforeEach(() => {
  localSession.set({ username: "Ana", isAdmin: 0, groupName: "Občina", groupId: "1" });
});

describe("the summary", () => {
  it("shows its own shape while it loads", () => {
    show({ root: { groups: () => new Promise(() => {}) } });
    expect(screen.getByRole("status", { name: "Nalaganje …" })).toBeInTheDocument();
  });

  it("says which locations' figures are of whole hours", async () => {
    const resolution = {
      unit: "HOUR",
      from: Date.UTC(2026, 9, 5, 8) / 1000,
      to: Date.UTC(2026, 9, 5, 10) / 1000,
    };
    show({ of: (id) => Object.assign(sized(id), id === "2" ? { resolution } : {}) });
    const first = await section("Kidričeva cesta");
    expect(
      await within(first).findByText(/^Kidričeva – Kranj: Podatki so za cele ure, 05\.10\.2026 10:00 –/),
    ).toBeVisible();
    expect(within(await section("Ob Sori")).queryByText(/cele ure/)).toBeNull();
  });

  it("shows each summary group with what its locations come to, and each location with its figures and chart", async () => {
    const { container, asked } = show();
    const first = await section("Kidričeva cesta");
    expect(await within(first).findByText("3000")).toBeVisible();
    const row = within(first).getByRole("row", { name: /Kidričeva – Kranj/ });
    expect(within(row).getByText("2000")).toBeVisible();
    expect(within(row).getByText("52")).toBeVisible();
    expect(within(row).getByText("9,3 %")).toBeVisible();
    expect(within(row).getByRole("link", { name: "Kidričeva – Kranj" })).toHaveAttribute("href", "/client/2");
    await waitFor(() => expect(container.querySelectorAll("svg.highcharts-root")).toHaveLength(3));
    // All figures in one query, all charts in another.
    expect(asked).toEqual([
      ["1", "2", "3"],
      ["1", "2", "3"],
    ]);
  });

  it("says how much time its figures leave out, of each location and of all of a road, only where they do", async () => {
    const seconds: Record<string, number | null> = { "1": 5400, "2": 7 * 3600, "3": 0 };
    show({ of: (id) => Object.assign(sized(id), { leftOutSeconds: seconds[id] }) });
    const first = await section("Kidričeva cesta");
    const kranjRow = await within(first).findByRole("row", { name: /Kidričeva – Kranj/ });
    expect(await within(kranjRow).findByText("izločeno 7 h")).toBeVisible();
    expect(within(first).getByText("izločeno 1,5 h")).toBeVisible();
    expect(within(first).getByText("izločeno 8,5 h")).toBeVisible();
    expect(within(await section("Ob Sori")).queryByText(/izločeno/)).toBeNull();
  });

  it("never shows a speed of a counter, nor adds its cyclists to vehicles", async () => {
    show();
    const second = await section("Ob Sori");
    const row = await within(second).findByRole("row", { name: /Pot ob Sori/ });
    await within(row).findByText("3000");
    expect(within(row).queryByText("53")).toBeNull();
    expect(within(row).queryByText("41,5")).toBeNull();
    expect(within(second).getByText("Kolesarji skupaj")).toBeVisible();
    expect(within(second).queryByText("Povprečna hitrost")).toBeNull();
  });

  it("keeps interval, kind of graph and order in the address", async () => {
    const { router } = show({ at: "/summary?interval=WEEK" });
    const first = await section("Kidričeva cesta");
    expect(screen.getByRole("tab", { name: "1 teden" })).toHaveAttribute("aria-selected", "true");
    expect(screen.getByRole("link", { name: "Kidričeva – center" })).toHaveAttribute(
      "href",
      "/client/1?interval=WEEK",
    );
    await userEvent.selectOptions(screen.getByLabelText("Izberi vrsto grafa"), "Precentil");
    await userEvent.click(within(first).getByRole("button", { name: "V85" }));
    await userEvent.click(screen.getByRole("tab", { name: "1 mesec" }));
    const search = new URLSearchParams(router.state.location.search);
    expect(Object.fromEntries(search)).toEqual({ interval: "MONTH", graph: "percentile", sort: "-v85" });
    const names = within(await section("Kidričeva cesta"))
      .getAllByRole("rowheader")
      .map(({ textContent }) => textContent);
    expect(names).toEqual(["Kidričeva – Kranj", "Kidričeva – center"]);
    expect(await screen.findByText("Ta naprava ne meri hitrosti")).toBeVisible();
  });

  it("offers the seven kinds of graph in the words of the specification, and the way back", async () => {
    show();
    await section("Kidričeva cesta");
    expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toEqual([
      "Hitrostni razred",
      "Histogram hitrosti",
      "Število vozil na uro",
      "Število vozil na dan",
      "Povprečno število vozil na uro",
      "Precentil",
      "Hitrost vozil",
    ]);
    expect(screen.getByRole("link", { name: "Na pregled" })).toHaveAttribute("href", "/overview");
  });

  it("lets one failing location stand beside the others", async () => {
    show({ of: (id) => (id === "1" ? down() : sized(id)) });
    const first = await section("Kidričeva cesta");
    expect(await within(first).findByText("Podatkov te lokacije trenutno ni mogoče dobiti")).toBeVisible();
    expect(within(within(first).getByRole("row", { name: /Kranj/ })).getByText("2000")).toBeVisible();
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("says that nothing could be loaded, and tries again", async () => {
    let isDown = true;
    show({ of: (id) => (isDown ? down() : sized(id)) });
    expect(await screen.findByRole("heading", { name: "Napaka pri nalaganju podatkov" })).toBeVisible();
    isDown = false;
    await userEvent.click(screen.getByRole("button", { name: "Poskusi znova" }));
    expect(await within(await section("Kidričeva cesta")).findByText("2000")).toBeVisible();
  });

  it("lets those who see several groups choose among those with a summary", async () => {
    const bled = group({
      id: "2",
      name: "Občina Bled",
      summaryGroups: [{ name: "K jezeru", clients: [kranj] }],
    });
    const bare = group({ id: "3", name: "Brez cest", summaryGroups: [] });
    const { router } = show({ groups: [group(), bled, bare] });
    await section("Kidričeva cesta");
    await chooseIn(screen.getByLabelText("Skupina"), "Občina Bled");
    expect(await section("K jezeru")).toBeVisible();
    expect(router.state.location.search).toBe("?group=2");
    expect(screen.queryByRole("option", { name: "Brez cest" })).toBeNull();
  });

  it("says whether there are no summary groups yet, or no group", async () => {
    const { unmount } = show({ groups: [group({ summaryGroups: [] })] });
    expect(await screen.findByRole("heading", { name: "Povzetek še ni pripravljen" })).toBeVisible();
    unmount();
    localSession.set({ username: "Ana", isAdmin: 0, groupName: null, groupId: null });
    show({ groups: [] });
    expect(await screen.findByRole("heading", { name: "Niste še v skupini" })).toBeVisible();
  });
});

describe("a minute later", () => {
  it("asks anew in place, and keeps the data with their age where that fails", async () => {
    jest.useFakeTimers({ advanceTimers: true });
    let round = 1;
    show({ of: (id) => (round === 3 ? down() : measurement({ totalVehicles: round * 100 + Number(id) })) });
    const first = await section("Kidričeva cesta");
    expect(await within(first).findByText("101")).toBeVisible();
    round = 2;
    await act(() => jest.advanceTimersByTimeAsync(61_000));
    expect(await within(first).findByText("201")).toBeVisible();
    round = 3;
    await act(() => jest.advanceTimersByTimeAsync(61_000));
    expect(await screen.findByRole("alert")).toHaveTextContent("Napaka pri nalaganju podatkov.");
    expect(within(first).getByText("201")).toBeVisible();
    jest.useRealTimers();
  });
});
