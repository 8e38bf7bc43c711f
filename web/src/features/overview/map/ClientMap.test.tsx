import { afterEach, expect, it, jest } from "@jest/globals";
import { act, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { clientRow } from "../../../../test/clientRow";
import { giveSize } from "../../../../test/layout";
import { renderPortal } from "../../../../test/renderPortal";
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

afterEach(() => {
  jest.useRealTimers();
});

it("turns a marker by the passing of time, and tells its state in words", async () => {
  const now = Math.floor(Date.now() / 1000);
  jest.useFakeTimers({ now: now * 1000, advanceTimers: true });
  renderPortal(<ClientMap clients={[at("1", 46, 14, now - 590)]} />, { root: { portal } });
  expect(await screen.findByRole("button", { name: "Naprava 1, Aktivna" })).toHaveClass("device-marker-ok");
  act(() => {
    jest.advanceTimersByTime(15_000);
  });
  expect(await screen.findByRole("button", { name: "Naprava 1, Zamuja" })).toHaveClass("device-marker-late");
});

it("opens a device from its marker by the keyboard", async () => {
  const { router } = renderPortal(<ClientMap clients={[at("7", 46, 14, null)]} />, { root: { portal } });
  const marker = await screen.findByRole("button", { name: "Naprava 7, Še nikoli" });
  fireEvent.keyPress(marker, { key: "Enter", keyCode: 13, charCode: 13 });
  await userEvent.click(await screen.findByRole("link", { name: "Odpri" }));
  expect(router.state.location.pathname).toBe("/client/7");
});

it("gathers devices of one spot under their number", async () => {
  const same = ["1", "2", "3"].map((id) => at(id, 46, 14, null));
  renderPortal(<ClientMap clients={same} />, { root: { portal } });
  const bubble = await screen.findByRole("img", { name: "3 naprave na tem mestu" });
  expect(within(bubble).getByText("3")).toBeInTheDocument();
});
