import { afterEach, expect, it, jest } from "@jest/globals";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { clientRow } from "../../../../test/clientRow";
import { giveSize } from "../../../../test/layout";
import { renderPortal } from "../../../../test/renderPortal";
import type { ClientRow } from "../../../shared/clients/clientRow";
import type { FormerPlace } from "../../../shared/clients/places";
import { useLastTurn } from "../../../shared/clients/useLastTurn";
import { ClientMap } from "./ClientMap";

giveSize(800, 600);

const settings = { locationAddress: null, serialNumber: null, notes: null };
const at = (id: string, lat: number, lng: number, lastActiveDate: number | null) =>
  clientRow({
    id,
    name: `Naprava ${id}`,
    lastActiveDate,
    settings: { ...settings, markerPosition: { lat, lng } },
  });

const portal = {
  tileUrl: null,
  tileAttribution: "",
  reportCompany: "",
  reports: { available: false, reason: null },
};

const noPlaces: readonly FormerPlace[] = [];

/** With the overview's clock. */
type TurningProps = { clients: readonly ClientRow[]; places?: readonly FormerPlace[] };

function Turning({ clients, places = noPlaces }: TurningProps) {
  return <ClientMap clients={clients} places={places} now={useLastTurn(clients)} />;
}

it("shows a former place without a state, and who stood there", async () => {
  const markerPosition = { lat: 46, lng: 14 };
  const last = { guid: "OBC-1", until: 1_773_313_200 };
  const place = {
    ...clientRow({ id: "9", name: "Pri šoli", settings: { ...settings, markerPosition } }),
    last,
  };
  renderPortal(<Turning clients={[]} places={[place]} />, { root: { portal } });
  await userEvent.click(await screen.findByRole("button", { name: "Pri šoli, tu zdaj ni naprave" }));
  expect(await screen.findByText("Naprava je tu stala do 12.03.2026")).toBeVisible();
  expect(screen.getByRole("link", { name: "Odpri" })).toHaveAttribute("href", "/client/9");
});

afterEach(() => {
  jest.useRealTimers();
});

it("turns a marker by the passing of time, and tells its state in words", async () => {
  const now = Math.floor(Date.now() / 1000);
  jest.useFakeTimers({ now: now * 1000, advanceTimers: true });
  renderPortal(<Turning clients={[at("1", 46, 14, now - 590)]} />, { root: { portal } });
  const marker = await screen.findByRole("button", { name: "Naprava 1, Aktivna" });
  act(() => {
    jest.advanceTimersByTime(15_000);
  });
  expect(await screen.findByRole("button", { name: "Naprava 1, Zamuja" })).toBe(marker);
});

it("opens a device from its marker by the keyboard", async () => {
  const { router } = renderPortal(<Turning clients={[at("7", 46, 14, null)]} />, { root: { portal } });
  (await screen.findByRole("button", { name: "Naprava 7, Še nikoli" })).focus();
  await userEvent.keyboard("{Enter}");
  expect(await screen.findByRole("link", { name: "Odpri" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(router.state.location.pathname).toBe("/client/7");
});

it("closes a popup by Escape, and goes back to its marker", async () => {
  renderPortal(<Turning clients={[at("7", 46, 14, null)]} />, { root: { portal } });
  const marker = await screen.findByRole("button", { name: "Naprava 7, Še nikoli" });
  marker.focus();
  await userEvent.keyboard("{Enter}");
  await screen.findByRole("link", { name: "Odpri" });
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("link", { name: "Odpri" })).toBeNull();
  expect(marker).toHaveFocus();
});

it("gathers devices of one spot under their number, and tells them apart when it is pressed", async () => {
  const same = ["1", "2", "3"].map((id) => at(id, 46, 14, null));
  renderPortal(<Turning clients={same} />, { root: { portal } });
  const bubble = await screen.findByRole("button", { name: "3 naprave na tem mestu: Še nikoli 3" });
  expect(within(bubble).getByText("3")).toBeInTheDocument();
  await userEvent.click(bubble);
  await userEvent.click(screen.getByRole("button", { name: "Naprava 2, Še nikoli" }));
  expect(await screen.findByText("Naprava 2")).toBeVisible();
});

it("keeps an open popup up to date while its device goes silent", async () => {
  const now = Math.floor(Date.now() / 1000);
  jest.useFakeTimers({ now: now * 1000, advanceTimers: true });
  renderPortal(<Turning clients={[at("1", 46, 14, now - 3590)]} />, { root: { portal } });
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.click(await screen.findByRole("button", { name: "Naprava 1, Zamuja" }));
  expect(await screen.findByText("Zamuja,")).toBeVisible();
  act(() => {
    jest.advanceTimersByTime(15_000);
  });
  expect(await screen.findByText("Tiha,")).toBeVisible();
});

it("shows where the address says, now and later, and writes there where the visitor goes", async () => {
  const { router } = renderPortal(<Turning clients={[at("1", 46, 14, null)]} />, {
    root: { portal },
    at: "/?view=46,14,12",
  });
  await screen.findByRole("button", { name: "Naprava 1, Še nikoli" });
  await userEvent.click(screen.getByRole("button", { name: "Približaj" }));
  expect(await screen.findByRole("button", { name: "Naprava 1, Še nikoli" })).toBeVisible();
  expect(router.state.location.search).toBe("?view=46%2C14%2C13");
  await act(() => router.navigate("/?view=45,13,9"));
  expect(screen.queryByRole("button", { name: "Naprava 1, Še nikoli" })).toBeNull();
  await act(() => router.navigate("/?view=46,14,13"));
  expect(screen.getByRole("button", { name: "Naprava 1, Še nikoli" })).toBeVisible();
});

it("says so where no device has a place", async () => {
  renderPortal(<Turning clients={[clientRow({ id: "1" })]} />, { root: { portal } });
  expect(await screen.findByText("Nobena naprava nima določenega položaja.")).toBeVisible();
});

it("leaves it to the page to say that nothing was found", async () => {
  const { container } = renderPortal(<Turning clients={[]} />, { root: { portal } });
  await waitFor(() => expect(container.querySelector(".leaflet-container")).not.toBeNull());
  expect(screen.queryByText("Nobena naprava nima določenega položaja.")).toBeNull();
});
