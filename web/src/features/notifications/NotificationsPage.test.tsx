import { beforeEach, describe, expect, it } from "@jest/globals";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { check } from "./testing/page";
import { createPortal, type Portal, refusal } from "./testing/portal";
import { showNotifications } from "./testing/showNotifications";

let portal: Portal;
beforeEach(() => {
  portal = createPortal();
});

describe("the settings", () => {
  it("are not lost on the way to another page", async () => {
    showNotifications(portal);
    await check("E-pošta");
    await userEvent.click(screen.getByRole("link", { name: "away" }));
    const dialog = within(await screen.findByRole("alertdialog"));
    await userEvent.click(dialog.getByRole("button", { name: "Shrani" }));
    expect(await screen.findByText("elsewhere")).toBeVisible();
    expect(portal.update).toHaveBeenCalledTimes(1);
  });

  it("say that they could not be loaded, and try again", async () => {
    let isDown = true;
    const notificationPreferences = () => {
      if (isDown) throw refusal("UPSTREAM_UNAVAILABLE");
      return portal.settings;
    };
    showNotifications(portal, { notificationPreferences });
    expect(await screen.findByText("Nastavitev obvestil ni bilo mogoče naložiti")).toBeVisible();
    isDown = false;
    await userEvent.click(screen.getByRole("button", { name: "Poskusi znova" }));
    expect(await screen.findByRole("checkbox", { name: "E-pošta" })).toBeVisible();
  });
});
