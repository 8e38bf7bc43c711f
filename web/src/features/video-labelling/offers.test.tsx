import { expect, it, jest } from "@jest/globals";
import { screen } from "@testing-library/react";
import { offerAllBut } from "../../../test/offers";
import { showDesk } from "./testing/showDesk";

it("is there without the videos of the portal's platform: nothing is given back, and nothing counted", async () => {
  offerAllBut("VIDEOS");
  const trafficVideoCounts = jest.fn(() => ({ waiting: 4, inWork: 1, done: 12 }));
  await showDesk({ root: { trafficVideoCounts } });
  expect(await screen.findByRole("heading", { level: 1, name: "Ljubljanska cesta" })).toBeVisible();
  expect(screen.queryByRole("button", { name: "Vrni posnetek" })).toBeNull();
  expect(trafficVideoCounts).not.toHaveBeenCalled();
});
