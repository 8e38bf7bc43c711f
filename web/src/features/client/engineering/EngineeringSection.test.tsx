import "../../../shared/chart/testing/browser";
import { expect, it } from "@jest/globals";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { offerAllBut } from "../../../../test/offers";
import { renderPortal } from "../../../../test/renderPortal";
import type {
  DailyTrafficFiguresFragment,
  FreeFlowFiguresFragment,
  QuarterHourFiguresFragment,
  SpeedFiguresFragment,
} from "../../../graphql/generated";
import type { ClientKind } from "../../../shared/chart/clientKind";
import type { Interval } from "../../../shared/interval/interval";
import { dailyTraffic } from "../../../shared/traffic/testing/dailyTraffic";
import { quarterHours } from "../../../shared/traffic/testing/quarterHours";
import { EngineeringSection } from "./EngineeringSection";

const title = "Prometnotehnični podatki";
const toggle = () => screen.findByRole("button", { name: title });

const speeds: SpeedFiguresFragment = {
  averageSpeed: 44.26,
  standardDeviation: 8.1,
  percentageOverLimit: 22.4,
  speedLimit: 50,
  speedLimits: null,
  estimates: [],
  percentiles: { v15: 36, v50: 44, v85: 53, v95: 61, sampleSize: 2000 },
};
const freeFlow = (gap: number): FreeFlowFiguresFragment => ({
  gap,
  knownFrom: null,
  free: 900,
  following: 1000,
  unknown: 60,
  counted: 40,
  sampleSize: 900,
  averageSpeed: 47.5,
  standardDeviation: 7.4,
  v15: 40,
  v50: 47,
  v85: 56,
  v95: 64,
  percentageOverLimit: 31,
});

type Shown = {
  at?: string;
  kind?: ClientKind;
  interval?: Interval;
  quarters?: () => QuarterHourFiguresFragment;
  free?: (gap: number) => FreeFlowFiguresFragment;
};
const week: Interval = { kind: "preset", preset: "WEEK" };

function show(
  answer: () => DailyTrafficFiguresFragment,
  {
    at = "/?figures=open",
    kind = "speed",
    interval = week,
    quarters = quarterHours,
    free = freeFlow,
  }: Shown = {},
) {
  return renderPortal(
    <EngineeringSection
      clientId="7"
      place="Most"
      kind={kind}
      directions={null}
      hasSpeeds={kind === "speed"}
      zone="Europe/Ljubljana"
      interval={interval}
    />,
    {
      at,
      root: {
        client: () => ({
          id: "7",
          dailyTraffic: async () => answer(),
          quarterHours: async () => quarters(),
          measurement: () => speeds,
          freeFlow: async ({ gap }: { gap: number }) => free(gap),
        }),
      },
    },
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

it("tells the rolling peak hour with its factor, and what is in none", async () => {
  show(() => dailyTraffic());
  expect(await screen.findByText("07:15–08:15")).toBeInTheDocument();
  expect(screen.getByText("412")).toBeInTheDocument();
  expect(screen.getByText("300 prihajajočih, 112 odhajajočih")).toBeInTheDocument();
  expect(screen.getByText("0,86")).toBeInTheDocument();
  expect(screen.getByText("412 / (4 · 120), najbolj obremenjen interval 07:30–07:45")).toBeInTheDocument();
  expect(screen.getByText(/niso v celoti pokriti s podatki: 3\./)).toBeInTheDocument();
});

it("has the quarter hours of the peak's day as a table, too", async () => {
  show(() => dailyTraffic());
  await userEvent.click(
    await screen.findByRole("button", { name: /^Pokaži tabelo: Dan s konično uro, 02\.07\.2026/ }),
  );
  const region = within(await screen.findByRole("region", { name: /Dan s konično uro/ }));
  expect(region.getByRole("table")).toHaveAttribute("aria-rowcount", "97");
});

it("says why there is no peak hour", async () => {
  const quarters = () => quarterHours({ peak: null, peakLacks: "NO_WHOLE_HOUR" });
  show(() => dailyTraffic(), { quarters });
  expect(await screen.findByText(/ni štirih zaporednih četrturnih intervalov/)).toBeInTheDocument();
  expect(screen.queryByText("Faktor konične ure (PHF)")).toBeNull();
});

it("asks for no quarter hours of more than 31 days, and says so", async () => {
  let asked = 0;
  const quarters = () => {
    asked += 1;
    return quarterHours();
  };
  const day = 86_400;
  const interval: Interval = { kind: "custom", from: 1_782_856_800, to: 1_782_856_800 + 31 * day + 3601 };
  show(() => dailyTraffic(), { quarters, interval });
  expect(await screen.findByText(/na voljo za obdobja do 31 dni/)).toBeInTheDocument();
  await screen.findByRole("table", { name: "Povprečni dnevni promet" });
  expect(asked).toBe(0);
});

it("tells further percentiles of all vehicles beside those in free flow", async () => {
  show(() => dailyTraffic());
  const shown = async () => (await rows("Hitrosti")).map((row) => row?.replaceAll("\u00a0", " "));
  await screen.findByRole("columnheader", { name: "Prosti tok" });
  expect(await shown()).toEqual([
    "VrednostVsa vozilaProsti tok",
    "Vozila s hitrostjo2000900",
    "Povprečna hitrost44,3 km/h47,5 km/h",
    "Standardni odklon8,1 km/h7,4 km/h",
    "V1536 km/h40 km/h",
    "V5044 km/h47 km/h",
    "V8553 km/h56 km/h",
    "V9561 km/h64 km/h",
    "Nad omejitvijo (50 km/h)22,4 %31,0 %",
  ]);
  expect(screen.getByText(/vsaj 5 s .* \(900\); z manjšo vrzeljo 1000, z neznano 100\./)).toBeInTheDocument();
});

it("takes another gap, and keeps it in the address", async () => {
  const { router } = show(() => dailyTraffic());
  await userEvent.selectOptions(await screen.findByLabelText("Najmanjša vrzel"), "3");
  expect(await screen.findByText(/vsaj 3 s/)).toBeInTheDocument();
  expect(router.state.location.search).toBe("?figures=open&gap=3");
});

it("says from when on records are there, and where they are too few", async () => {
  const free = (gap: number) => ({ ...freeFlow(gap), knownFrom: 1_782_856_800, sampleSize: 99 });
  show(() => dailyTraffic(), { free });
  expect(await screen.findByText(/iz zapisov od 01\.07\.2026 00:00 naprej/)).toBeInTheDocument();
  expect(screen.getByText(/Manj kot 100 vozil v prostem toku/)).toBeInTheDocument();
});

it("has no speeds of a counter, and no free flow of long periods", async () => {
  const { unmount } = show(() => dailyTraffic(), { kind: "bikeCounter" });
  await screen.findByRole("table", { name: "Povprečni dnevni promet" });
  expect(screen.queryByRole("table", { name: "Hitrosti" })).toBeNull();
  unmount();
  const interval: Interval = { kind: "custom", from: 1_782_856_800, to: 1_782_856_800 + 60 * 86_400 };
  show(() => dailyTraffic(), { interval });
  expect((await rows("Hitrosti"))[0]).toBe("VrednostVsa vozila");
  expect(screen.queryByLabelText("Najmanjša vrzel")).toBeNull();
});
