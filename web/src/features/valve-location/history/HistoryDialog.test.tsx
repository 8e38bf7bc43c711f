import "../../../shared/chart/testing/browser";
import { afterEach, beforeEach, expect, it, jest } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { copiedText } from "../../../../test/copiedText";
import { renderPortal } from "../../../../test/renderPortal";
import { toast } from "../../../shared/ui/toastStore";
import { HistoryDialog } from "./HistoryDialog";
import { history, midnight, now } from "./testing/history";
import type { ValveHistory } from "./valveHistory";

type Asked = { interval: { preset?: string; from?: number; to?: number } };
type Answer = (asked: Asked) => ValveHistory | null;

/** Renders the history of valve 7; records the queries. */
function showHistory(answer: Answer = () => history, search = "", valve: object | null = {}) {
  const asked: Asked["interval"][] = [];
  const onClose = jest.fn();
  const of = {
    id: "7",
    history: (args: Asked) => {
      asked.push(args.interval);
      return answer(args);
    },
    ...valve,
  };
  const view = renderPortal(
    <HistoryDialog
      location={{ timeZone: "Europe/Ljubljana" }}
      valve={{ client: { id: "7", name: "Rondo" } }}
      onClose={onClose}
    />,
    {
      at: `/location/3?history=7${search}`,
      root: {
        client: ({ id }: { id: string }) => ({
          id,
          name: "Rondo",
          timeZone: "Europe/Ljubljana",
          valve: valve && of,
        }),
      },
    },
  );
  return { ...view, asked, onClose, address: () => view.router.state.location.search };
}

const log = () => screen.findByRole("region", { name: "Tabela: Dnevnik zagonov" });
const rowsOf = (area: HTMLElement) =>
  within(area)
    .getAllByRole("row")
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole("cell")
        .map(({ textContent }) => textContent),
    );

beforeEach(() => {
  jest.spyOn(Date, "now").mockReturnValue(now * 1000);
});
afterEach(() => {
  jest.restoreAllMocks();
});

it("shows the last 24 hours first, run by run, the newest first", async () => {
  const { asked } = showHistory();
  expect(await screen.findByRole("dialog", { name: "Zgodovina: Rondo" })).toBeInTheDocument();
  expect(rowsOf(await log())).toEqual([
    ["22.11.2026 10:00 –", "Nepričakovano", "Voda teče", "-", "120,0\u00a0min"],
    ["22.11.2026 02:00–03:00", "Ročno", "Izpuščen", "60,0\u00a0min", "0,0\u00a0min"],
    ["21.11.2026 22:00–23:00", "Po urniku", "Preskočen (dež, premor)", "60,0\u00a0min", "0,0\u00a0min"],
    ["21.11.2026 18:00–19:00", "Po urniku", "Stekel", "60,0\u00a0min", "59,5\u00a0min"],
  ]);
  expect(asked[0]).toEqual({ preset: "LAST_24H" });
  expect(screen.getByText(/Načrtovano 120,0.min, teklo 179,5.min/)).toHaveTextContent(
    "Znano je 87,5 % preteklega časa.",
  );
});

it("shows what was reported alone where nothing else is told, over the period that was asked for", async () => {
  const { flow } = history;
  showHistory(() => ({ flow, expected: null, runs: null, days: null }), "&interval=LAST_24H");
  expect(await screen.findByLabelText(/^Sporočeno: Zaprt: 21.11.2026 12:00–18:00/)).toBeInTheDocument();
  await userEvent.click(await screen.findByRole("button", { name: "Pokaži tabelo: Delovanje ventila" }));
  const heads = screen.getAllByRole("columnheader").map(({ textContent }) => textContent);
  expect(heads).toEqual(["Od", "Do", "Sporočeno"]);
  expect(screen.getByText("sporočeno po lokalni uri")).toBeInTheDocument();
  for (const claim of [/Dnevnik zagonov/, /Načrtovano/i, /Odstopanje/])
    expect(screen.queryByText(claim)).toBeNull();
});

it("draws its bands so that who hears them hears each", async () => {
  showHistory();
  expect(
    await screen.findByLabelText(/^Odstopanje: Nepričakovan pretok: 22.11.2026 10:00–12:00/),
  ).toBeInTheDocument();
});

it("keeps period, filter and sums in the address", async () => {
  const { address, asked } = showHistory();
  await userEvent.click(await screen.findByRole("button", { name: "Pokaži tabelo: Delovanje ventila" }));
  expect(screen.getByRole("columnheader", { name: "Sporočeno" })).toBeInTheDocument();
  await userEvent.selectOptions(await screen.findByLabelText("Prikaži"), "Odstopanja (2)");
  expect(rowsOf(await log())).toHaveLength(2);
  await userEvent.click(screen.getByText("Po tednih"));
  await waitFor(() => expect(address()).toBe("?history=7&runs=amiss&sums=weeks"));
  await userEvent.click(screen.getByRole("button", { name: "Teden naprej" }));
  await waitFor(() => expect(asked.at(-1)).toEqual({ from: midnight + 86_400, to: midnight + 8 * 86_400 }));
  expect(address()).toContain("runs=amiss");
});

it("says so where no run fits the filter, and leads back to all", async () => {
  const { address } = showHistory(() => ({ ...history, runs: history.runs.slice(0, 1) }), "&runs=UNEXPECTED");
  await userEvent.click(await screen.findByRole("button", { name: "Prikaži vse" }));
  expect(await screen.findByText("Stekel")).toBeInTheDocument();
  expect(address()).toBe("?history=7");
});

it("shows many runs by portions", async () => {
  const [run] = history.runs;
  const runs = Array.from({ length: 53 }, (_, index) => ({
    ...run,
    from: midnight - index * 7200,
    to: midnight,
  }));
  showHistory(() => ({ ...history, runs: runs as ValveHistory["runs"] }));
  await userEvent.click(await screen.findByRole("button", { name: "Prikaži še 3 zagone" }));
  expect(screen.getAllByText("Stekel")).toHaveLength(53);
});

it("asks for nothing that the portal does not tell", async () => {
  const { asked } = showHistory(() => history, "&from=1700000000&to=1710000000");
  expect(await screen.findByText("Obdobje je lahko dolgo največ 31 dni.")).toBeInTheDocument();
  expect(asked).toEqual([]);
});

it("says what went wrong, and tries again", async () => {
  let isDown = true;
  showHistory(() => {
    if (isDown) throw new Error("down");
    return history;
  });
  expect(await screen.findByText("Napaka pri pridobivanju zgodovine ventila")).toBeInTheDocument();
  isDown = false;
  await userEvent.click(screen.getByRole("button", { name: "Poskusi znova" }));
  expect(await screen.findByText("Stekel")).toBeInTheDocument();
});

it("says so where there is no such valve", async () => {
  showHistory(() => history, "", null);
  expect(await screen.findByText("Tega ventila ni med vašimi")).toBeInTheDocument();
});

it("gives scripts what it shows, and closes", async () => {
  const user = userEvent.setup();
  const told = jest.spyOn(toast, "success");
  const { onClose } = showHistory();
  await user.click(await screen.findByRole("button", { name: "Kopiraj kot GraphQL: Delovanje ventila" }));
  await waitFor(() => expect(told).toHaveBeenCalledWith("Poizvedba GraphQL je kopirana.", expect.anything()));
  const copied = await copiedText();
  expect(copied).toContain(`{ from: ${midnight + 43_200}, to: ${now} }`);
  expect(copied).toContain("# Zgodovina: Rondo: 21.11.2026 12:00 – 22.11.2026 12:00 (Europe/Ljubljana)");
  await user.click(screen.getByRole("button", { name: "Zapri" }));
  expect(onClose).toHaveBeenCalled();
});
