import { beforeEach, describe, expect, it, jest } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { clientRow } from "../../../test/clientRow";
import { placeRow, stay } from "../../../test/placeRow";
import { renderPortal } from "../../../test/renderPortal";
import type { PlaceRow } from "../../shared/clients/places";
import { ClientsContext, type ClientsValue } from "../../shared/clients/useClients";
import { PlacesContext } from "../../shared/clients/usePlaces";
import { localSession } from "../../shared/session/session";
import { signDocument } from "../../shared/sign/testing/signDocument";
import { LocationPickerPage } from "./LocationPickerPage";

const now = Math.floor(Date.now() / 1000);
const address = (locationAddress: string) => ({ ...clientRow({ id: "0" }).settings, locationAddress });
const most = clientRow({
  id: "11",
  name: "Most čez Soro",
  lastActiveDate: now,
  settings: address("Loška 2"),
});
const sola = clientRow({ id: "2", name: "Šola 10", guid: "OBC-77", lastActiveDate: now - 7200 });
const vrtec = clientRow({ id: "3", name: "Šola 9" });

const refresh = jest.fn();
const askSigns = jest.fn(({ ids }: { ids: string[] }) =>
  ids.map((id) => ({ id, config: id === "2" ? null : { document: signDocument() } })),
);

function show(part: Partial<ClientsValue> = {}, at = "/client", places: readonly PlaceRow[] = []) {
  const value = {
    clients: [sola, most, vrtec],
    groups: [],
    at: now,
    failure: null,
    refresh,
    refreshOne: async () => {},
    ...part,
  };
  const page = (
    <ClientsContext value={value}>
      <PlacesContext value={{ places, failed: false, refresh }}>
        <LocationPickerPage />
      </PlacesContext>
    </ClientsContext>
  );
  const routes = [{ path: "/client/:id", element: <p>client page</p> }];
  return renderPortal(page, { at, routes, root: { clients: askSigns, staticTexts: [] } });
}

/** Waits until this number of signs is drawn. */
const drawn = (count: number) =>
  waitFor(() => expect(screen.getAllByRole("img", { name: /^Pri/ })).toHaveLength(count));

const names = () => screen.getAllByRole("link").map((link) => link.querySelector("p")?.textContent);
const search = () => screen.getByRole("searchbox", { name: "Poišči lokacijo" });

beforeEach(() => {
  refresh.mockClear();
  askSigns.mockClear();
  localSession.set({ username: "Ana", isAdmin: 0, groupName: "Občina", groupId: "1" });
});

describe("choosing a location", () => {
  it("lists all with state, address and last word, in the order people count", async () => {
    show();
    await drawn(2);
    expect(names()).toEqual(["Most čez Soro", "Šola 9", "Šola 10"]);
    const [first] = screen.getAllByRole("link");
    expect(first).toHaveAttribute("href", "/client/11");
    expect(first).toHaveTextContent("Loška 2");
    expect(within(first as HTMLElement).getByRole("img", { name: "Aktivna" })).toBeVisible();
    expect(screen.getByRole("status")).toHaveTextContent("3 lokacije");
  });

  it.each([
    ["sola 10", ["Šola 10"]],
    ["obc-77", ["Šola 10"]],
    ["11", ["Most čez Soro"]],
  ])("finds by name, guid and id: %p", async (text, found) => {
    const { router } = show();
    await userEvent.type(search(), text);
    expect(names()).toEqual(found);
    expect(new URLSearchParams(router.state.location.search).get("q")).toBe(text);
  });

  it("draws the signs of those in sight, asked for at once", async () => {
    show();
    await drawn(2);
    expect(askSigns.mock.calls.map(([{ ids }]) => ids)).toEqual([["11", "3", "2"]]);
  });

  it("opens with the search of the address", async () => {
    show({}, "/client?q=most");
    await drawn(1);
    expect(names()).toEqual(["Most čez Soro"]);
  });

  it("works by the keyboard: arrows along the list, Enter opens the one that is left", async () => {
    const { router } = show();
    const user = userEvent.setup();
    expect(search()).toHaveFocus();
    await user.keyboard("{ArrowDown}{ArrowDown}");
    expect(screen.getByRole("link", { name: /Šola 9/ })).toHaveFocus();
    await user.keyboard("{End}");
    expect(screen.getByRole("link", { name: /Šola 10/ })).toHaveFocus();
    await user.keyboard("{Home}{ArrowUp}");
    expect(search()).toHaveFocus();
    await user.keyboard("most{Enter}");
    expect(await screen.findByText("client page")).toBeVisible();
    expect(router.state.location.pathname).toBe("/client/11");
  });

  it("goes into the list at Enter while several are left", async () => {
    show();
    await userEvent.type(search(), "šola{Enter}");
    expect(screen.getByRole("link", { name: /Šola 9/ })).toHaveFocus();
  });

  it("tells no match, no location and no group apart", async () => {
    const { unmount } = show();
    await userEvent.type(search(), "xyz");
    expect(screen.getByText("Nobena lokacija se ne ujema z iskanjem »xyz«.")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Počisti iskanje" }));
    expect(names()).toHaveLength(3);
    unmount();
    const none = show({ clients: [] });
    expect(screen.getByText("Ni še lokacij")).toBeVisible();
    none.unmount();
    localSession.set({ username: "Ana", isAdmin: 0, groupName: null, groupId: null });
    show({ clients: [] });
    expect(screen.getByText("Niste še v skupini")).toBeVisible();
  });

  it("keeps what it has while the portal is away, and says how old it is", async () => {
    const { unmount } = show({ failure: "UPSTREAM_UNAVAILABLE" });
    expect(screen.getByRole("alert")).toHaveTextContent(/Prislo je do napake.*pravkar/);
    expect(names()).toHaveLength(3);
    unmount();
    show({ failure: "UPSTREAM_UNAVAILABLE", clients: undefined });
    await userEvent.click(screen.getByRole("button", { name: "Poskusi znova" }));
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it("shows its own shape while it loads", () => {
    show({ clients: undefined });
    expect(screen.getByRole("status", { name: "Nalaganje …" })).toBeInTheDocument();
  });
});

it("offers places where nothing stands now, asks for no sign of theirs, and opens them", async () => {
  const left = placeRow({ id: "12", name: "Vrtec", list: [stay("2", null, 1_773_313_200)] });
  const { router } = show({}, "/client", [left]);
  expect(await screen.findByText("Naprava je tu stala do 12.03.2026")).toBeVisible();
  expect(screen.getByRole("status")).toHaveTextContent("4 lokacije");
  await waitFor(() => expect(askSigns).toHaveBeenCalled());
  for (const [{ ids }] of askSigns.mock.calls) expect(ids).not.toContain("12");
  await userEvent.click(screen.getByRole("link", { name: /Vrtec/ }));
  expect(router.state.location.pathname).toBe("/client/12");
});
