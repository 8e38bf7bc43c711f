import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { GraphQLError } from "graphql";
import { localSession } from "../../../shared/session/session";
import { toast } from "../../../shared/ui/toastStore";
import { healthy, showOverview, whole } from "../testing/showOverview";

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
    expect(link).toHaveFocus();
  });

  it("leads administrators to a device's configuration", async () => {
    localSession.set({ username: "admin", isAdmin: 1, groupName: null, groupId: null });
    const { router } = showOverview({ clients });
    fireEvent.contextMenu(await row("Šola"), { button: 2 });
    await choose("Nastavitve naprave");
    expect(router.state.location.pathname).toBe("/admin/clients/2/config");
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
    expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/client/2`);
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
    const down = () => {
      throw new GraphQLError("down", { extensions: { code: "UPSTREAM_UNAVAILABLE" } });
    };
    showOverview({ clients, client: down });
    fireEvent.contextMenu(await row("Šola"), { button: 2 });
    await choose("Osveži");
    const notice = await screen.findByText("Prislo je do napake med pridobivanjem podatkov!");
    expect(notice).toBeVisible();
    expect(await row("Šola")).toBeVisible();
  });
});
