import { beforeEach, describe, expect, it, jest } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { GraphQLError } from "graphql";
import { Link } from "react-router-dom";
import { clientRow } from "../../../test/clientRow";
import { renderPortal } from "../../../test/renderPortal";
import type { Root } from "../../../test/schemaLink";
import { ClientsContext } from "../../shared/clients/useClients";
import { localSession } from "../../shared/session/session";
import { toast } from "../../shared/ui/toastStore";
import { NotificationsPage } from "./NotificationsPage";

const now = Math.floor(Date.now() / 1000);

type Given = { input: Record<string, never> };
type Settings = typeof off;

const off = {
  events: { silent: true, back: true, alarm: true },
  silentAfter: 60,
  channels: {
    email: { enabled: false, address: "ana@obcina.si", available: true, reason: null as string | null },
    webhook: { enabled: false, url: null as string | null, secretDate: null as number | null },
  },
  quietHours: {
    enabled: false,
    from: "22:00",
    to: "06:00",
    timeZone: null,
    usualTimeZone: "Europe/Ljubljana",
    alarmsPass: true,
  },
  allClients: true,
  clientIds: [] as string[],
};
const withEmail = { ...off, channels: { ...off.channels, email: { ...off.channels.email, enabled: true } } };

const delivery = (more: object = {}) => ({
  channel: "EMAIL",
  state: "SENT",
  attempts: 1,
  nextDate: null,
  lastDate: now - 60,
  reason: null,
  status: null,
  ...more,
});
const told = (id: string, more: object = {}) => ({
  id,
  event: "SILENT",
  time: now - 120,
  since: now - 7200,
  alarms: [],
  untold: 0,
  client: clientRow({ id: "11", name: "Most čez Soro" }),
  deliveries: [delivery()],
  ...more,
});

let settings: Settings;
let list: object[];
let update: jest.Mock<(given: Given) => unknown>;
let sendTest: jest.Mock<() => unknown>;
let renew: jest.Mock<() => unknown>;

const refusal = (code: string, extensions: object = {}) =>
  new GraphQLError("refused", { extensions: { code, ...extensions } });

beforeEach(() => {
  toast.clear();
  localSession.set({ username: "Ana", isAdmin: 0, groupName: "Občina", groupId: "1" });
  settings = off;
  list = [];
  update = jest.fn(({ input }: Given) => {
    const { events, silentAfter, channels, quietHours, allClients, clientIds } = input as unknown as Settings;
    settings = {
      ...{ events, silentAfter, allClients, clientIds },
      channels: {
        email: { ...settings.channels.email, ...channels.email },
        webhook: { ...settings.channels.webhook, ...channels.webhook },
      },
      quietHours: { ...settings.quietHours, ...quietHours },
    };
    return { notificationPreferences: settings };
  });
  sendTest = jest.fn(() => {
    const test = told("9", { event: "TEST", client: null, since: null, deliveries: [delivery()] });
    list = [test, ...list];
    return { notification: test };
  });
  renew = jest.fn(() => {
    const webhook = { ...settings.channels.webhook, secretDate: now };
    settings = { ...settings, channels: { ...settings.channels, webhook } };
    return { secret: "wh_moja-skrivnost", secretDate: now };
  });
});

function show(root: Root = {}) {
  const clients = [
    clientRow({ id: "11", name: "Most čez Soro" }),
    clientRow({ id: "2", name: "Šola" }),
    clientRow({ id: "3", name: "Vrtec" }),
  ];
  const value = {
    ...{ clients, groups: [], at: now, failure: null },
    refresh: () => {},
    refreshOne: async () => {},
  };
  const page = (
    <ClientsContext value={value}>
      <Link to="/elsewhere">away</Link>
      <NotificationsPage />
    </ClientsContext>
  );
  return renderPortal(<p>elsewhere</p>, {
    at: "/notifications",
    routes: [{ path: "/notifications", element: page }],
    root: {
      notificationPreferences: () => settings,
      notifications: () => ({ nodes: list, pageInfo: { hasNextPage: false, endCursor: null } }),
      updateNotificationPreferences: (given: Given) => update(given),
      sendTestNotification: () => sendTest(),
      renewWebhookSecret: () => renew(),
      ...root,
    },
  });
}

const section = async (name: string) => within(await screen.findByRole("region", { name }));
const check = async (name: string) => userEvent.click(await screen.findByRole("checkbox", { name }));
const save = () => userEvent.click(screen.getByRole("button", { name: "Shrani" }));
const saved = () => screen.findByText("Uspešno shranjeno!");
const given = () => update.mock.calls.at(-1)?.[0].input;

async function put(field: HTMLElement, value: string) {
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(value);
}

describe("the settings", () => {
  it("are saved as they stand", async () => {
    show();
    await check("E-pošta");
    await check("Naprava spet oddaja");
    await put(screen.getByLabelText("Tiha po minutah"), "30");
    await save();
    expect(await saved()).toBeVisible();
    expect(given()).toMatchObject({
      events: { silent: true, back: false, alarm: true },
      silentAfter: 30,
      channels: { email: { enabled: true }, webhook: { enabled: false, url: null } },
      allClients: true,
    });
    await waitFor(() => expect(screen.getByRole("button", { name: "Shrani" })).toBeDisabled());
  });

  it("say that the server has no e-mail, and let nobody turn it on", async () => {
    const email = { ...off.channels.email, available: false, reason: "NOT_SET_UP" };
    settings = { ...off, channels: { ...off.channels, email } };
    show();
    const box = await screen.findByRole("checkbox", { name: "E-pošta" });
    expect(box).toBeDisabled();
    expect(box).toHaveAccessibleDescription("E-pošta ni nastavljena na strežniku.");
  });

  it("make the webhook's secret with the first save, and show it once", async () => {
    const { unmount } = show();
    await check("Webhook");
    await put(screen.getByLabelText(/Naslov webhooka/), "https://hooks.si/a");
    await save();
    expect(await saved()).toBeVisible();
    expect(renew).toHaveBeenCalledTimes(1);
    expect(screen.getByText("wh_moja-skrivnost")).toBeVisible();
    expect(given()).toMatchObject({ channels: { webhook: { enabled: true, url: "https://hooks.si/a" } } });
    await put(screen.getByLabelText(/Naslov webhooka/), "https://hooks.si/b");
    await save();
    await waitFor(() => expect(update).toHaveBeenCalledTimes(2));
    expect(renew).toHaveBeenCalledTimes(1);
    unmount();
    show();
    expect(await screen.findByRole("button", { name: "Nova skrivnost" })).toBeVisible();
    expect(screen.queryByText("wh_moja-skrivnost")).toBeNull();
  });

  it("ask before a secret that is in use ends", async () => {
    const webhook = { enabled: true, url: "https://hooks.si/a", secretDate: now - 500 };
    settings = { ...off, channels: { ...off.channels, webhook } };
    show();
    await userEvent.click(await screen.findByRole("button", { name: "Nova skrivnost" }));
    expect(renew).not.toHaveBeenCalled();
    const group = within(screen.getByRole("group", { name: "Ustvarim novo skrivnost?" }));
    await userEvent.click(group.getByRole("button", { name: "Nova skrivnost" }));
    expect(await screen.findByText("wh_moja-skrivnost")).toBeVisible();
  });

  it("need an address for a webhook, a sensible number of minutes and two different times", async () => {
    show();
    await check("Webhook");
    await check("Med tihimi urami ne pošiljaj");
    await put(screen.getByLabelText("Tiha po minutah"), "5");
    await userEvent.clear(screen.getByLabelText("Do"));
    await userEvent.type(screen.getByLabelText("Do"), "22:00");
    await save();
    expect(await screen.findByText("Celo število od 10 do 1440.")).toBeVisible();
    expect(screen.getByText("Obvezno polje.")).toBeVisible();
    expect(screen.getByText("Konec ne sme biti enak začetku.")).toBeVisible();
    expect(update).not.toHaveBeenCalled();
  });

  it("show beside the field what the portal refuses, and keep what was typed", async () => {
    const fields = [
      { path: "channels.webhook.url", message: "must be an address on the public internet" },
      { path: "quietHours.timeZone", message: "is not allowed" },
    ];
    update.mockImplementation(() => {
      throw refusal("VALIDATION_FAILED", { fields });
    });
    show();
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
    show();
    await check("Med tihimi urami ne pošiljaj");
    await userEvent.clear(screen.getByLabelText("Od"));
    await userEvent.type(screen.getByLabelText("Od"), "21:30");
    await userEvent.selectOptions(screen.getByLabelText("Časovni pas"), "Europe/Rome");
    await check("Alarmi tudi v tihih urah");
    await save();
    expect(await saved()).toBeVisible();
    expect(given()).toMatchObject({
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
    settings = { ...off, allClients: false, clientIds: ["77"] };
    show();
    const places = await section("Lokacije");
    await userEvent.type(places.getByRole("searchbox"), "sola");
    await userEvent.click(places.getByRole("checkbox"));
    expect(places.getByRole("status")).toHaveTextContent(
      "Izbrani 2 lokaciji. Od tega 1, ki je zdaj ne vidite.",
    );
    await save();
    expect(await saved()).toBeVisible();
    expect(given()).toMatchObject({ allClients: false, clientIds: ["77", "2"] });
  });

  it("are not lost on the way to another page", async () => {
    show();
    await check("E-pošta");
    await userEvent.click(screen.getByRole("link", { name: "away" }));
    const dialog = within(await screen.findByRole("alertdialog"));
    await userEvent.click(dialog.getByRole("button", { name: "Shrani" }));
    expect(await screen.findByText("elsewhere")).toBeVisible();
    expect(update).toHaveBeenCalledTimes(1);
  });

  it("say that they could not be loaded, and try again", async () => {
    let isDown = true;
    const notificationPreferences = () => {
      if (isDown) throw refusal("UPSTREAM_UNAVAILABLE");
      return settings;
    };
    show({ notificationPreferences });
    expect(await screen.findByText("Nastavitev obvestil ni bilo mogoče naložiti")).toBeVisible();
    isDown = false;
    await userEvent.click(screen.getByRole("button", { name: "Poskusi znova" }));
    expect(await screen.findByRole("checkbox", { name: "E-pošta" })).toBeVisible();
  });
});

describe("a test", () => {
  it("is sent once a channel is on and saved, and its outcome is listed", async () => {
    settings = withEmail;
    show();
    const button = await screen.findByRole("button", { name: "Pošlji preizkus" });
    await check("Naprava utihne");
    expect(button).toBeDisabled();
    expect(screen.getByText("Najprej shranite spremembe.")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Razveljavi" }));
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
    expect(await screen.findByText("Preizkus obvestil")).toBeVisible();
    expect(screen.getByText("E-pošta: poslano")).toBeVisible();
  });

  it.each([
    [refusal("RATE_LIMITED"), "Preveč preizkusov. Poskusite znova čez eno uro."],
    [refusal("UPSTREAM_TIMEOUT"), "Preizkusa ni bilo mogoče poslati"],
  ])("says why it failed: %p", async (error, text) => {
    settings = withEmail;
    sendTest.mockImplementation(() => {
      throw error;
    });
    show();
    const button = await screen.findByRole("button", { name: "Pošlji preizkus" });
    await userEvent.click(button);
    expect(await screen.findByText(text)).toBeVisible();
  });
});

describe("what was told lately", () => {
  it("names the device, what happened, when, and whether it arrived", async () => {
    list = [
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
    show();
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

  it("is empty for two reasons", async () => {
    show();
    expect(await screen.findByText("Obvestila so izklopljena")).toBeVisible();
    await check("E-pošta");
    await save();
    expect(await screen.findByText("Obvestil še ni")).toBeVisible();
  });

  it("says that it could not be loaded", async () => {
    const notifications = () => {
      throw refusal("UPSTREAM_UNAVAILABLE");
    };
    show({ notifications });
    const recent = await section("Zadnja obvestila");
    expect(await recent.findByText("Obvestil ni bilo mogoče naložiti")).toBeVisible();
  });
});
