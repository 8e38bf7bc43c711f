import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { chooseIn } from "../../../../test/chooseIn";
import { onPhone } from "../../../../test/onPhone";
import { localSession } from "../../../shared/session/session";
import { group, healthy, now, showOverview, whole } from "../testing/showOverview";

beforeEach(() => localSession.set({ username: "ana", isAdmin: 0, groupName: "Občina", groupId: "1" }));
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const row = (name: string) => screen.getByRole("row", { name: new RegExp(name) });
const tile = (name: string) => screen.getByRole("button", { name: new RegExp(`^${name} `) });

const heardAt = (lastActiveDate: number | null) => [
  whole(healthy({ id: "1", name: "Most", lastActiveDate })),
];

/** Lets the page's clocks run on, which tick every 5 s. */
const pass = (seconds: number) =>
  act(async () => {
    await jest.advanceTimersByTimeAsync(seconds * 1000);
  });

describe("by the passing of time alone", () => {
  it("a device turns orange after 10 minutes and red after an hour, in the table and the strip", async () => {
    jest.useFakeTimers({ now: now * 1000, advanceTimers: true });
    showOverview({ clients: heardAt(now - 590) });
    await screen.findByRole("table");
    expect(within(row("Most")).getByRole("img", { name: "Aktivna" })).toBeVisible();
    expect(tile("Aktivne")).toHaveAccessibleName("Aktivne 1 v zadnjih 10 min");

    await pass(15);
    expect(within(row("Most")).getByRole("img", { name: "Zamuja" })).toBeVisible();
    expect(tile("Aktivne")).toHaveAccessibleName("Aktivne 0 v zadnjih 10 min");
    expect(tile("Zamujajo")).toHaveAccessibleName("Zamujajo 1 10 min do 1 h");
    expect(screen.queryByRole("region", { name: "Potrebuje pozornost" })).toBeNull();

    jest.setSystemTime((now - 590 + 3601) * 1000);
    await pass(5);
    expect(within(row("Most")).getByRole("img", { name: "Tiha" })).toBeVisible();
    expect(tile("Se ne javljajo")).toHaveAccessibleName("Se ne javljajo 1 več kot 1 h");
    expect(screen.getByRole("region", { name: "Potrebuje pozornost" })).toBeVisible();
  });

  it("its card on a phone does, too", async () => {
    onPhone();
    jest.useFakeTimers({ now: now * 1000, advanceTimers: true });
    showOverview({ clients: heardAt(now - 590) });
    const list = await screen.findByRole("list", { name: "Stanje naprav: Občina" });
    expect(within(list).getByRole("img", { name: "Aktivna" })).toBeVisible();
    await pass(15);
    expect(within(list).getByRole("img", { name: "Zamuja" })).toBeVisible();
    jest.setSystemTime((now - 590 + 3601) * 1000);
    await pass(5);
    expect(within(list).getByRole("img", { name: "Tiha" })).toBeVisible();
  });
});

describe("on a phone", () => {
  it("a card has the same facts as the row", async () => {
    onPhone();
    const plain = healthy({ id: "17", name: "Most", alarms: [{ text: "Vrata" }] });
    const info = {
      ...plain.info,
      firmwareVersion: "4.2.1",
      configName: "poletje",
      batteryVoltage: 12.34,
      rssi: -71,
    };
    const settings = { ...plain.settings, serialNumber: "SN-9", notes: "Prestavljena" };
    showOverview({ clients: [whole({ ...plain, info, settings })] });
    const list = await screen.findByRole("list", { name: "Stanje naprav: Občina" });
    const card = within(list).getByRole("listitem");
    for (const fact of ["Most", "Vrata", "Prestavljena", "17", "pravkar", "SN-9", "4.2.1", "poletje"]) {
      expect(within(card).getByText(fact)).toBeVisible();
    }
    expect(card).toHaveTextContent("12,3 V");
    expect(card).toHaveTextContent("−71 dBm");
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Razvrsti po" }), "battery");
    expect(screen.getByRole("combobox", { name: "Razvrsti po" })).toHaveValue("battery");
  });
});

describe("the keyboard", () => {
  const inParts = (id: string, name: string, groupId: string) =>
    whole(healthy({ id, name, groups: [{ id: groupId, name: groupId === "1" ? "Celje" : "Žalec" }] }));
  const groups = [group("1", "Celje"), group("2", "Žalec")];
  const clients = [inParts("1", "Cesta", "1"), inParts("2", "Most", "1"), inParts("3", "Šola", "2")];
  const link = (name: string) => screen.getByRole("link", { name });

  it("goes from row to row by the arrows, on into the next group, and opens by Enter", async () => {
    const { router } = showOverview({ clients, groups });
    await screen.findAllByRole("table");
    link("Cesta").focus();
    await userEvent.keyboard("{ArrowDown}");
    expect(link("Most")).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    expect(link("Šola")).toHaveFocus();
    await userEvent.keyboard("{ArrowUp}{Enter}");
    expect(router.state.location.pathname).toBe("/client/2");
  });

  it("sorts by a head", async () => {
    showOverview({ clients, groups });
    await screen.findAllByRole("table");
    const [head] = screen.getAllByRole("button", { name: "ID" });
    head?.focus();
    await userEvent.keyboard("{Enter}");
    await userEvent.keyboard("{Enter}");
    expect(screen.getAllByRole("columnheader", { name: "ID" })[0]).toHaveAttribute("aria-sort", "descending");
  });
});

describe("of several groups", () => {
  it("one can be chosen, in the strip as well, and the way back leads to all", async () => {
    const groups = [group("1", "Celje"), group("2", "Žalec")];
    const clients = [
      whole(healthy({ id: "1", name: "Most", groups: [{ id: "1", name: "Celje" }] })),
      whole(healthy({ id: "2", name: "Šola", groups: [{ id: "2", name: "Žalec" }] })),
    ];
    const { router } = showOverview({ clients, groups });
    await chooseIn(await screen.findByRole("combobox", { name: "Skupina" }), "Žalec");
    expect(screen.getAllByRole("table")).toHaveLength(1);
    expect(row("Šola")).toBeVisible();
    expect(tile("Aktivne")).toHaveAccessibleName("Aktivne 1 v zadnjih 10 min");
    expect(router.state.location.search).toContain("group=2");
    await act(() => router.navigate(-1));
    expect(screen.getAllByRole("table")).toHaveLength(2);
  });

  it("none can where there is one alone", async () => {
    showOverview({ clients: heardAt(now) });
    await screen.findByRole("table");
    expect(screen.queryByRole("combobox", { name: "Skupina" })).toBeNull();
  });
});
