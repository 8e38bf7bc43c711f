import "../../../shared/chart/testing/browser";
import { beforeEach, expect, it, jest } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { offerAllBut } from "../../../../test/offers";
import { adoptLanguage } from "../../../i18n/language";
import { addressOf, measurement, showClient } from "../testing/showClient";

const DAY = 86_400;
const MAY = 1_777_593_600;
const SIGN = { id: "5", hardwareType: "K200DISP_FALCON", settings: { serialNumber: "SN-5" } };
const STREET = { id: "8", name: "Kidričeva cesta" };
const SQUARE = { id: "9", name: "Mestni trg" };

const stay = (
  place: { id: string; name: string } | null,
  from: number | null,
  until: number | null,
  client: typeof SIGN | null = SIGN,
) => ({ clientId: "5", guid: "guid-5", placeId: place?.id ?? null, from, until, place, client });

const moved = (...list: ReturnType<typeof stay>[]) => ({
  permissions: { editSettings: true, editPingInterval: false, exportConfig: false },
  stays: { etag: "etag-of-stays", list },
});
const line = () => screen.findByRole("region", { name: /Postavitve|Naprave na tem mestu/ });
const rows = async () =>
  within(await line())
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);
const show = (client: object, search = "", root = {}) =>
  showClient(() => measurement(), { isPlace: true, ...client } as never, root, search);
const device = (client: object, search = "") => show({ isPlace: false, ...client }, search);

const silent = () => measurement({ missing: Array.from({ length: 24 }, (_, hour) => hour) });

beforeEach(() => adoptLanguage("sl"));

it("a device that moved shows where it was, the latest first, with links to the places", async () => {
  device(moved(stay(SQUARE, null, MAY), stay(null, MAY, MAY + DAY), stay(STREET, MAY + DAY, null)));
  expect(await rows()).toEqual([
    "Kidričeva cestazdajod 02.05.2026 02:00",
    "Skladiščeod 01.05.2026 02:00 do 02.05.2026 02:00",
    "Mestni trgdo 01.05.2026 02:00",
  ]);
  const link = within(await line()).getByRole("link", { name: "Mestni trg" });
  expect(link).toHaveAttribute("href", "/client/9");
});

it("shows no line of a device that never moved, nor where the platform keeps no stays", async () => {
  const view = device(moved());
  expect(await screen.findByRole("button", { name: "Premakni" })).toBeVisible();
  expect(screen.queryByRole("heading", { name: "Postavitve" })).toBeNull();
  expect(screen.queryByRole("radio", { name: "Postavitev" })).toBeNull();
  view.unmount();
  offerAllBut("PLACES");
  device(moved(stay(SQUARE, null, MAY), stay(STREET, MAY, null)));
  await screen.findByRole("heading", { level: 1 });
  await waitFor(() => expect(document.querySelectorAll("svg.highcharts-root").length).toBeGreaterThan(0));
  expect(screen.queryByRole("button", { name: "Premakni" })).toBeNull();
  expect(screen.queryByRole("heading", { name: "Postavitve" })).toBeNull();
});

it.each([
  [
    "a valve",
    { groups: [{ id: "1", name: "Park", type: "VALVE", inOutGraphs: false, importsAllowed: false }] },
  ],
  ["a device that the reader may not edit", { permissions: { editSettings: false } }],
])("%s is not to be moved", async (_what, part) => {
  device({ ...moved(stay(STREET, MAY, null)), ...part });
  await line();
  expect(screen.queryByRole("button", { name: "Premakni" })).toBeNull();
});

it("sets the page's period to a stay, and says where that is cut", async () => {
  const view = device(
    moved(stay(SQUARE, null, MAY), stay(null, MAY, MAY + DAY), stay(STREET, MAY + DAY, MAY + 2 * DAY)),
  );
  await line();
  await userEvent.click(screen.getByRole("button", { name: /Pokaži obdobje: Kidričeva cesta/ }));
  expect(addressOf(view)).toBe(`?from=${MAY + DAY}&to=${MAY + 2 * DAY}`);
  await userEvent.click(screen.getByRole("button", { name: /Pokaži zadnjih 400 dni: Mestni trg/ }));
  expect(addressOf(view)).toBe(`?from=${MAY - 400 * DAY}&to=${MAY}`);
});

it("offers the last stay in the picker of periods", async () => {
  const view = device(moved(stay(STREET, null, MAY), stay(null, MAY, null)));
  await line();
  await userEvent.click(screen.getByRole("radio", { name: "Postavitev" }));
  expect(addressOf(view)).toBe(`?from=${MAY - 400 * DAY}&to=${MAY}`);
  expect(await screen.findByText(/prikazanih je njenih zadnjih 400 dni/)).toBeVisible();
  await userEvent.click(screen.getByRole("radio", { name: "Danes" }));
  await waitFor(() => expect(screen.queryByText(/njenih zadnjih 400 dni/)).toBeNull());
});

it("shows three stays, and the rest once somebody asks", async () => {
  const list = [0, 1, 2, 3, 4].map((index) =>
    stay(
      index % 2 ? SQUARE : STREET,
      index ? MAY + index * DAY : null,
      index < 4 ? MAY + (index + 1) * DAY : null,
    ),
  );
  device(moved(...list));
  expect(await rows()).toHaveLength(3);
  await userEvent.click(screen.getByRole("button", { name: "Pokaži še 2 postavitvi" }));
  expect(await rows()).toHaveLength(5);
});

const placed = (...list: ReturnType<typeof stay>[]) => ({
  ...moved(...list),
  ...STREET,
  id: "7",
  hardwareType: null,
  lastActiveDate: null,
  hasReported: null,
  lastCountDate: null,
  hasCounted: null,
});

it("a place says that it is one and who stands there, and nothing of a state", async () => {
  const { container } = show(placed(stay(STREET, MAY, null)));
  const header = within((await screen.findByText("Merilno mesto")).closest("header") as HTMLElement);
  expect(await header.findByRole("link", { name: "naprava SN-5" })).toHaveAttribute("href", "/client/5");
  expect(screen.getAllByRole("tab").map(({ textContent }) => textContent)).toEqual([
    "Meritve",
    "Nastavitve",
    "Izvoz podatkov",
    "Poročilo",
    "Embed",
  ]);
  expect(await rows()).toEqual(["naprava SN-5zdajod 01.05.2026 02:00"]);
  expect(screen.queryByRole("button", { name: "Premakni" })).toBeNull();
  expect(container).not.toHaveTextContent(/nikoli|neznano|Zadnji podatek|Ni podatkov/i);
});

it("a place is told apart from its device also where that is another group's by now", async () => {
  show(placed(stay(STREET, MAY, MAY + DAY, null)));
  expect(await screen.findByText("Zdaj tu ni nobene naprave.")).toBeVisible();
  expect(await rows()).toEqual(["naprava guid-5od 01.05.2026 02:00 do 02.05.2026 02:00"]);
  expect(screen.queryByRole("button", { name: /Popravi/ })).toBeNull();
});

it("shows of a place where a bicycle counter stands its cyclists", async () => {
  show({ ...placed(stay(STREET, MAY, null)), hardwareType: "BIKECOUNTER" });
  expect(await screen.findByText("Število kolesarjev na uro")).toBeInTheDocument();
});

it("says of a period without a device that none stood there, and leads to the last that did", async () => {
  const view = showClient(silent, { isPlace: true, ...placed(stay(STREET, MAY, MAY + DAY)) } as never);
  expect(await screen.findByText("V tem obdobju tu ni stala nobena naprava")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Pokaži zadnjo postavitev" }));
  expect(addressOf(view)).toBe(`?from=${MAY}&to=${MAY + DAY}`);
});

const settings = {
  hasConfig: null,
  etag: "place-1",
  settings: {
    locationName: "Kidričeva cesta",
    locationAddress: null,
    serialNumber: null,
    directionNames: null,
    markerPosition: null,
    measureDistance: 50,
    speedLimit: 50,
    speedingBlink: false,
    displayConfiguration: null,
    customTexts: [],
  },
  info: { configVersion: null, configVersionDate: null, clockSkewSeconds: null },
};

it("edits of a place without a device what is about the place, and gives nobody a configuration", async () => {
  const update = jest.fn((_input: unknown) => ({ configChanged: false, client: null }));
  const generated = jest.fn(() => null);
  show({ ...placed(stay(STREET, MAY, MAY + DAY)), ...settings }, "?tab=settings", {
    hardwareTypes: () => [],
    generatedConfig: generated,
    updateClientSettings: ({ input }: { input: unknown }) => {
      update(input);
      return { configChanged: false, client: { id: "7", name: "Trg", settings: settings.settings } };
    },
  });
  const limit = await screen.findByRole("textbox", { name: "Omejitev hitrosti" });
  for (const name of ["Serijska številka", "Prikazovalnik", "Diagnostika"])
    expect(screen.queryByText(name)).toBeNull();
  await userEvent.clear(limit);
  await userEvent.type(limit, "30");
  await userEvent.click(screen.getByRole("button", { name: "Shrani" }));
  expect(await screen.findByText("Uspešno shranjeno!")).toBeVisible();
  expect(update).toHaveBeenCalledWith(
    expect.objectContaining({ clientId: "7", settings: { speedLimit: 30 }, ifMatch: "place-1" }),
  );
  expect(generated).not.toHaveBeenCalled();
  expect(screen.queryByRole("button", { name: "Izbriši mesto" })).toBeNull();
});

it("leads from the settings of a place to those of the device that stands there", async () => {
  show({ ...placed(stay(STREET, MAY, null)), ...settings }, "?tab=settings", { hardwareTypes: () => [] });
  const link = await screen.findByRole("link", { name: "Nastavitve: naprava SN-5" });
  expect(link).toHaveAttribute("href", "/client/5?tab=settings");
  expect(screen.queryByRole("button", { name: "Shrani" })).toBeNull();
});

it("deletes a place without a stay, once somebody agrees", async () => {
  const removed = jest.fn(() => ({ id: "7" }));
  show({ ...placed(), ...settings }, "?tab=settings", { hardwareTypes: () => [], deletePlace: removed });
  await userEvent.click(await screen.findByRole("button", { name: "Izbriši mesto" }));
  const dialog = within(await screen.findByRole("alertdialog"));
  expect(removed).not.toHaveBeenCalled();
  await userEvent.click(dialog.getByRole("button", { name: "Izbriši mesto" }));
  expect(await screen.findByText("overview reached")).toBeVisible();
  expect(removed).toHaveBeenCalledTimes(1);
});
