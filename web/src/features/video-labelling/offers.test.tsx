import { expect, it, jest } from "@jest/globals";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { offerAllBut } from "../../../test/offers";
import { showDesk, video } from "./testing/showDesk";

it("is there without the videos of the portal's platform: nothing is given back, and nothing counted", async () => {
  offerAllBut("VIDEOS");
  const trafficVideoCounts = jest.fn(() => ({ waiting: 4, inWork: 1, done: 12 }));
  await showDesk({ root: { trafficVideoCounts } });
  expect(await screen.findByRole("heading", { level: 1, name: "Ljubljanska cesta" })).toBeVisible();
  expect(screen.queryByRole("button", { name: "Vrni posnetek" })).toBeNull();
  expect(trafficVideoCounts).not.toHaveBeenCalled();
});

it("says that no film is told of, and has the vehicles all the same", async () => {
  await showDesk({ videos: [{ ...video(), url: null }] });
  expect(await screen.findByText("Platforma ne pove, kje je posnetek")).toBeVisible();
  expect(screen.getByText("Vozila lahko označite tudi brez njega.")).toBeVisible();
  expect(screen.queryByText("Posnetek se nalaga …")).toBeNull();
  expect(screen.getByText("0 od 3")).toBeVisible();
});

it("knows no place in a film that is not told of", async () => {
  await showDesk({ videos: [{ ...video(), url: null }] });
  await screen.findByText("Platforma ne pove, kje je posnetek");
  expect(screen.queryByText("Sličica")).toBeNull();
  expect(screen.queryByText("Sličica vozila")).toBeNull();
  const before = document.body.textContent;
  await userEvent.keyboard("m");
  expect(document.body.textContent).toBe(before);
});
