import { beforeEach, describe, expect, it } from "@jest/globals";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { chooseIn } from "../../../../test/chooseIn";
import { check, put, save, saved, section } from "../testing/page";
import { createPortal, lastInput, off, type Portal, refusal } from "../testing/portal";
import { showNotifications } from "../testing/showNotifications";

let portal: Portal;
beforeEach(() => {
  portal = createPortal();
});

describe("the settings", () => {
  it("are saved as far as they were changed", async () => {
    showNotifications(portal);
    await check("E-pošta");
    await check("Naprava spet oddaja");
    await check("Ventil se ne odziva");
    await put(screen.getByLabelText("Tiha po minutah"), "30");
    await save();
    expect(await saved()).toBeVisible();
    expect(lastInput(portal)).toMatchObject({
      events: { silent: true, back: false, alarm: true, valve: false },
      silentAfter: 30,
      channels: { email: { enabled: true }, webhook: { enabled: false, url: null } },
    });
    // A setting changed elsewhere meanwhile is not overwritten.
    expect(lastInput(portal)).not.toHaveProperty("allClients");
    await waitFor(() => expect(screen.getByRole("button", { name: "Shrani" })).toBeDisabled());
  });

  it("say that the person saved them elsewhere meanwhile, while they are being written", async () => {
    portal.settings = Object.assign({}, off, { etag: "opened" });
    const { client: apollo } = showNotifications(portal);
    await put(await screen.findByLabelText("Tiha po minutah"), "30");
    portal.settings = Object.assign({}, off, { etag: "saved-elsewhere" });
    await act(() => apollo.refetchQueries({ include: ["NotificationPreferences"] }));
    expect(await screen.findByText(/Medtem ste to shranili tudi drugje/)).toBeVisible();
    expect(screen.getByLabelText("Tiha po minutah")).toHaveValue("30");
  });

  it("say that the server has no e-mail, and let nobody turn it on", async () => {
    const email = { ...off.channels.email, available: false, reason: "NOT_SET_UP" };
    portal.settings = { ...off, channels: { ...off.channels, email } };
    showNotifications(portal);
    const box = await screen.findByRole("checkbox", { name: "E-pošta" });
    expect(box).toBeDisabled();
    expect(box).toHaveAccessibleDescription("E-pošta ni nastavljena na strežniku.");
  });

  it("need an address for a webhook, a sensible number of minutes and two different times", async () => {
    showNotifications(portal);
    await check("Webhook");
    await check("Med tihimi urami ne pošiljaj");
    await put(screen.getByLabelText("Tiha po minutah"), "5");
    await userEvent.clear(screen.getByLabelText("Do"));
    await userEvent.type(screen.getByLabelText("Do"), "22:00");
    await save();
    expect(await screen.findByText("Celo število od 10 do 1440.")).toBeVisible();
    expect(screen.getByText("Obvezno polje.")).toBeVisible();
    expect(screen.getByText("Konec ne sme biti enak začetku.")).toBeVisible();
    expect(portal.update).not.toHaveBeenCalled();
  });

  it("show beside the field what the portal refuses, and keep what was typed", async () => {
    const fields = [
      {
        path: "channels.webhook.url",
        message: "must be an address on the public internet",
        fault: "NOT_PUBLIC",
      },
      { path: "quietHours.timeZone", message: "is not allowed", fault: "NOT_ALLOWED" },
    ];
    portal.update.mockImplementation(() => {
      throw refusal("VALIDATION_FAILED", { fields });
    });
    showNotifications(portal);
    await check("Webhook");
    await check("Med tihimi urami ne pošiljaj");
    await put(screen.getByLabelText(/Naslov webhooka/), "https://10.0.0.1");
    await save();
    expect(await screen.findByText("Naslov mora biti dosegljiv v javnem internetu.")).toBeVisible();
    expect(screen.getByText("Te vrednosti portal ne sprejme.")).toBeVisible();
    expect(screen.getByLabelText(/Naslov webhooka/)).toHaveValue("https://10.0.0.1");
    expect(screen.getByText("Napaka pri shranjevanju!")).toBeVisible();
  });

  it("take quiet hours with a zone of their own", async () => {
    showNotifications(portal);
    await check("Med tihimi urami ne pošiljaj");
    await userEvent.clear(screen.getByLabelText("Od"));
    await userEvent.type(screen.getByLabelText("Od"), "21:30");
    await chooseIn(screen.getByLabelText("Časovni pas"), "Europe/Rome", "rome");
    await check("Alarmi tudi v tihih urah");
    await save();
    expect(await saved()).toBeVisible();
    expect(lastInput(portal)).toMatchObject({
      quietHours: {
        enabled: true,
        from: "21:30",
        to: "06:00",
        timeZone: "Europe/Rome",
        alarmsPass: false,
      },
    });
  });

  it("are about chosen locations alone, and keep those that are out of sight", async () => {
    portal.settings = { ...off, allClients: false, clientIds: ["77"] };
    showNotifications(portal);
    const places = await section("Lokacije");
    await userEvent.type(places.getByRole("searchbox"), "sola");
    await userEvent.click(places.getByRole("checkbox"));
    expect(places.getByRole("status")).toHaveTextContent(
      "Izbrani 2 lokaciji. Od tega 1, ki je zdaj ne vidite.",
    );
    await save();
    expect(await saved()).toBeVisible();
    expect(lastInput(portal)).toMatchObject({ clientIds: ["77", "2"] });
  });
});
