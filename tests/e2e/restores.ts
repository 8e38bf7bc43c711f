import type { Page } from "puppeteer";
import { addActionTemplate, SIGNS_HARDWARE } from "../support/adminFleet.js";
import { calendarOf } from "../support/calendars.js";
import { signConfig } from "../support/configs.js";
import { ADMIN, type Fleet, USER } from "../support/fleet.js";
import { named, press } from "../support/page.js";
import type { Account, PlatformApi } from "../support/platformApi.js";
import { addResource, line } from "../support/resources.js";

/** How a thing of a kind is made, edited and opened. */
export interface Restore {
  account: Account;
  /** Gives it three states, one after the other. */
  make: (fleet: Fleet, user: PlatformApi) => Promise<number>;
  /** The first of its three states, by its number in the history. */
  from: number;
  path: (id: number, fleet: Fleet) => string;
  /** Opens the form with its history, if the page is not the form. */
  open?: (page: Page) => Promise<unknown>;
  /** A field of that form. */
  field: string;
  /** What the field holds in the first state and in the second. */
  states: readonly [string, string];
}

const STATES = ["Prva", "Druga", "Tretja"] as const;
const LIMITS = [60, 70, 80];

const HOUR = 3600;

/** Posts one thing and edits it twice more. */
async function edited(
  made: Promise<{ id: number }>,
  edit: (id: number, name: string) => Promise<unknown>,
): Promise<number> {
  const { id } = await made;
  for (const name of STATES.slice(1)) await edit(id, name);
  return id;
}

const names = [STATES[0], STATES[1]] as const;

/** Every kind of thing with a history that people restore from. */
export const RESTORES: Record<string, Restore> = {
  CLIENT: {
    account: USER,
    make: async ({ sign }, user) => {
      for (const locationName of STATES)
        await user.post("/client/metaData", { clientId: sign.id, metaData: { locationName } });
      return sign.id;
    },
    from: 2,
    path: (id) => `/client/${id}?tab=settings`,
    field: named("textbox", "Ime lokacije"),
    states: names,
  },
  NOTE: {
    account: USER,
    make: ({ counter }, user) => {
      const to = Math.floor(Date.now() / 1000 / HOUR) * HOUR;
      const note = { kind: "event", from: to - HOUR, to };
      return edited(user.post("/note", { ...note, clientId: counter.id, text: STATES[0] }), (id, text) =>
        user.put("/note", { ...note, id, text }),
      );
    },
    from: 1,
    path: (_id, { counter }) => `/client/${counter.id}`,
    open: (page) => page.locator('button[aria-label^="Uredi opombo: "]').click(),
    field: "[role=dialog] textarea",
    states: names,
  },
  CALENDAR: {
    account: USER,
    make: ({ groupId }, user) => {
      const calendar = { kind: "other", file: calendarOf(["Sejem"]) };
      return edited(user.post("/calendar", { ...calendar, groupId, name: STATES[0] }), (id, name) =>
        user.put("/calendar", { ...calendar, id, name }),
      );
    },
    from: 1,
    path: (_id, { counter }) => `/client/${counter.id}`,
    open: async (page) => {
      await press(page, "Koledarji skupine");
      await page.locator('[role=dialog] button[aria-label^="Uredi: "]').click();
    },
    field: named("textbox", "Ime"),
    states: names,
  },
  SPEED_LIMITS: {
    account: USER,
    make: async ({ sign }, user) => {
      const from = Math.floor(Date.now() / 1000 / HOUR) * HOUR - 48 * HOUR;
      const until = { from, speedLimit: 50 };
      for (const speedLimit of LIMITS) {
        const limits = [{ from: null, speedLimit }, until];
        await user.put("/client/limits", { clientId: sign.id, limits });
      }
      return sign.id;
    },
    from: 1,
    path: (id) => `/client/${id}?tab=settings`,
    open: (page) => press(page, "Popravi zgodovino"),
    field: "[role=dialog] ol[aria-label='Omejitve hitrosti'] li:first-child input",
    states: ["60", "70"],
  },
  REPORT_SCHEDULE: {
    account: USER,
    make: ({ sign }, user) => {
      const schedule = { clientIds: [sign.id], interval: "week", cron: "0 6 * * 1", recipients: [] };
      return edited(user.post("/report-schedule", { ...schedule, name: STATES[0] }), (id, name) =>
        user.patch("/report-schedule", { id, name }),
      );
    },
    from: 1,
    path: (id) => `/reports/${id}/edit`,
    field: "input[name=name]",
    states: names,
  },
  CONFIG_TEMPLATE: {
    account: ADMIN,
    make: ({ admin }) => {
      const template = { data: signConfig(100), metadata: { hardwareType: SIGNS_HARDWARE }, name: "Šola" };
      return edited(admin.post("/config/template", template), (id, state) =>
        admin.patch("/config/template", { id, data: signConfig(state === STATES[1] ? 110 : 120) }),
      );
    },
    from: 1,
    path: (id) => `/admin/config?template=${id}`,
    field: '[data-field="BasicConfig.vMax"] input',
    states: ["100", "110"],
  },
  ACTION_TEMPLATE: {
    account: ADMIN,
    make: ({ admin }) =>
      edited(
        addActionTemplate(admin, STATES[0], "restart").then((id) => ({ id })),
        (id, actionName) =>
          admin.patch("/action/template", { id, metaData: { actionName, actionDescription: "" } }),
      ),
    from: 1,
    path: () => "/admin/action_templates",
    open: (page) => page.locator('button[aria-label^="Modify template: "]').click(),
    field: "[role=dialog] input[name=name]",
    states: names,
  },
  RESOURCE: {
    account: ADMIN,
    make: ({ admin }) => {
      const steps = [{ overLimitBy: 1, layout: "A", texts: [line("PREHITRO", 12)] }];
      const added = addResource(admin, "speed_limit_penalty_program_config", STATES[0], { steps });
      return edited(
        added.then((id) => ({ id })),
        (id, name) => admin.patch("/resource", { id, metaData: { name } }),
      );
    },
    from: 1,
    path: (id) => `/admin/customtext?bucket=penalties&id=${id}`,
    field: named("textbox", "Name"),
    states: names,
  },
  GROUP: {
    account: ADMIN,
    make: async ({ admin, groupId, sign }) => {
      for (const name of STATES) {
        const road = { name, clients: [sign.id] };
        await admin.patch("/group", { id: groupId, metaData: { summaryGroups: { groups: [road] } } });
      }
      return groupId;
    },
    from: 2,
    path: (id) => `/admin/groups?group=${id}&tab=summary`,
    field: 'input[name="summaryGroups.0.name"]',
    states: names,
  },
};
