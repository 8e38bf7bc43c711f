import "../../../shared/chart/testing/browser";
import { afterEach, beforeEach, expect, it, jest } from "@jest/globals";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { everyOffer, offerAllBut } from "../../../../test/offers";
import { addressOf, measurement, showClient } from "../testing/showClient";

beforeEach(() => localStorage.removeItem("export.language"));
afterEach(() => {
  jest.restoreAllMocks();
});

const link = (name: RegExp) => screen.findByRole("link", { name });
const hrefOf = async (name: RegExp) => (await link(name)).getAttribute("href");
const show = (search = "?tab=export") => showClient(() => measurement(), {}, {}, search);

/** The portal's answers to requests for a file. */
const answer = (...answers: (() => Response)[]) =>
  jest
    .spyOn(globalThis, "fetch")
    .mockImplementation(
      async () => (answers.length > 1 ? answers.shift() : answers[0])?.() ?? Response.error(),
    );

it("offers the files in the portal's language, or another that is remembered", async () => {
  const view = show();
  expect(await hrefOf(/Dnevni CSV/)).toMatch(/&lang=sl$/);
  await userEvent.click(screen.getByRole("radio", { name: "English" }));
  expect(await hrefOf(/Dnevni CSV/)).toMatch(/&lang=en$/);
  expect(screen.getByText(/Summary, Speed classes/)).toBeInTheDocument();
  view.unmount();
  show();
  expect(await hrefOf(/Excel poročilo/)).toMatch(/&lang=en$/);
  await userEvent.click(screen.getByRole("radio", { name: "Slovenščina" }));
  expect(localStorage.getItem("export.language")).toBeNull();
});

it("offers the files alone that the portal's platform has, and says so where that is none", async () => {
  const portal = () => ({ offers: everyOffer, exportFiles: ["daily.csv"] });
  const view = showClient(() => measurement(), {}, { portal }, "?tab=export");
  expect(await hrefOf(/Dnevni CSV/)).toContain("/export/daily.csv?");
  await waitFor(() => expect(screen.queryByRole("link", { name: /Excel poročilo/ })).toBeNull());
  view.unmount();
  offerAllBut("EXPORTS");
  show();
  expect(await screen.findByText("Platforma portala datotek za prenos ne pripravlja.")).toBeInTheDocument();
  expect(screen.queryByRole("link", { name: /CSV/ })).toBeNull();
});

it("calls files and sheets of a direction as people at the place do, sheets in the file's language", async () => {
  const directionNames = { incoming: "proti Kranju: center [1] in naprej", outgoing: null };
  const client = { visionType: "VISION_VEHICLES" as const, directionNames };
  const view = showClient(() => measurement(), client, {}, "?tab=export");
  expect(await hrefOf(/CSV dolžin, proti Kranju: center \[1\] in naprej \(prihajajoča\)/)).toContain(
    "/export/length-incoming.csv?",
  );
  expect(await link(/CSV dolžin, odhajajoča smer/)).toBeInTheDocument();
  // As the workbook has them: no more than 31 signs, and none that Excel does not allow.
  expect(screen.getByText(/proti Kranju cen… \(prihajajoča\), Odhajajoča smer, Skupaj/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole("radio", { name: "English" }));
  expect(screen.getByText(/proti Kranju center… \(incoming\), Outgoing, Total/)).toBeInTheDocument();
  view.unmount();
  localStorage.removeItem("export.language");
  showClient(() => measurement(), { visionType: "VISION_VEHICLES" }, {}, "?tab=export");
  expect(await link(/CSV dolžin, prihajajoča smer/)).toBeInTheDocument();
  expect(
    screen.getByText(/Dolžinski razredi, Prihajajoča smer, Odhajajoča smer, Skupaj/),
  ).toBeInTheDocument();
});

it("asks for the workbook as if another limit had been in force, and says so at it alone", async () => {
  const view = show();
  await userEvent.click(await screen.findByRole("button", { name: "Kot da bi bila omejitev …" }));
  await userEvent.type(screen.getByRole("textbox", { name: "Kot da bi bila omejitev" }), "30");
  await userEvent.click(screen.getByRole("button", { name: "Prikaži" }));
  expect(addressOf(view)).toBe("?tab=export&asIfLimit=30");
  expect(await hrefOf(/Excel poročilo/)).toMatch(/&lang=sl&asIfLimit=30$/);
  expect(await hrefOf(/CSV rezultatov/)).toMatch(/&lang=sl$/);
  expect(screen.getAllByText(/Nad omejitvijo: kot da bi bila omejitev 30 km\/h/)).toHaveLength(1);
  await userEvent.click(screen.getByRole("button", { name: "Veljavna omejitev" }));
  expect(await hrefOf(/Excel poročilo/)).toMatch(/&lang=sl$/);
});

it("asks for the workbook with the gap of free flow that was chosen, and says so at it alone", async () => {
  show("?tab=export&gap=4");
  expect(await hrefOf(/Excel poročilo/)).toMatch(/&lang=sl&gap=4$/);
  expect(await hrefOf(/CSV rezultatov/)).toMatch(/&lang=sl$/);
  expect(screen.getAllByText("Prosti tok, vrzel vsaj 4 s")).toHaveLength(1);
  // No gap, and a period that is too long for single records.
  for (const [gap, hours] of [
    [2, 24],
    [4, 40 * 24],
  ]) {
    cleanup();
    showClient(() => measurement({ hours }), {}, {}, `?tab=export&gap=${gap}`);
    expect(await hrefOf(/Excel poročilo/)).toMatch(/&lang=sl$/);
    expect(screen.queryByText(/Prosti tok/)).toBeNull();
  }
});

it("asks a counter of bicycles for no limit", async () => {
  showClient(() => measurement(), { hardwareType: "BIKECOUNTER" }, {}, "?tab=export&asIfLimit=30&gap=4");
  expect(await hrefOf(/Excel poročilo/)).toMatch(/&lang=sl$/);
  expect(screen.queryByText(/Kot da bi bila omejitev/)).toBeNull();
});

it("shows what a CSV file begins with, and writes that into the address", async () => {
  const asked = answer(
    () =>
      new Response("\ufeffdatum (Europe/Ljubljana);meritve;vozila\r\n2026-07-01;12;\r\n2026-07-02;7;=x\r\n"),
  );
  const view = show();
  await userEvent.click(await screen.findByRole("button", { name: "Predogled: Dnevni CSV" }));
  const table = await screen.findByRole("region", { name: "Predogled: Dnevni CSV" });
  expect(within(table).getByRole("columnheader", { name: "datum (Europe/Ljubljana)" })).toBeInTheDocument();
  expect(
    within(table)
      .getAllByRole("row")
      .map(({ textContent }) => textContent),
  ).toEqual(["datum (Europe/Ljubljana)meritvevozila", "2026-07-0112", "2026-07-027=x"]);
  expect(
    screen.getByText(/Celotna datoteka: 2 vrstici. Časi so v časovnem pasu Europe\/Ljubljana/),
  ).toBeInTheDocument();
  expect(addressOf(view)).toBe("?tab=export&preview=daily.csv");
  expect(asked.mock.calls.map(([href]) => href)).toEqual([
    expect.stringMatching(/^\/export\/daily.csv\?.*&lang=sl$/),
  ]);
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(addressOf(view)).toBe("?tab=export"));
});

it.each([
  [503, /Predogleda ni bilo mogoče naložiti/],
  [401, /Prijava je potekla/],
])("says in place why there is no preview (%i), and tries again", async (status, text) => {
  answer(
    () => new Response("{}", { status }),
    () => new Response("\ufeffdatum;vozila\r\n"),
  );
  show("?tab=export&preview=daily.csv");
  expect(await screen.findByRole("alert")).toHaveTextContent(text);
  await userEvent.click(screen.getByRole("button", { name: "Poskusi znova" }));
  expect(await screen.findByText("V tem obdobju datoteka nima vrstic.")).toBeInTheDocument();
});

it("opens the same links beside the figures, with the interval picker", async () => {
  const view = show("");
  await userEvent.click(await screen.findByRole("button", { name: "Prenesi podatke" }));
  const panel = await screen.findByRole("dialog", { name: "Prenos podatkov: Kidričeva cesta" });
  expect(addressOf(view)).toBe("?download=open");
  await userEvent.click(within(panel).getByRole("radio", { name: "En teden" }));
  expect(addressOf(view)).toBe("?download=open&interval=WEEK");
  expect(within(panel).getByRole("link", { name: /CSV rezultatov/ })).toHaveAttribute("download");
});
