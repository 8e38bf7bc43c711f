import { beforeEach, describe, expect, it } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { pressTwice } from "../../../../test/pressTwice";
import { check, put, save, saved } from "../testing/page";
import { createPortal, lastInput, now, off, type Portal } from "../testing/portal";
import { showNotifications } from "../testing/showNotifications";

let portal: Portal;
beforeEach(() => {
  portal = createPortal();
});

describe("the webhook's secret", () => {
  it("is made with the first save, and shown once", async () => {
    const { unmount } = showNotifications(portal);
    await check("Webhook");
    await put(screen.getByLabelText(/Naslov webhooka/), "https://hooks.si/a");
    await save();
    expect(await saved()).toBeVisible();
    expect(portal.renew).toHaveBeenCalledTimes(1);
    expect(screen.getByText("wh_moja-skrivnost")).toBeVisible();
    expect(lastInput(portal)).toMatchObject({
      channels: { webhook: { enabled: true, url: "https://hooks.si/a" } },
    });
    await put(screen.getByLabelText(/Naslov webhooka/), "https://hooks.si/b");
    await save();
    await waitFor(() => expect(portal.update).toHaveBeenCalledTimes(2));
    expect(portal.renew).toHaveBeenCalledTimes(1);
    unmount();
    showNotifications(portal);
    expect(await screen.findByRole("button", { name: "Nova skrivnost" })).toBeVisible();
    expect(screen.queryByText("wh_moja-skrivnost")).toBeNull();
  });

  it("ends, where it is in use, only after a question", async () => {
    const webhook = { enabled: true, url: "https://hooks.si/a", secretDate: now - 500 };
    portal.settings = { ...off, channels: { ...off.channels, webhook } };
    showNotifications(portal);
    await userEvent.click(await screen.findByRole("button", { name: "Nova skrivnost" }));
    expect(portal.renew).not.toHaveBeenCalled();
    const group = within(screen.getByRole("group", { name: "Ustvarim novo skrivnost?" }));
    await pressTwice(group.getByRole("button", { name: "Nova skrivnost" }));
    expect(await screen.findByText("wh_moja-skrivnost")).toBeVisible();
    expect(portal.renew).toHaveBeenCalledTimes(1);
  });
});
