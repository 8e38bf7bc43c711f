import { expect, it } from "@jest/globals";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { offerAllBut } from "../../../../test/offers";
import { renderPortal } from "../../../../test/renderPortal";
import type { DailyTrafficFiguresFragment } from "../../../graphql/generated";
import type { ClientKind } from "../../../shared/chart/clientKind";
import { dailyTraffic } from "../../../shared/traffic/testing/dailyTraffic";
import { EngineeringSection } from "./EngineeringSection";

const title = "Prometnotehnični podatki";
const toggle = () => screen.findByRole("button", { name: title });

function show(
  answer: () => DailyTrafficFiguresFragment,
  { at = "/?figures=open", kind = "speed" as ClientKind } = {},
) {
  return renderPortal(
    <EngineeringSection
      clientId="7"
      kind={kind}
      zone="Europe/Ljubljana"
      interval={{ kind: "preset", preset: "WEEK" }}
    />,
    { at, root: { client: () => ({ id: "7", dailyTraffic: async () => answer() }) } },
  );
}

const rows = async (name: string) =>
  within(await screen.findByRole("table", { name }))
    .getAllByRole("row")
    .map(({ textContent }) => textContent);

it("asks for nothing until it is opened, and keeps that in the address", async () => {
  let asked = 0;
  const { router } = show(
    () => {
      asked += 1;
      return dailyTraffic();
    },
    { at: "/?interval=WEEK" },
  );
  expect(await toggle()).toHaveAttribute("aria-expanded", "false");
  expect(asked).toBe(0);
  await userEvent.click(await toggle());
  await screen.findByRole("table", { name: "Povprečni dnevni promet" });
  expect(asked).toBe(1);
  expect(router.state.location.search).toBe("?interval=WEEK&figures=open");
  await userEvent.click(await toggle());
  expect(screen.queryByRole("table")).toBeNull();
  expect(router.state.location.search).toBe("?interval=WEEK");
});

it("tells the means, the days that they are of, and those left out", async () => {
  show(() => dailyTraffic());
  expect(await rows("Povprečni dnevni promet")).toEqual([
    "DneviVozil na danŠtevilo dni",
    "Vsi dnevi (PDP)12353",
    "Delavniki15002",
    "Sobote7031",
    "Nedelje-0",
  ]);
  expect(
    screen.getByText("Izpuščen 1 dan, ki ni v celoti pokrit s podatki: 04.07.2026."),
  ).toBeInTheDocument();
  expect(screen.getByText("Izpuščen 1 dan, ki še ni končan: 05.07.2026.")).toBeInTheDocument();
  expect(screen.getByText("PLDP je na voljo za obdobje celega leta.")).toBeInTheDocument();
});

it("tells the annual mean of a year, or why there is none", async () => {
  const { unmount } = show(() =>
    dailyTraffic({ annual: { vehicles: 987.6, days: 350, lacks: null, missingMeans: 0 } }),
  );
  expect(await rows("Povprečni dnevni promet")).toContain("Leto (PLDP)988350");
  unmount();
  show(() =>
    dailyTraffic({ annual: { vehicles: null, days: 200, lacks: "NOT_EVERY_WEEK_DAY", missingMeans: 7 } }),
  );
  expect(await rows("Povprečni dnevni promet")).toContain("Leto (PLDP)-200");
  expect(screen.getByText(/brez pokritega dneva je 7 od 84 povprečij/)).toBeInTheDocument();
});

it("lists no dates where many days are left out, and says where none could be used", async () => {
  const days = Array.from({ length: 9 }, (_, index) => ({
    date: 1_782_856_800 + index * 86_400,
    leftOut: "NOT_COVERED" as const,
  }));
  show(() => dailyTraffic({ average: { vehicles: null, days: 0 }, days }));
  expect(
    await screen.findByText("Izpuščenih 9 dni, ki niso v celoti pokriti s podatki."),
  ).toBeInTheDocument();
  expect(screen.getByText(/nobenega celega dneva/)).toBeInTheDocument();
});

it("marks estimates, and speaks of cyclists at a bicycle counter", async () => {
  show(() => dailyTraffic({ isEstimate: true }), { kind: "bikeCounter" });
  const table = within(await screen.findByRole("table", { name: "Povprečni dnevni promet" }));
  expect(table.getByRole("columnheader", { name: "Kolesarjev na dan" })).toBeInTheDocument();
  expect(table.getAllByText("ocena", { exact: false })).toHaveLength(3);
});

it("offers another try where it fails", async () => {
  let tries = 0;
  show(() => {
    tries += 1;
    if (tries === 1) throw new Error("no answer");
    return dailyTraffic();
  });
  await userEvent.click(await screen.findByRole("button", { name: "Poskusi znova" }));
  expect(await screen.findByRole("table", { name: "Povprečni dnevni promet" })).toBeInTheDocument();
  expect(screen.queryByRole("alert")).toBeNull();
});

it("is not there where the platform tells no such figures", () => {
  offerAllBut("TRAFFIC_FIGURES");
  show(() => dailyTraffic());
  expect(screen.queryByRole("button", { name: title })).toBeNull();
});
