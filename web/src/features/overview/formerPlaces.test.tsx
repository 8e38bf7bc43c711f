import { beforeEach, describe, expect, it } from "@jest/globals";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { allFails } from "../../../test/allFails";
import { offerAllBut } from "../../../test/offers";
import { placeRow, stay } from "../../../test/placeRow";
import { feed } from "../../../test/schemaLink";
import { measurement } from "../../shared/chart/testing/measurement";
import type { PlaceRow } from "../../shared/clients/places";
import { localSession } from "../../shared/session/session";
import { group, healthy, inGroup, now, showOverview, whole } from "./testing/showOverview";

/** 12 March 2026, noon in Slovenia. */
const moved = 1_773_313_200;
const sign = healthy({ id: "1", name: "Glavna cesta" });
const here = placeRow({ id: "11", name: "Glavna cesta", ...inGroup, list: [stay("1", moved, null)] });
const school = placeRow({ id: "12", name: "Pri šoli", ...inGroup, list: [stay("1", null, moved)] });
const bridge = placeRow({ id: "13", name: "Most", ...inGroup, list: [stay("1", null, moved)] });

const ofGroup = { type: "SPEED", timeZone: "Europe/Ljubljana", inOutGraphs: false, summaryGroups: [] };
const told = (place: PlaceRow) => ({
  ...place,
  groups: place.groups?.map((known) => ({ ...known, ...ofGroup })),
});
const places = (...list: PlaceRow[]) => ({ clients: [whole(sign)], places: list.map(told) });

const list = (name = "Občina") => screen.findByRole("list", { name: `Nekdanja merilna mesta: ${name}` });
const head = (name: string) => screen.findByRole("button", { name, expanded: false });

beforeEach(() => {
  offerAllBut();
  localSession.set({ username: "Ana", isAdmin: 0, groupName: "Občina", groupId: "1" });
});

describe("former places", () => {
  it("stand below the devices of their group, with who stood there until when, and no state", async () => {
    const { router } = showOverview(places(here, school));
    const own = within(await list());
    expect(own.getAllByRole("listitem")).toHaveLength(1);
    expect(own.getByText("Naprava je tu stala do 12.03.2026")).toBeVisible();
    expect(own.queryByRole("img")).toBeNull();
    expect(screen.getAllByText("Glavna cesta")).toHaveLength(1);
    expect(screen.getByText("1 naprava", { selector: "p" })).toBeVisible();
    await userEvent.click(own.getByRole("link", { name: "Pri šoli" }));
    expect(router.state.location.pathname).toBe("/client/12");
  });

  it("are folded where there are several, and found by the search, which unfolds them", async () => {
    showOverview(places(school, bridge));
    await userEvent.click(await head("2 nekdanji merilni mesti"));
    expect(within(await list()).getAllByRole("listitem")).toHaveLength(2);
    await userEvent.type(screen.getByRole("searchbox"), "most");
    await waitFor(() => expect(screen.queryByRole("table")).toBeNull());
    expect(within(await list()).getByRole("listitem")).toHaveTextContent("Most");
  });

  it("stay away while devices of one state are looked for", async () => {
    showOverview(places(school));
    await list();
    await userEvent.click(screen.getByRole("button", { name: /^Aktivne 1/ }));
    expect(screen.queryByRole("list", { name: /Nekdanja/ })).toBeNull();
  });

  it("stand in each of their groups, also where these have no devices any more", async () => {
    const groups = [group("1", "Občina"), group("2", "Dol")];
    const both = {
      ...school,
      groups: [
        { id: "1", name: "Občina" },
        { id: "2", name: "Dol" },
      ],
    };
    showOverview({ clients: [], groups, places: [told(both)] });
    expect(within(await list()).getByText("Pri šoli")).toBeVisible();
    expect(within(await list("Dol")).getByText("Pri šoli")).toBeVisible();
    expect(screen.getByText("0 naprav", { selector: "p" })).toBeVisible();
  });

  it("keep a street apart that has a device's name", async () => {
    showOverview(places({ ...school, name: "Glavna cesta" }));
    expect(within(await list()).getByText("Glavna cesta")).toBeVisible();
    expect(screen.getAllByText("Glavna cesta")).toHaveLength(2);
  });

  it("have traffic of their own, and the device that of the street where it stands", async () => {
    const counted = (id: string, totalVehicles: number, row: object) => ({
      ...row,
      id,
      measurement: measurement({ totalVehicles }),
    });
    const all = [
      counted("1", 1000, whole(sign)),
      counted("11", 700, told(here)),
      counted("12", 300, told(school)),
    ];
    showOverview(
      {
        clients: ({ ids }: { ids?: string[] | null }) =>
          ids ? all.filter(({ id }) => ids.includes(id)) : [whole(sign)],
        places: [here, school].map(told),
      },
      "/overview?map=hidden&columns=name,count",
    );
    await waitFor(() => expect(screen.getByRole("row", { name: /Glavna cesta/ })).toHaveTextContent("700"));
    expect(await list()).toHaveTextContent("300");
  });

  it("can be three hundred, of which none is drawn until they are asked for", async () => {
    const many = Array.from({ length: 300 }, (_, index) => ({ ...school, id: String(100 + index) }));
    showOverview(places(...many));
    await head("300 nekdanjih merilnih mest");
    expect(screen.queryByRole("link", { name: "Pri šoli" })).toBeNull();
  });

  it("follow a move that is told while the list is open", async () => {
    const told12 = feed<{ clientStatus: object }>();
    let moves: PlaceRow[] = [];
    let asked = 0;
    showOverview({
      clients: [whole(sign)],
      clientStatus: told12.stream,
      places: () => {
        asked += 1;
        return moves.map(told);
      },
    });
    await screen.findByRole("table");
    await waitFor(() => expect(asked).toBe(1));
    expect(screen.queryByRole("list", { name: /Nekdanja/ })).toBeNull();
    moves = [here, school];
    act(() => told12.push({ clientStatus: whole({ ...sign, id: "12", lastActiveDate: now }) }));
    expect(within(await list()).getByText("Pri šoli")).toBeVisible();
  });

  it("are said to be missing where they can't be had", async () => {
    showOverview({ clients: [whole(sign)], places: allFails });
    expect(await screen.findByText(/Prislo je do napake med pridobivanjem podatkov/)).toBeVisible();
  });

  it("are not asked for where the platform keeps none", async () => {
    offerAllBut("PLACES");
    let asked = 0;
    showOverview({
      clients: [whole(sign)],
      portal: () => ({ offers: [], exportFiles: null }),
      places: () => {
        asked += 1;
        return [];
      },
    });
    await screen.findByRole("table");
    expect(asked).toBe(0);
  });
});
