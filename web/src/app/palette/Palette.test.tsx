import { beforeEach, expect, it, jest } from "@jest/globals";
import { act, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { clientRow } from "../../../test/clientRow";
import { offerAllBut } from "../../../test/offers";
import { placeRow, stay } from "../../../test/placeRow";
import { renderPortal } from "../../../test/renderPortal";
import type { ClientRow, GroupRow } from "../../shared/clients/clientRow";
import type { PlaceRow } from "../../shared/clients/places";
import { ClientsContext } from "../../shared/clients/useClients";
import { PlacesContext } from "../../shared/clients/usePlaces";
import { localSession } from "../../shared/session/session";
import { Palette } from "./Palette";

const now = Math.floor(Date.now() / 1000);
const group = (id: string, name: string, type: GroupRow["type"] = "SPEED"): GroupRow => ({
  id,
  name,
  type,
  timeZone: "Europe/Ljubljana",
  summaryGroups: [],
});
const city = group("1", "Občina");
const park = group("2", "Park", "VALVE");
const most = clientRow({ id: "1", name: "Most", lastActiveDate: now - 30, groups: [city] });
const valve = clientRow({ id: "2", name: "Ventil pri mostu", lastActiveDate: now - 7200, groups: [park] });

function show({
  clients = [most, valve] as readonly ClientRow[],
  groups = [city, park],
  places = [] as readonly PlaceRow[],
} = {}) {
  const onOpen = jest.fn();
  const onClose = jest.fn();
  const value = { clients, groups, at: now, failure: null, refresh: () => {}, refreshOne: async () => {} };
  const palette = (
    <ClientsContext value={value}>
      <PlacesContext value={{ places, failed: false, refresh: () => {} }}>
        <Palette onOpen={onOpen} onClose={onClose} />
      </PlacesContext>
    </ClientsContext>
  );
  return { onOpen, onClose, ...renderPortal(palette, { at: "/overview" }) };
}

const field = () => screen.getByRole("combobox", { name: "Poišči karkoli" });
const names = () => screen.getAllByRole("option").map(({ textContent }) => textContent);
const address = ({ router }: ReturnType<typeof show>) =>
  router.state.location.pathname + router.state.location.search;

beforeEach(() => {
  localStorage.clear();
  localSession.set({ username: "Ana Novak", isAdmin: 0, groupName: "Občina", groupId: "1" });
});

it("finds a device by any of its words, and opens it by Enter", async () => {
  const view = show();
  await userEvent.type(field(), "most");
  expect(names()).toEqual(["MostObčina", "Ventil pri mostuPark"]);
  expect(screen.getByRole("img", { name: "Aktivna" })).toBeVisible();
  await userEvent.keyboard("{Enter}");
  expect(address(view)).toBe("/client/1");
  expect(view.onClose).toHaveBeenCalledTimes(1);
});

it("opens what was typed, also before it is shown", () => {
  const view = show();
  act(() => {
    fireEvent.change(field(), { target: { value: "ventil" } });
    fireEvent.keyDown(field(), { key: "Enter" });
  });
  expect(address(view)).toBe("/location/2");
});

it("arrows choose, round the ends; a valve opens on its location's page", async () => {
  const view = show();
  await userEvent.type(field(), "most{ArrowUp}");
  const chosen = screen.getByRole("option", { selected: true });
  expect(chosen).toHaveTextContent("Ventil pri mostu");
  expect(field()).toHaveAttribute("aria-activedescendant", chosen.id);
  await userEvent.keyboard("{ArrowDown}{ArrowUp}{Enter}");
  expect(address(view)).toBe("/location/2");
});

it("finds pages in either language, and groups, but nothing of the administrators'", async () => {
  const view = show();
  await userEvent.type(field(), "compare");
  expect(names()).toEqual(["Primerjava"]);
  await userEvent.clear(field());
  await userEvent.type(field(), "obcina");
  expect(within(screen.getByRole("group", { name: "Skupine" })).getByRole("option")).toBeVisible();
  await userEvent.clear(field());
  await userEvent.type(field(), "firmware");
  expect(screen.queryByRole("option")).toBeNull();
  expect(screen.getByText(/Za »firmware« ni zadetkov/)).toBeVisible();
  await userEvent.clear(field());
  await userEvent.type(field(), "obcina{Enter}");
  expect(address(view)).toBe("/overview?group=1");
});

it("leads administrators to their pages, and to where a device is managed", async () => {
  localSession.set({ username: "Skrbnik", isAdmin: 1, groupName: null, groupId: null });
  const view = show();
  await userEvent.type(field(), "firmware");
  expect(names()).toEqual(["Programska opremaAdministracija"]);
  await userEvent.clear(field());
  await userEvent.type(field(), "most");
  await userEvent.click(within(screen.getByRole("group", { name: "Upravljanje naprav" })).getByText("Most"));
  expect(address(view)).toBe("/admin/clients/1");
});

it("remembers what was opened last, for each person", async () => {
  const view = show();
  await userEvent.type(field(), "most{Enter}");
  view.unmount();
  const again = show();
  expect(within(screen.getByRole("group", { name: "Nazadnje odprto" })).getAllByRole("option")).toHaveLength(
    1,
  );
  expect(names()[0]).toBe("MostObčina");
  again.unmount();
  localSession.set({ username: "Bor", isAdmin: 0, groupName: "Občina", groupId: "1" });
  show();
  expect(screen.queryByRole("group", { name: "Nazadnje odprto" })).toBeNull();
});

it("does what can be done from everywhere", async () => {
  const view = show();
  await userEvent.type(field(), "bliznj{Enter}");
  expect(view.onOpen).toHaveBeenCalledWith("shortcuts");
});

it("keeps Enter harmless where nothing is found", async () => {
  const view = show();
  await userEvent.type(field(), "nowhere{ArrowDown}{Enter}");
  expect(address(view)).toBe("/overview");
  expect(view.onClose).not.toHaveBeenCalled();
});

it("finds no page that needs what the portal's platform does not offer", () => {
  offerAllBut("COMPARISON", "NOTIFICATIONS");
  show();
  expect(names()).toContain("Promet");
  for (const name of ["Primerjava", "Obvestila"]) expect(names()).not.toContain(name);
});

it("finds a place where nothing stands now by name and address; one where a device stands is the device", async () => {
  const settings = { ...most.settings, locationAddress: "Šolska ulica 4" };
  const left = placeRow({
    id: "12",
    name: "Pri šoli",
    groups: [city],
    settings,
    list: [stay("1", null, now)],
  });
  const here = placeRow({ id: "11", name: "Most", groups: [city], list: [stay("1", now, null)] });
  const view = show({ clients: [most], places: [left, here] });
  await userEvent.type(field(), "most");
  expect(names()).toEqual(["MostObčina"]);
  await userEvent.clear(field());
  await userEvent.type(field(), "solska");
  expect(names()).toEqual(["Pri šoliNekdanje merilno mesto, Občina"]);
  await userEvent.keyboard("{Enter}");
  expect(address(view)).toBe("/client/12");
});
