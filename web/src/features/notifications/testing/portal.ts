import { jest } from "@jest/globals";
import { GraphQLError } from "graphql";
import { clientRow } from "../../../../test/clientRow";
import type { Root } from "../../../../test/schemaLink";

/** Unix seconds at the start of the tests. */
export const now = Math.floor(Date.now() / 1000);

type Given = { input: Record<string, never> };
type Settings = typeof off;

/** Settings of a person without any channel. */
export const off = {
  events: { silent: true, back: true, alarm: true, valve: true },
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

export const withEmail = {
  ...off,
  channels: { ...off.channels, email: { ...off.channels.email, enabled: true } },
};

export const delivery = (more: object = {}) => ({
  channel: "EMAIL",
  state: "SENT",
  attempts: 1,
  nextDate: null,
  lastDate: now - 60,
  reason: null,
  status: null,
  ...more,
});

/** A notification; of a silent device by default. */
export const told = (id: string, more: object = {}) => ({
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

export const refusal = (code: string, extensions: object = {}) =>
  new GraphQLError("refused", { extensions: { code, ...extensions } });

/** A portal's notification settings and history, with its mutations as jest mocks. */
export type Portal = {
  settings: Settings;
  /** Notifications, the latest first. */
  list: object[];
  update: jest.Mock<(given: Given) => unknown>;
  sendTest: jest.Mock<() => unknown>;
  renew: jest.Mock<() => unknown>;
};

export function createPortal(): Portal {
  const portal: Portal = {
    settings: off,
    list: [],
    update: jest.fn(({ input }: Given) => {
      // Omitted fields stay.
      const { channels, quietHours, ...rest } = input as unknown as Partial<Settings>;
      const { email, webhook } = portal.settings.channels;
      portal.settings = {
        ...portal.settings,
        ...rest,
        channels: { email: { ...email, ...channels?.email }, webhook: { ...webhook, ...channels?.webhook } },
        quietHours: { ...portal.settings.quietHours, ...quietHours },
      };
      return { notificationPreferences: portal.settings };
    }),
    sendTest: jest.fn(() => {
      const test = told("9", { event: "TEST", client: null, since: null });
      portal.list = [test, ...portal.list];
      return { notification: test };
    }),
    renew: jest.fn(() => {
      const { settings } = portal;
      const webhook = { ...settings.channels.webhook, secretDate: now };
      portal.settings = { ...settings, channels: { ...settings.channels, webhook } };
      return { secret: "wh_moja-skrivnost", secretDate: now };
    }),
  };
  return portal;
}

/** The portal's root fields for schemaLink. */
export const rootOf = (portal: Portal): Root => ({
  notificationPreferences: () => portal.settings,
  notifications: () => ({ nodes: portal.list, pageInfo: { hasNextPage: false, endCursor: null } }),
  updateNotificationPreferences: (given: Given) => portal.update(given),
  sendTestNotification: () => portal.sendTest(),
  renewWebhookSecret: () => portal.renew(),
});

/** Input of the last save. */
export const lastInput = (portal: Portal) => portal.update.mock.calls.at(-1)?.[0].input;
