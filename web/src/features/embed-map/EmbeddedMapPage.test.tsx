import { afterEach, beforeEach, expect, it, jest } from "@jest/globals";
import { act, fireEvent, screen } from "@testing-library/react";
import { giveSize } from "../../../test/layout";
import { publicPortal } from "../../../test/publicPortal";
import { pass, renderPublic } from "../../../test/renderPublic";
import { client, now, portalOf, silence, summary } from "../../shared/public/testing/places";

giveSize(768, 330);
// The map's code normally loads later; here it is loaded already.
await import("../../shared/public/PublicMap");
const { EmbeddedMapPage } = await import("./EmbeddedMapPage");

const far = { locationAddress: null, speedLimit: 50, markerPosition: { lat: 46.3, lng: 14.6 } };
const quiet = client({
  id: "2",
  name: "Tiha",
  lastActiveDate: now - 7200,
  settings: far,
  summary: summary(silence),
});
const portal = publicPortal(portalOf(client(), quiet));

beforeEach(() => {
  jest.useFakeTimers({ now: now * 1000, doNotFake: ["nextTick", "queueMicrotask"] });
});
afterEach(() => {
  jest.useRealTimers();
});

const open = (more = "") => renderPublic(EmbeddedMapPage, `/embed/map?key=vk_1${more}`);
const marker = (name: string) => screen.getByRole("button", { name });

it("shows the places of its key, and each one's figures behind its marker", async () => {
  await open();
  expect(screen.getByRole("heading", { level: 1, name: "Občina Žiri" })).toBeInTheDocument();
  fireEvent.click(marker("Loška cesta, Aktivna"));
  await pass();
  expect(screen.getByText("1234")).toBeInTheDocument();
  expect(screen.getByText("zadnjih 24 ur", { selector: ".pub-popup p" })).toBeInTheDocument();
  fireEvent.click(marker("Tiha, Tiha"));
  await pass();
  expect(screen.getByText("V tem obdobju ni podatkov.")).toBeInTheDocument();
});

it("says behind a marker how much time the figures leave out", async () => {
  portal.root = portalOf(client({ summary: () => summary({ leftOutSeconds: 43_200 }) }), quiet);
  await open();
  fireEvent.click(marker("Loška cesta, Aktivna"));
  await pass();
  expect(await screen.findByText("izločeno 12 h", { selector: ".pub-popup p small" })).toBeInTheDocument();
});

it("is worked by the keyboard", async () => {
  await open();
  act(() => marker("Loška cesta, Aktivna").focus());
  fireEvent.click(marker("Loška cesta, Aktivna"), { detail: 0 });
  await pass();
  expect(screen.getByText("1234")).toBeInTheDocument();
  fireEvent.keyDown(marker("Loška cesta, Aktivna"), { key: "Escape" });
  await pass();
  expect(screen.queryByText("1234")).toBeNull();
});

it("turns a marker's colour by the passing of time", async () => {
  await open();
  portal.isAway = true;
  await pass(600_000);
  expect(marker("Loška cesta, Zamuja")).toBeInTheDocument();
  expect(screen.getByText(/Portal se trenutno ne odziva/)).toBeInTheDocument();
});

it("takes tiles from where the portal says, telling them its origin and no more", async () => {
  portal.root.portal = { tileUrl: "https://tiles.example/{z}/{x}/{y}.png", tileAttribution: "© tiles" };
  await open();
  const tile = document.querySelector<HTMLImageElement>("img.leaflet-tile");
  expect(tile?.getAttribute("src")).toMatch(/^https:\/\/tiles\.example\//);
  expect(tile?.referrerPolicy ?? tile?.getAttribute("referrerpolicy")).toBe(
    "strict-origin-when-cross-origin",
  );
});

it("says so where there are no places, or where the key is over", async () => {
  Object.assign(portal.root, portalOf());
  const { unmount } = await open();
  expect(screen.getByText("Tu še ni lokacij.")).toBeInTheDocument();
  unmount();
  portal.isOver = true;
  await open();
  expect(screen.getByRole("heading", { name: "Podatki niso več na voljo" })).toBeInTheDocument();
});

it("says how old imported data are of a place that was never heard by itself", async () => {
  const imported = { lastActiveDate: null, hasReported: false, lastCountDate: now - 2 * 86_400 };
  portal.root = portalOf(client({ ...imported, hasCounted: true }));
  await open();
  expect(marker("Loška cesta, Samo podatki")).toBeInTheDocument();
  expect(screen.getByText("Zadnji podatki:", { exact: false })).toHaveTextContent("pred 2 dnevoma");
  expect(document.body).not.toHaveTextContent(/nikoli|Tiha/);
});

it("does not say never where nobody tells when a place was heard", async () => {
  portal.root = portalOf(client({ lastActiveDate: null, hasReported: null, hasCounted: null }));
  await open();
  expect(marker("Loška cesta, Ni sporočeno")).toBeInTheDocument();
  expect(document.body).not.toHaveTextContent("nikoli");
});
