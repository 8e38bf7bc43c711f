import { beforeEach, describe, expect, it } from "@jest/globals";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { check } from "../testing/page";
import { createPortal, type Portal, refusal, withEmail } from "../testing/portal";
import { showNotifications } from "../testing/showNotifications";

let portal: Portal;
beforeEach(() => {
  portal = createPortal();
});

describe("a test", () => {
  it("is sent once a channel is on and saved, and its outcome is listed", async () => {
    portal.settings = withEmail;
    showNotifications(portal);
    const button = await screen.findByRole("button", { name: "Pošlji preizkus" });
    await check("Naprava utihne");
    expect(button).toBeDisabled();
    expect(screen.getByText("Najprej shranite spremembe.")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Zavrzi spremembe" }));
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
    expect(await screen.findByText("Preizkus obvestil")).toBeVisible();
    expect(screen.getByText("E-pošta: poslano")).toBeVisible();
  });

  it.each([
    [refusal("RATE_LIMITED"), "Preveč preizkusov. Poskusite znova čez eno uro."],
    [refusal("UPSTREAM_TIMEOUT"), "Preizkusa ni bilo mogoče poslati"],
  ])("says why it failed: %p", async (error, text) => {
    portal.settings = withEmail;
    portal.sendTest.mockImplementation(() => {
      throw error;
    });
    showNotifications(portal);
    const button = await screen.findByRole("button", { name: "Pošlji preizkus" });
    await userEvent.click(button);
    expect(await screen.findByText(text)).toBeVisible();
  });
});
