import { beforeEach, describe, expect, it } from "@jest/globals";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { GraphQLError } from "graphql";
import { down } from "../../../test/down";
import { pressTwice } from "../../../test/pressTwice";
import { chooseLanguage } from "../../i18n/language";
import { toast } from "../../shared/ui/toastStore";
import { showVideos, video } from "./testing/showVideos";

const ana = { id: "5", email: "ana@obcina.si" };
const later = Math.floor(Date.now() / 1000) + 600;

const row = async (name: string) => {
  const found = (await screen.findByText(name)).closest("tr");
  if (found === null) throw new Error(`${name} is in no row.`);
  return found;
};

beforeEach(() => toast.clear());

describe("the videos", () => {
  it("tell how far each is, who has it, and what is gone", async () => {
    await showVideos({
      videos: [
        video("4", { labelledCount: 37, labeller: ana, leaseUntil: later }),
        video("3", {
          checked: true,
          labelledCount: 50,
          faultyReadingCount: 2,
          labeller: ana,
          platesRemoved: true,
        }),
        video("2", { leaseUntil: 1, labeller: ana }),
        video("1", { title: null, recordedDate: null, fileSize: null, frameRate: 29.97, vehicleCount: 0 }),
      ],
    });
    const cells = async (name: string) =>
      [...(await row(name)).querySelectorAll("td")].slice(1, -1).map(({ textContent }) => textContent);
    expect(await cells("Cesta 4")).toEqual([
      "Cesta 415 sličic/s",
      "26.10.2026 08:33",
      "26.10.2026 09:33",
      "12,3\u00a0MB",
      "V deluana@obcina.si",
      "37 od 50",
      "0",
      "shranjene",
    ]);
    expect((await cells("Cesta 3")).slice(4)).toEqual(["Končanoana@obcina.si", "50 od 50", "2", "izbrisane"]);
    expect((await cells("Cesta 2"))[4]).toBe("Čaka");
    expect(await cells("Posnetek 1")).toEqual([
      "Posnetek 129,970 sličic/s",
      "-",
      "26.10.2026 09:33",
      "-",
      "Čaka",
      "0 od 0",
      "0",
      "shranjene",
    ]);
    expect(screen.getByText(/^Registrskih številk skrbniki ne vidijo\./)).toBeVisible();
    const figures = within(screen.getByLabelText("Koliko posnetkov je kako daleč"));
    expect(figures.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual([
      "3",
      "1",
      "12",
    ]);
  });

  it("give their labels as files, in the language of the page", async () => {
    await showVideos();
    const href = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
    await row("Cesta 2");
    expect(href("Oznake kot CSV: Cesta 2")).toBe("/stetje/video/labels.csv?id=2&lang=sl");
    expect(href("Oznake kot JSON: Cesta 2")).toBe("/stetje/video/labels.json?id=2&lang=sl");
    expect(href("Vse oznake (CSV)")).toBe("/stetje/video/labels.csv?lang=sl");
    act(() => chooseLanguage("en"));
    expect(href("All labels (JSON)")).toBe("/stetje/video/labels.json?lang=en");
    act(() => chooseLanguage("sl"));
  });

  it("come page by page", async () => {
    await showVideos({ videos: Array.from({ length: 60 }, (_, index) => video(String(60 - index))) });
    expect(await screen.findByText("60 posnetkov")).toBeVisible();
    expect(screen.queryByText("Cesta 10")).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Pokaži več" }));
    expect(await screen.findByText("Cesta 10")).toBeVisible();
  });

  it("say that there are none, that they can't be had, or that they are not to be seen", async () => {
    const { unmount } = await showVideos({ videos: [] });
    expect(await screen.findByRole("heading", { name: "Posnetkov še ni" })).toBeVisible();
    unmount();
    const failed = await showVideos({ root: { trafficVideos: down } });
    expect(await screen.findByRole("heading", { name: "Posnetkov ni bilo mogoče pridobiti" })).toBeVisible();
    failed.unmount();
    const trafficVideos = () => {
      throw new GraphQLError("no", { extensions: { code: "FORBIDDEN" } });
    };
    await showVideos({ root: { trafficVideos } });
    expect(await screen.findByRole("heading", { name: "Ni dostopa" })).toBeVisible();
  });
});

describe("deleting", () => {
  it("takes one away once, after it was said what goes with it", async () => {
    const { sent } = await showVideos({ videos: [video("2", { labelledCount: 7 }), video("1")] });
    await userEvent.click(await screen.findByRole("button", { name: "Izbriši: Cesta 2" }));
    const dialog = within(await screen.findByRole("alertdialog", { name: "Izbrišem posnetek Cesta 2?" }));
    expect(dialog.getByText(/gredo tudi vse oznake.*Označenih je 7 vozil\./)).toBeVisible();
    await pressTwice(dialog.getByRole("button", { name: "Izbriši" }));
    await waitFor(() => expect(screen.queryByText("Cesta 2")).toBeNull());
    expect(sent).toEqual([
      ["deleteTrafficVideos", { ids: ["2"], dryRun: false, idempotencyKey: expect.any(String) }],
    ]);
    expect(screen.getByText("1 posnetek je izbrisan")).toBeVisible();
  });

  it("takes many away at once", async () => {
    const { sent } = await showVideos();
    await userEvent.click(await screen.findByRole("checkbox", { name: "Izberi vse prikazane" }));
    const bar = within(screen.getByRole("region", { name: "Izbrani posnetki" }));
    await userEvent.click(bar.getByRole("button", { name: "Izbriši" }));
    const dialog = within(await screen.findByRole("alertdialog", { name: "Izbrišem 2 posnetka?" }));
    await pressTwice(dialog.getByRole("button", { name: "Izbriši" }));
    expect(await screen.findByRole("heading", { name: "Posnetkov še ni" })).toBeVisible();
    expect(sent.map(([, { ids }]) => ids)).toEqual([["2", "1"]]);
  });

  it("says where it failed, and stays", async () => {
    await showVideos({ root: { deleteTrafficVideos: down } });
    await userEvent.click(await screen.findByRole("button", { name: "Izbriši: Cesta 1" }));
    const dialog = within(await screen.findByRole("alertdialog"));
    await userEvent.click(dialog.getByRole("button", { name: "Izbriši" }));
    expect(await dialog.findByRole("alert")).toBeVisible();
    expect(screen.getByText("Cesta 1")).toBeVisible();
  });
});
