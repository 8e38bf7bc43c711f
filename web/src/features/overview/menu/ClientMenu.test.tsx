import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { copiedText } from "../../../../test/copiedText";
import { down } from "../../../../test/down";
import { localSession } from "../../../shared/session/session";
import { viewAs } from "../../../shared/session/viewAs";
import { toast } from "../../../shared/ui/toastStore";
import { group, healthy, showOverview, whole } from "../testing/showOverview";

const plain = healthy({ id: "1", name: "Most" });
const placed = { ...plain, settings: { ...plain.settings, markerPosition: { lat: 46.05, lng: 14.11 } } };
const other = healthy({ id: "2", name: "Šola" });
const clients = [placed, other].map(whole);

const row = (name: string) => screen.findByRole("row", { name: new RegExp(name) });
const choose = async (item: string) => userEvent.click(await screen.findByRole("menuitem", { name: item }));

beforeEach(() => {
  toast.clear();
  localSession.set({ username: "ana", isAdmin: 0, groupName: "Občina", groupId: "1" });
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe("a device's menu", () => {
  it("opens by a right-click", async () => {
    showOverview({ clients });
    fireEvent.contextMenu(await row("Šola"), { button: 2, clientX: 50, clientY: 60 });
    const menu = await screen.findByRole("menu", { name: "Dejanja za Šola" });
    expect(
      within(menu)
        .getAllByRole("menuitem")
        .map(({ textContent }) => textContent),
    ).toEqual(["Odpri", "Odpri v novem zavihku", "Osveži", "Kopiraj povezavo", "Pokaži na zemljevidu"]);
  });

  it.each([
    ["Shift+F10", (link: Element) => fireEvent.keyDown(link, { key: "F10", shiftKey: true })],
    ["the menu key", (link: Element) => fireEvent.contextMenu(link, { button: 0 })],
  ])("opens by %s on the row that has the focus, and gives the focus back", async (_key, press) => {
    showOverview({ clients });
    const link = within(await row("Šola")).getByRole("link");
    link.focus();
    press(link);
    await screen.findByRole("menu", { name: "Dejanja za Šola" });
    await userEvent.keyboard("{Escape}");
    expect(screen.queryByRole("menu")).toBeNull();
    await waitFor(() => expect(link).toHaveFocus());
  });

  describe("of administrators", () => {
    const admin = { username: "admin", isAdmin: 1, groupName: null, groupId: null } as const;
    const open = async (name: string) => {
      fireEvent.contextMenu(await row(name), { button: 2 });
      return screen.findByRole("menu", { name: `Dejanja za ${name}` });
    };

    beforeEach(() => {
      localSession.set(admin);
      viewAs.end();
    });

    it("leads to its pages, and offers the changes of one device", async () => {
      const { router } = showOverview({ clients });
      const items = within(await open("Šola")).getAllByRole("menuitem");
      expect(items.map(({ textContent }) => textContent).slice(5)).toEqual([
        "Na stran naprave",
        "Nastavitve naprave",
        "Pokaži napravo kot uporabnik",
        "Dodeli programsko opremo",
        "Dodeli ukaz",
        "Spremeni skupino",
        "Uredi opombe",
      ]);
      await choose("Uredi opombe");
      expect(await screen.findByRole("dialog")).toBeVisible();
      expect(screen.queryByRole("menu")).toBeNull();
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
      await open("Šola");
      await choose("Na stran naprave");
      expect(router.state.location.pathname).toBe("/admin/clients/2");
    });

    it("shows a device as a user of its group, and asks of which where it has several", async () => {
      const shared = { ...placed, groups: [...(placed.groups ?? []), { id: "7", name: "Žiri" }] };
      const { router } = showOverview({
        clients: [whole(shared)],
        groups: [group("1", "Občina"), group("7", "Žiri")],
      });
      const [first] = await screen.findAllByRole("row", { name: /Most/ });
      fireEvent.contextMenu(first ?? document.body, { button: 2 });
      await choose("Pokaži napravo kot uporabnik: Žiri");
      expect(router.state.location.pathname).toBe("/client/1");
      expect(viewAs.read()).toEqual({
        groupId: "7",
        groupName: "Žiri",
        wayBack: "/overview?map=hidden",
      });
    });

    it("says why a device of no group can't be seen as a user", async () => {
      showOverview({ clients: [whole({ ...other, groups: [] })] });
      await open("Šola");
      const item = screen.getByRole("menuitem", { name: "Pokaži napravo kot uporabnik" });
      expect(item).toHaveAttribute("aria-disabled", "true");
      expect(item).toHaveAttribute("title", "Naprava ni v nobeni skupini: noben uporabnik je ne vidi.");
    });

    it("shows a group as its users see it", async () => {
      const { router } = showOverview({ clients }, "/overview?map=hidden&q=a");
      await userEvent.click(
        await screen.findByRole("button", { name: "Pokaži skupino kot uporabnik: Občina" }),
      );
      expect([router.state.location.pathname, viewAs.read()?.groupId]).toEqual(["/overview", "1"]);
    });

    it("is a user's in a view as a group", async () => {
      viewAs.start({ groupId: "1", groupName: "Občina" }, "/admin/groups");
      showOverview({ clients });
      expect(within(await open("Šola")).getAllByRole("menuitem")).toHaveLength(5);
      expect(screen.queryByRole("button", { name: /Pokaži skupino/ })).toBeNull();
    });
  });

  it("opens a device in a new tab", async () => {
    const open = jest.spyOn(window, "open").mockReturnValue(null);
    showOverview({ clients });
    fireEvent.contextMenu(await row("Šola"), { button: 2 });
    await choose("Odpri v novem zavihku");
    expect(open).toHaveBeenCalledWith("/client/2", "_blank", "noopener");
  });

  it("copies a device's link", async () => {
    userEvent.setup();
    showOverview({ clients });
    fireEvent.contextMenu(await row("Šola"), { button: 2 });
    await choose("Kopiraj povezavo");
    expect(await screen.findByText("Povezava je kopirana")).toBeVisible();
    expect(await copiedText()).toBe(`${window.location.origin}/client/2`);
  });

  it("moves the map to a device that has a place", async () => {
    const { router } = showOverview({
      clients,
      portal: {
        tileUrl: null,
        tileAttribution: "",
        reportCompany: "",
        reports: { available: false, reason: null },
      },
    });
    fireEvent.contextMenu(await row("Most"), { button: 2 });
    await choose("Pokaži na zemljevidu");
    expect(router.state.location.search).toBe("?view=46.05%2C14.11%2C17");
    fireEvent.contextMenu(await row("Šola"), { button: 2 });
    const item = await screen.findByRole("menuitem", { name: "Pokaži na zemljevidu" });
    expect(item).toHaveAttribute("aria-disabled", "true");
  });

  it("refreshes one device in its row", async () => {
    const fresh = { ...whole(other), alarms: [{ text: "Sabotaža" }] };
    showOverview({ clients, client: () => fresh });
    fireEvent.contextMenu(await row("Šola"), { button: 2 });
    await choose("Osveži");
    expect(await screen.findByText("Osveženo: Šola")).toBeVisible();
    expect(within(await row("Šola")).getByText("Sabotaža")).toBeVisible();
  });

  it("says when refreshing one device failed, and keeps its row", async () => {
    showOverview({ clients, client: down });
    fireEvent.contextMenu(await row("Šola"), { button: 2 });
    await choose("Osveži");
    const notice = await screen.findByText("Prislo je do napake med pridobivanjem podatkov!");
    expect(notice).toBeVisible();
    expect(await row("Šola")).toBeVisible();
  });
});
