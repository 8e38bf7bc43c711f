import { beforeEach, describe, expect, it } from "@jest/globals";
import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { clientRow } from "../../test/clientRow";
import { down } from "../../test/down";
import { giveSize } from "../../test/layout";
import { renderPortal } from "../../test/renderPortal";
import { feed, type Root } from "../../test/schemaLink";
import { ClientsContext } from "../shared/clients/useClients";
import { localSession } from "../shared/session/session";
import { Overview } from "./Overview";

giveSize(400, 400);

const now = Math.floor(Date.now() / 1000);
const timeZone = "Europe/Ljubljana";
const town = { id: "1", name: "Občina", type: "SPEED" as const, timeZone, summaryGroups: [] };
const park = { id: "9", name: "Park Tivoli", type: "VALVE" as const, timeZone, summaryGroups: [] };
const inPark = { groups: [{ id: "9", name: "Park Tivoli" }], lastActiveDate: now - 20 };
const rose = clientRow({ id: "11", name: "Rozarij", ...inPark });
const lawn = clientRow({ id: "12", name: "Trata", ...inPark });
const sign = clientRow({
  id: "2",
  name: "Most",
  groups: [{ id: "1", name: "Občina" }],
  lastActiveDate: now - 7200,
});

const valve = (client: typeof rose, more: object = {}) => ({
  id: client.id,
  client,
  mode: "SCHEDULE",
  manualUntil: null,
  pausedUntil: null,
  expectedOpen: false,
  nextChange: null,
  state: "CLOSED",
  reported: { time: now - 30, open: false },
  deviation: null,
  order: null,
  ...more,
});
const flowing = { state: "OPEN", deviation: { since: now - 900, urgent: true } };
const location = (id: string, name: string, valves: object[]) => ({
  id,
  name,
  timeZone,
  valveCount: valves.length,
  rainDelayUntil: null,
  valves,
  bundles: [],
  unbundled: valves,
});
const tivoli = (...valves: object[]) => location("9", "Park Tivoli", valves);

function show(groups: (typeof town | typeof park)[], root: Root) {
  const clients = groups.some(({ id }) => id === town.id) ? [sign, rose, lawn] : [rose, lawn];
  const value = { clients, groups, at: now, failure: null, refresh: () => {}, refreshOne: async () => {} };
  const portal = { tileUrl: null, tileAttribution: "", reportCompany: "", reports: { available: true } };
  const page = (
    <ClientsContext value={value}>
      <Overview />
    </ClientsContext>
  );
  const more = { valveLocationChanged: feed().stream, portal, ...root };
  return renderPortal(page, { root: more, at: "/overview?map=hidden" });
}

const attention = async () =>
  within(await screen.findByRole("region", { name: "Potrebuje pozornost" }))
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")]);
const cards = async () =>
  within(await screen.findByRole("list", { name: "Lokacije zalivanja" }))
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")]);

beforeEach(() => localSession.set({ username: "Ana", isAdmin: 0, groupName: "Park", groupId: "9" }));

describe("the overview of who has valves alone", () => {
  it("tells how many there are and how they are, what is urgent first, and leads to the location", async () => {
    show([park], { valveLocations: () => [tivoli(valve(lawn), valve(rose, flowing))] });
    expect(await screen.findByText("1 lokacija · 2 ventila")).toBeVisible();
    expect(await attention()).toEqual([["Rozarij", "/location/9"]]);
    expect(screen.getByText("Voda teče, a ne bi smela")).toBeVisible();
    expect(await cards()).toEqual([["Park Tivoli", "/location/9"]]);
    expect(await screen.findByRole("button", { name: /Pokaži vse/ })).toBeVisible();
    expect(screen.queryByRole("table")).toBeNull();
  });

  it("claims nothing of orders that are not told", async () => {
    const untold = { expectedOpen: null, mode: null, reported: null };
    show([park], { valveLocations: () => [tivoli(valve(lawn, untold), valve(rose, untold))] });
    expect(await cards()).toEqual([["Park Tivoli", "/location/9"]]);
    const list = await screen.findByRole("list", { name: "Lokacije zalivanja" });
    expect(list).not.toHaveTextContent(/Naslednje zalivanje|še brez javljanja/);
    expect(screen.getByText("Odstopajo").parentElement).toHaveTextContent(/^Odstopajo-$/);
  });

  it("is live", async () => {
    const changed = feed<object>();
    const valveLocations = () => [tivoli(valve(lawn), valve(rose))];
    show([park], { valveLocations, valveLocationChanged: changed.stream });
    await cards();
    await act(async () => changed.push({ valveLocationChanged: tivoli(valve(lawn), valve(rose, flowing)) }));
    expect(await attention()).toEqual([["Rozarij", "/location/9"]]);
  });

  it("puts urgent locations before others, and finds them by their valves", async () => {
    const others = Array.from({ length: 8 }, (_, at) =>
      location(String(20 + at), `Vrt ${at}`, [valve({ ...lawn, id: String(40 + at) })]),
    );
    show([park], { valveLocations: () => [...others, tivoli(valve(rose, flowing))] });
    expect((await cards())[0]).toEqual(["Park Tivoli", "/location/9"]);
    await userEvent.type(screen.getByRole("searchbox", { name: "Išči lokacijo ali ventil" }), "rozar");
    expect(await cards()).toHaveLength(1);
    await userEvent.type(screen.getByRole("searchbox"), "xyz");
    await userEvent.click(await screen.findByRole("button", { name: "Počisti iskanje" }));
    expect(await cards()).toHaveLength(9);
  });

  it("says that it could not be loaded", async () => {
    show([park], { valveLocations: down });
    expect(await screen.findByText("Podatkov o zalivanju ni bilo mogoče naložiti")).toBeVisible();
  });
});

describe("the overview of others", () => {
  const valveLocations = () => [tivoli(valve(lawn), valve(rose, flowing))];

  it("shows administrators devices and valve locations, water that should not flow before all else", async () => {
    localSession.set({ username: "Skrbnik", isAdmin: 1, groupName: null, groupId: null });
    show([town, park], { valveLocations });
    expect(await cards()).toEqual([["Park Tivoli", "/location/9"]]);
    expect((await attention()).slice(0, 2)).toEqual([
      ["Rozarij", "/location/9"],
      ["Most", "/client/2"],
    ]);
    expect(screen.getByRole("row", { name: /Most/ })).toBeVisible();
  });

  it("asks for no valves where there are none", async () => {
    show([town], {
      valveLocations: () => {
        throw new Error("asked for valves");
      },
    });
    expect(await screen.findByRole("row", { name: /Most/ })).toBeVisible();
    expect(screen.queryByRole("list", { name: "Lokacije zalivanja" })).toBeNull();
  });
});
