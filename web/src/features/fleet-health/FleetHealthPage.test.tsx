import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { clientRow } from "../../../test/clientRow";
import { down } from "../../../test/down";
import { giveSize } from "../../../test/layout";
import { renderPortal } from "../../../test/renderPortal";
import type { Root } from "../../../test/schemaLink";
import { ClientsContext, type ClientsValue } from "../../shared/clients/useClients";
import "../../shared/chart/testing/browser";
import { chooseIn } from "../../../test/chooseIn";
import { FleetHealthPage } from "./FleetHealthPage";

/** 2026-11-22 12:00 in Ljubljana. */
const now = Date.parse("2026-11-22T12:00:00+01:00") / 1000;
const info = clientRow({ id: "0" }).info;
const clients = [
  clientRow({
    id: "1",
    name: "Most",
    lastActiveDate: now - 60,
    hardwareType: "K200DISP_AMG",
    info: { ...info, firmwareVersion: "2.15.0", batteryVoltage: 11.2, rssi: -104 },
    groups: [{ id: "g", name: "Bled" }],
  }),
  clientRow({
    id: "2",
    name: "Cesta",
    lastActiveDate: now - 7200,
    hardwareType: "K200DISP_AMG",
    alarms: [{ text: "odprta vrata" }],
  }),
];
const known: ClientsValue = {
  clients,
  groups: [{ id: "g", name: "Bled", type: "SPEED", timeZone: "Europe/Ljubljana", summaryGroups: [] }],
  at: now,
  failure: null,
  refresh: () => {},
  refreshOne: async () => {},
};
const midnight = Date.parse("2026-11-22T00:00:00+01:00") / 1000;
const health = {
  from: midnight - 6 * 86_400,
  to: midnight + 86_400,
  timeZone: "Europe/Ljubljana",
  days: [
    { from: midnight, to: midnight + 86_400, expectedSeconds: 86_400, coveredSeconds: 64_800, devices: 2 },
  ],
  devices: [
    { client: { id: "1" }, expectedSeconds: 43_200, coveredSeconds: 43_200 },
    { client: { id: "2" }, expectedSeconds: 43_200, coveredSeconds: 21_600 },
    { client: null, expectedSeconds: 43_200, coveredSeconds: 0 },
  ],
};

async function show({ at = "/", value = known, root = {} as Root } = {}) {
  const asked = jest.fn((_: unknown) => health);
  const configs = [
    {
      id: "1",
      wantedConfigVersion: 3,
      hasConfig: true,
      info: {
        configVersion: 2,
        configVersionDate: now - 3600,
        overlapDate: now - 7200,
        overlapSeconds: 300,
        clockSkewSeconds: 10_800,
        clockSkewDate: now - 60,
      },
    },
    {
      id: "2",
      wantedConfigVersion: null,
      hasConfig: false,
      info: {
        configVersion: null,
        configVersionDate: null,
        overlapDate: null,
        overlapSeconds: null,
        clockSkewSeconds: -30,
        clockSkewDate: now,
      },
    },
  ];
  const page = (
    <ClientsContext value={value}>
      <FleetHealthPage />
    </ClientsContext>
  );
  const answers: Root = { fleetHealth: asked, clients: () => configs, ...root };
  const view = await act(async () => renderPortal(page, { at, root: answers }));
  return { ...view, asked };
}

const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const part = async (name: string) => within(await screen.findByRole("region", { name }));
const list = async (name: string) => within(await screen.findByRole("list", { name }));

beforeEach(() => {
  giveSize(800, 300);
  jest.useFakeTimers({ now: now * 1000, advanceTimers: true });
});
afterEach(() => {
  jest.useRealTimers();
});

describe("fleet health", () => {
  it("shows who reports, who is silent, who complains, and leads to them", async () => {
    await show();
    const figures = within(await screen.findByRole("group", { name: "V številkah" }));
    expect(figures.getByRole("link", { name: /^Aktivne/ })).toHaveTextContent(
      "Aktivne1slišane v zadnjih 10 min",
    );
    expect(figures.getByRole("link", { name: /^Se ne javljajo/ })).toHaveAttribute(
      "href",
      "/admin/clients?status=silent",
    );
    expect((await list("Najdlje tihe")).getByRole("listitem")).toHaveTextContent("Cestapred 2 h");
    expect((await list("Opozorila zdaj")).getByRole("link", { name: "Cesta" })).toHaveAttribute(
      "href",
      "/admin/clients/2",
    );
  });

  it("leads from each count to the clients of it, of the same choice", async () => {
    await show({ at: "/?group=g&type=K200DISP_AMG" });
    const figures = within(await screen.findByRole("group", { name: "V številkah" }));
    const to = (name: RegExp) => figures.getByRole("link", { name }).getAttribute("href");
    expect(to(/^Aktivne/)).toBe("/admin/clients?group=g&type=K200DISP_AMG&status=active");
    expect(to(/^Prazna baterija 1/)).toBe(
      "/admin/clients?group=g&type=K200DISP_AMG&concern=lowBattery&sort=battery&list=flat",
    );
    expect(to(/^Opozorila/)).toBe("/admin/clients?group=g&type=K200DISP_AMG&concern=alarm&list=flat");
    const config = await part("Nastavitve: želene in v rabi");
    expect(await config.findByRole("link", { name: "Novih še niso prevzele" })).toHaveAttribute(
      "href",
      "/admin/clients?group=g&type=K200DISP_AMG&config=pending&list=flat",
    );
  });

  it("says of how many a list is the first ten, and leads to all of them", async () => {
    const many = Array.from({ length: 12 }, (_, index) =>
      clientRow({
        id: String(index + 1),
        name: `Most ${index + 1}`,
        lastActiveDate: now - 7200,
        info: { ...info, batteryVoltage: 11 + index / 10 },
      }),
    );
    const devices = many.map(({ id }) => ({ client: { id }, expectedSeconds: 100, coveredSeconds: 50 }));
    await show({ value: { ...known, clients: many }, root: { fleetHealth: { ...health, devices } } });
    const all = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
    expect(all("Pokaži vse: Najdlje tihe")).toBe("/admin/clients?status=silent&sort=lastActive&list=flat");
    expect(all("Pokaži vse: Deset najnižjih")).toBe("/admin/clients?sort=battery&list=flat");
    expect((await list("Deset najnižjih")).getAllByRole("listitem")).toHaveLength(10);
    // A list that clients can't be sorted by is expanded in place.
    const least = await list("Najmanj popolne");
    expect(least.getAllByRole("listitem")).toHaveLength(10);
    expect(screen.getAllByText("10 od 12")).toHaveLength(3);
    await user().click(screen.getByRole("button", { name: "Pokaži vse" }));
    expect(least.getAllByRole("listitem")).toHaveLength(12);
  });

  it("shows versions by hardware, each a way to its clients; what was not told leads nowhere", async () => {
    await show();
    const versions = await part("Različice programske opreme");
    expect(versions.getByRole("link", { name: "K200DISP_AMG, različica 2.15.0: 1 naprava" })).toHaveAttribute(
      "href",
      "/admin/clients?type=K200DISP_AMG&firmware=2.15.0",
    );
    expect(versions.getByText("ni povedala").closest("a")).toBeNull();
  });

  it("shows who has not taken its configuration", async () => {
    await show();
    expect((await list("Novih še niso prevzele")).getByRole("listitem")).toHaveTextContent(
      "Mostteče v2, želena v3pred 1 h",
    );
  });

  it("claims nothing of devices of which nothing is told", async () => {
    const untold = { alarms: null, lastActiveDate: null, hasReported: null };
    const value = { ...known, clients: clients.map((client) => ({ ...client, ...untold })) };
    const none = { wantedConfigVersion: null, hasConfig: null };
    const configs = clients.map(({ id }) => ({
      id,
      ...none,
      info: { configVersion: null, configVersionDate: null },
    }));
    await show({ value, root: { clients: () => configs } });
    const figures = within(await screen.findByRole("group", { name: "V številkah" }));
    expect(figures.getByRole("link", { name: /^Ni sporočeno/ })).toHaveTextContent("Ni sporočeno2");
    // There is no list for an unknown count, either.
    expect(figures.getByText("Aktivne").parentElement).toHaveTextContent(/^Aktivne-/);
    expect(figures.queryByRole("link", { name: /^Aktivne/ })).toBeNull();
    expect(figures.getByText("Opozorila").parentElement).toHaveTextContent(/^Opozorila-/);
    expect(figures.queryByText("Nikoli javljene")).toBeNull();
    const config = await part("Nastavitve: želene in v rabi");
    expect((await config.findByText("Brez nastavitev")).parentElement).toHaveTextContent(
      /^Brez nastavitev-$/,
    );
    for (const claim of [/Vse, ki povedo/, /Nobena ni tiha/, /Brez opozoril/])
      expect(screen.queryByText(claim)).toBeNull();
  });

  it("shows batteries and signals, the worst with their age, and apart who never told", async () => {
    await show();
    expect((await list("Deset najnižjih")).getByRole("listitem")).toHaveTextContent(
      /^Most11,2\sV · pred 1 min$/,
    );
    expect((await list("Deset najšibkejših")).getByRole("listitem")).toHaveTextContent(/−104\sdBm/);
    expect(screen.getByText("Napetost ni znana: 1.")).toBeVisible();
  });

  it("names devices that count the same time twice", async () => {
    await show();
    expect((await list("Isti čas dvakrat")).getByRole("listitem")).toHaveTextContent(
      /^Most300 s podvojenega časa.*pred 2 h/,
    );
  });

  it("names devices whose clocks are off, and by how much", async () => {
    await show();
    expect((await list("Ure, ki ne gredo prav")).getByRole("listitem")).toHaveTextContent(
      /^Mostprehiteva za 3 h.*pred 1 min/,
    );
  });

  it("shows completeness, and the devices of which least was heard", async () => {
    const { asked } = await show();
    expect(asked.mock.lastCall?.[0]).toEqual({ interval: { from: health.from, to: health.to } });
    expect((await list("Najmanj popolne")).getByRole("listitem")).toHaveTextContent(
      /^Cesta6 od 12 h \(50,0\s%\)$/,
    );
    expect(screen.getByText(/^Izbrane naprave v obdobju: 18 od 24 h/)).toBeVisible();
    await user().click(screen.getByRole("button", { name: "Pokaži tabelo: Popolnost podatkov" }));
    expect(
      await screen.findByRole("row", { name: /^22\.11\.2026 \(danes, do zdaj\) 75,0\s% 2$/ }),
    ).toBeInTheDocument();
  });

  it("asks for a longer period, which the address keeps", async () => {
    const { asked, router } = await show();
    await user().click(await screen.findByRole("radio", { name: "92 dni" }));
    expect(router.state.location.search).toBe("?days=92");
    const from = Date.parse("2026-08-23T00:00:00+02:00") / 1000;
    await waitFor(() => expect(asked.mock.lastCall?.[0]).toEqual({ interval: { from, to: health.to } }));
  });

  it("asks for a period of the calendar, a quarter at most", async () => {
    const { asked, router } = await show();
    await user().click(await screen.findByRole("radio", { name: "Koledar" }));
    expect(router.state.location.search).toBe("?interval=LAST_MONTH");
    const at = (text: string) => Date.parse(text) / 1000;
    const october = { from: at("2026-10-01T00:00:00+02:00"), to: at("2026-11-01T00:00:00+01:00") };
    await waitFor(() => expect(asked.mock.lastCall?.[0]).toEqual({ interval: october }));
    const picker = screen.getByRole("combobox", { name: "Koledarsko obdobje" });
    expect(within(picker).queryByRole("option", { name: "2025" })).toBeNull();
    // It lasts on: its days are told to the end of today, as of the usual periods.
    await user().selectOptions(picker, "november 2026");
    await waitFor(() =>
      expect(asked.mock.lastCall?.[0]).toEqual({ interval: { from: october.to, to: health.to } }),
    );
    await user().click(screen.getByRole("radio", { name: "31 dni" }));
    expect(router.state.location.search).toBe("?days=31");
  });

  it("keeps the period before while the next one is on its way", async () => {
    const answers = [health, new Promise(() => {})];
    await show({ root: { fleetHealth: () => answers.shift() } });
    expect(await screen.findByRole("button", { name: "Osveži: Popolnost podatkov" })).toBeVisible();
    await user().click(screen.getByRole("radio", { name: "31 dni" }));
    await waitFor(() =>
      expect(screen.queryByRole("button", { name: "Osveži: Popolnost podatkov" })).toBeNull(),
    );
    expect(screen.getByRole("list", { name: "Najmanj popolne" })).toBeVisible();
  });

  it("is narrowed to a group and a type, and shows all again", async () => {
    const { router } = await show({ at: "/?group=g" });
    expect(await screen.findByText("1 naprava", { selector: "[role=status]" })).toBeVisible();
    await chooseIn(screen.getByLabelText("Skupina"), "none");
    expect(screen.queryByRole("list", { name: "Deset najnižjih" })).toBeNull();
    await act(async () => router.navigate("/?group=none&type=BIKECOUNTER"));
    await user().click(await screen.findByRole("button", { name: "Pokaži vse" }));
    expect(router.state.location.search).toBe("");
  });

  it("stands without what can't be had", async () => {
    await show({ root: { fleetHealth: down, clients: down } });
    expect(await screen.findByText("Popolnosti ni bilo mogoče pridobiti.")).toBeVisible();
    expect(await screen.findByText("Stanja nastavitev ni bilo mogoče pridobiti.")).toBeVisible();
    expect(screen.getByRole("list", { name: "Deset najnižjih" })).toBeVisible();
  });

  it.each<[string, Partial<ClientsValue>, string]>([
    ["there is none", { clients: [] }, "Naprav še ni"],
    ["none can be had", { clients: undefined, failure: "NETWORK" }, "Naprav ni bilo mogoče pridobiti"],
  ])("says where %s", async (_name, value, text) => {
    await show({ value: { ...known, ...value } });
    expect(await screen.findByText(text)).toBeVisible();
  });
});
