import { beforeEach, describe, expect, it } from "@jest/globals";
import { screen } from "@testing-library/react";
import { check, save, section } from "../testing/page";
import { createPortal, delivery, now, type Portal, refusal, told } from "../testing/portal";
import { showNotifications } from "../testing/showNotifications";

let portal: Portal;
beforeEach(() => {
  portal = createPortal();
});

describe("what was told lately", () => {
  it("names the device, what happened, when, and whether it arrived", async () => {
    portal.list = [
      told("1", { untold: 3 }),
      told("2", {
        event: "ALARM",
        alarms: ["Odprta vrata", "Nizka baterija"],
        deliveries: [
          delivery({ state: "WAITING", attempts: 2, nextDate: now + 600, reason: "REFUSED", status: 500 }),
          delivery({ channel: "WEBHOOK", state: "FAILED", reason: "NO_ANSWER" }),
        ],
      }),
      told("3", { event: "BACK", client: null, deliveries: [delivery({ state: "WAITING", attempts: 0 })] }),
    ];
    showNotifications(portal);
    const recent = await section("Zadnja obvestila");
    const [silent, alarm, back] = await recent.findAllByRole("listitem");
    expect(silent).toHaveTextContent("Ne oddaja: Most čez Soro");
    expect(silent).toHaveTextContent("prej v isti uri še 3-krat");
    expect(silent).toHaveTextContent("pred 2 min");
    expect(recent.getAllByRole("link")[0]).toHaveAttribute("href", "/client/11");
    expect(alarm).toHaveTextContent("Odprta vrata, Nizka baterija");
    expect(alarm).toHaveTextContent(/E-pošta: znova .* \(odgovor 500\)/);
    expect(alarm).toHaveTextContent("Webhook: ni uspelo (ni odgovora)");
    expect(back).toHaveTextContent("Spet oddaja: Naprava, ki je ne vidite več");
    expect(back).toHaveTextContent("E-pošta: čaka");
  });

  it("tells of valves that do not obey, and of those that do again", async () => {
    portal.list = [
      told("1", { event: "VALVE_FLOWS" }),
      told("2", { event: "VALVE_DRY" }),
      told("3", { event: "VALVE_OBEYS" }),
    ];
    showNotifications(portal);
    const [flows, dry, obeys] = await (await section("Zadnja obvestila")).findAllByRole("listitem");
    expect(flows).toHaveTextContent(/^Voda teče, čeprav ne bi smela: Most čez Soropred 2 minOd /);
    expect(dry).toHaveTextContent(/^Voda ne teče, čeprav bi morala: Most čez Soropred 2 minOd /);
    expect(obeys).toHaveTextContent(/^Ventil spet uboga: Most čez Soropred 2 minNi ubogal od /);
  });

  it("is empty for two reasons", async () => {
    showNotifications(portal);
    expect(await screen.findByText("Obvestila so izklopljena")).toBeVisible();
    await check("E-pošta");
    await save();
    expect(await screen.findByText("Obvestil še ni")).toBeVisible();
  });

  it("says that it could not be loaded", async () => {
    const notifications = () => {
      throw refusal("UPSTREAM_UNAVAILABLE");
    };
    showNotifications(portal, { notifications });
    const recent = await section("Zadnja obvestila");
    expect(await recent.findByText("Obvestil ni bilo mogoče naložiti")).toBeVisible();
  });
});
