import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { down } from "../../../test/down";
import { pressTwice } from "../../../test/pressTwice";
import { adoptLanguage } from "../../i18n/language";
import { localSession } from "../../shared/session/session";
import { viewAs } from "../../shared/session/viewAs";
import { toast } from "../../shared/ui/toastStore";
import { client, group, now, showClients } from "./testing/showClients";

const bled = { id: "1", name: "Bled" };
const idrija = { id: "2", name: "Idrija" };
const settings = { locationAddress: null, serialNumber: null, notes: null, markerPosition: null };
const told = {
  firmwareVersion: "4.2.0",
  configName: null,
  batteryVoltage: null,
  rssi: null,
  alarmLastActiveDate: null,
};
const clients = [
  client({ id: "11", name: "Most", groups: [bled, idrija], hardwareType: "K200DISP_FALCON", info: told }),
  client({ id: "12", name: "Šola", groups: [bled], settings: { ...settings, serialNumber: "SN-77" } }),
  client({ id: "13", name: "Trg", groups: [idrija], lastActiveDate: now - 1200 }),
  client({ id: "14", name: "Skladišče", lastActiveDate: null }),
];
const root = { clients, groups: [group("2", "Idrija"), group("1", "Bled")] };

const names = () => screen.getAllByRole("row").flatMap((row) => within(row).queryAllByRole("link"));
const shown = () => names().map(({ textContent }) => textContent);
const box = (name: string) => screen.getAllByRole("checkbox", { name })[0] ?? document.body;
const bar = () => screen.findByRole("region", { name: "Selected clients" });

beforeEach(() => {
  adoptLanguage("en");
  toast.clear();
  viewAs.end();
  localSession.set({ username: "admin", isAdmin: 1, groupName: null, groupId: null });
});
afterEach(() => {
  jest.restoreAllMocks();
  adoptLanguage(null);
  localStorage.clear();
});

describe("the clients of administrators", () => {
  it("stand by their groups, those without one last, and each opens its page", async () => {
    const { router } = showClients(root);
    const table = await screen.findByRole("table", { name: "Clients" });
    expect(
      within(table)
        .getAllByRole("heading", { level: 2 })
        .map(({ textContent }) => textContent),
    ).toEqual(["Bled2 clients", "Idrija2 clients", "Unassigned clients1 client"]);
    expect(shown()).toEqual(["Most", "Šola", "Most", "Trg", "Skladišče"]);
    expect(
      within(table)
        .getAllByRole("columnheader")
        .map(({ textContent }) => textContent),
    ).toEqual([
      "Selection",
      "Name",
      "Status",
      "Alerts",
      "Notes",
      "ID",
      "Last active date",
      "Serial number",
      "FW Version",
      "Config Version",
      "Battery voltage",
      "RSSI",
      "Actions",
    ]);
    await userEvent.click(screen.getByRole("cell", { name: "SN-77" }));
    expect(router.state.location.pathname).toBe("/admin/clients/12");
  });

  it.each([
    ["a serial number", "?q=sn-77", ["Šola"]],
    ["a guid", "?q=guid-13", ["Trg"]],
    ["an id", "?q=14", ["Skladišče"]],
    ["a group", "?group=1", ["Most", "Šola"]],
    ["none", "?group=none", ["Skladišče"]],
    ["hardware", "?type=K200DISP_FALCON&group=1", ["Most"]],
    ["a version", "?firmware=4.2.0&group=2", ["Most"]],
    ["the late", "?status=late", ["Trg"]],
    ["those never heard", "?status=never", ["Skladišče"]],
  ])("are narrowed by the address to %s", async (_what, search, expected) => {
    showClients(root, `/admin/clients${search}`);
    await screen.findByRole("table");
    expect(shown()).toEqual(expected);
  });

  it("are narrowed to those without a config, once it is known which these are", async () => {
    const bare = clients.map((one) => ({ ...one, hasConfig: one.id !== "13" }));
    showClients({ ...root, clients: bare }, "/admin/clients?config=none");
    await waitFor(() => expect(shown()).toEqual(["Trg"]));
  });

  it("are not without a config where nobody tells whether they have one", async () => {
    const hasConfig = new Map([
      ["13", false],
      ["14", true],
    ]);
    const some = clients.map((one) => ({ ...one, hasConfig: hasConfig.get(one.id) ?? null }));
    showClients({ ...root, clients: some }, "/admin/clients?config=none");
    await waitFor(() => expect(shown()).toEqual(["Trg"]));
  });

  it("are narrowed to those of which it is not told when they were heard, where there are such", async () => {
    showClients(root);
    await screen.findByRole("table");
    const choices = () => within(screen.getByRole("combobox", { name: "Status" })).getAllByRole("option");
    expect(choices().map(({ textContent }) => textContent)).not.toContain("Not told");
    const untold = client({ id: "15", name: "Log", lastActiveDate: null, hasReported: null, alarms: null });
    showClients({ ...root, clients: [...clients, untold] }, "/admin/clients?status=unknown");
    expect(await screen.findByRole("option", { name: "Not told" })).toBeInTheDocument();
    expect(screen.getAllByRole("row", { name: /Log/ })).not.toHaveLength(0);
  });

  describe("across the groups", () => {
    const at = (id: string, batteryVoltage: number | null, groups = [bled]) =>
      client({ id, name: `Most ${id}`, groups, info: { ...told, batteryVoltage } });
    const many = {
      ...root,
      clients: [at("1", 12.6), at("2", null), at("3", 11.2, [idrija]), at("4", 11.7, []), at("5", 3.6)],
    };

    it("the weakest batteries come first in one list, once each, with their groups and the unknown ones last", async () => {
      const flat = { ...many, clients: [...many.clients, at("6", 11.9, [bled, idrija])] };
      showClients(flat, "/admin/clients?list=flat&sort=battery");
      const table = await screen.findByRole("table");
      expect(shown()).toEqual(["Most 5", "Most 3", "Most 4", "Most 6", "Most 1", "Most 2"]);
      expect(within(table).queryByRole("heading")).toBeNull();
      expect(screen.getByRole("row", { name: /Most 6/ })).toHaveTextContent("Bled, Idrija");
      expect(screen.getByRole("row", { name: /Most 4/ })).toHaveTextContent("NO GROUP");
    });

    it("are put so by a button, sorted by a head, and the address keeps both", async () => {
      const { router } = showClients(many);
      await userEvent.click(await screen.findByRole("radio", { name: "All in one" }));
      await waitFor(() => expect(screen.queryAllByRole("heading", { level: 2 })).toEqual([]));
      for (const order of ["battery", "-battery"]) {
        await userEvent.click(screen.getByRole("button", { name: "Battery voltage" }));
        await waitFor(() =>
          expect(new URLSearchParams(router.state.location.search).get("sort")).toBe(order),
        );
      }
      await waitFor(() => expect(shown()).toEqual(["Most 1", "Most 4", "Most 3", "Most 5", "Most 2"]));
      expect(router.state.location.search).toBe("?list=flat&sort=-battery");
    });

    it.each([
      ["concern=lowBattery", ["Most 3", "Most 4"]],
      ["concern=lowBattery&group=2", ["Most 3"]],
      ["concern=alarm", ["Most 9"]],
      ["concern=weakSignal", ["Most 8"]],
    ])("are narrowed by %s", async (search, expected) => {
      const weak = client({ id: "8", name: "Most 8", info: { ...told, rssi: -104 } });
      const alarmed = client({ id: "9", name: "Most 9", alarms: [{ text: "vrata" }] });
      const clients = [...many.clients, weak, alarmed];
      showClients({ ...many, clients }, `/admin/clients?list=flat&${search}`);
      await screen.findByRole("table");
      expect(shown()).toEqual(expected);
    });

    it.each([
      ["concern=wrongClock", "Most 1"],
      ["concern=overlap", "Most 2"],
      ["config=pending", "Most 3"],
      ["config=untold", "Most 4"],
      ["config=taken", "Most 5"],
    ])("are narrowed by %s, once it is known of which it is so", async (search, expected) => {
      const facts = {
        "1": { clockSkewSeconds: -3600 },
        "2": { overlapDate: now - 60 },
        "3": { wanted: 3, configVersion: 2 },
        "4": { wanted: 3 },
        "5": { wanted: 3, configVersion: 3 },
      } as Record<string, { wanted?: number }>;
      const clients = many.clients.map((one) => {
        const { wanted = null, ...more } = facts[one.id] ?? {};
        const none = { configVersion: null, clockSkewSeconds: null, overlapDate: null };
        return { ...one, wantedConfigVersion: wanted, info: { ...one.info, ...none, ...more } };
      });
      showClients({ ...many, clients }, `/admin/clients?list=flat&${search}`);
      await waitFor(() => expect(shown()).toEqual([expected]));
    });
  });

  it("fold away all at once, and unfold again", async () => {
    const { router } = showClients(root);
    await userEvent.click(await screen.findByRole("button", { name: "Fold all" }));
    expect(shown()).toEqual([]);
    expect(router.state.location.search).toBe("?folded=1%2C2%2Cnone");
    await userEvent.click(screen.getByRole("button", { name: "Unfold all" }));
    expect(shown()).toHaveLength(5);
    expect(router.state.location.search).toBe("");
  });

  it("say when nothing matches, and show everything again", async () => {
    const { router } = showClients(root, "/admin/clients?q=nothing&status=late");
    await userEvent.click(await screen.findByRole("button", { name: "Show all" }));
    expect(await screen.findByRole("table")).toBeVisible();
    expect(shown()).toHaveLength(5);
    expect(screen.getByRole("searchbox")).toHaveValue("");
    expect(router.state.location.search).toBe("");
  });

  it("fold away by group, in the address, and stay selectable", async () => {
    const { router } = showClients(root);
    await userEvent.click(await screen.findByRole("button", { name: /^Bled/ }));
    expect(shown()).toEqual(["Most", "Trg", "Skladišče"]);
    expect(router.state.location.search).toBe("?folded=1");
    await userEvent.click(box("Select all of Bled"));
    expect(await bar()).toHaveTextContent("2 clients selected");
  });

  it("say that they could not be loaded, and that none are there yet", async () => {
    const first = showClients({ ...root, clients: down });
    expect(await screen.findByText("There was an error while loading the client list")).toBeVisible();
    first.unmount();
    showClients({ ...root, clients: [] });
    expect(await screen.findByText("No clients yet")).toBeVisible();
  });
});

describe("the selection", () => {
  it("takes a client of two groups once, a range by Shift, and whole groups with a box of their own", async () => {
    showClients(root);
    await screen.findByRole("table");
    await userEvent.click(box("Select Most"));
    expect(screen.getAllByRole("checkbox", { name: "Select Most", checked: true })).toHaveLength(2);
    expect(box("Select all of Bled")).toBePartiallyChecked();
    fireEvent.click(box("Select Trg"), { shiftKey: true });
    expect(await bar()).toHaveTextContent("3 clients selected");
    expect(box("Select all of Bled")).toBeChecked();
    expect(box("Select all 4 shown")).toBePartiallyChecked();
    await userEvent.click(box("Select all 4 shown"));
    expect(await bar()).toHaveTextContent("4 clients selected");
  });

  it("says what of it is filtered away", async () => {
    showClients(root);
    await screen.findByRole("table");
    await userEvent.click(box("Select all 4 shown"));
    await userEvent.type(screen.getByRole("searchbox"), "šola");
    await waitFor(async () =>
      expect(await bar()).toHaveTextContent("4 clients selected · 3 of them not in sight"),
    );
  });

  it("is what the page's buttons change; with none selected they ask for the clients first", async () => {
    const sent = jest.fn();
    const updateClientNotes = ({ input }: { input: { items: { clientId: string; notes: string }[] } }) => {
      sent(input.items);
      const results = input.items.map(({ clientId }) => ({ id: clientId, status: "DONE", error: null }));
      return { dryRun: false, done: 1, failed: 0, skipped: 0, results };
    };
    showClients({ ...root, updateClientNotes });
    await screen.findByRole("table");
    const changes = screen.getByRole("group", { name: "Changes of the selected clients" });
    await userEvent.click(within(changes).getByRole("button", { name: "Update notes" }));
    const dialog = await screen.findByRole("dialog", { name: "Update notes" });
    expect(within(dialog).getByRole("button", { name: "Continue" })).toBeDisabled();
    await userEvent.click(within(dialog).getByRole("checkbox", { name: /^Trg/ }));
    await userEvent.click(within(dialog).getByRole("button", { name: "Continue" }));
    await userEvent.type(await screen.findByRole("textbox", { name: "Notes" }), "Nov drog");
    await userEvent.click(screen.getByRole("button", { name: "Save notes" }));
    expect(await screen.findByText("Successfully updated client notes")).toBeVisible();
    expect(sent).toHaveBeenCalledWith([{ clientId: "13", notes: "Nov drog" }]);
    await userEvent.click(box("Select all 4 shown"));
    expect(within(changes).getByRole("button", { name: "Assign serial number" })).toBeDisabled();
  });
});

describe("a client's menu", () => {
  it("has everything that can be done with it", async () => {
    const { router } = showClients(root);
    const row = (await screen.findAllByRole("row", { name: /Šola/ }))[0] ?? document.body;
    fireEvent.contextMenu(row, { button: 2 });
    const items = await screen.findAllByRole("menuitem");
    expect(items.map(({ textContent }) => textContent)).toEqual([
      "Goto client",
      "Goto client config",
      "Show client as user",
      "Refresh",
      "Copy GUID",
      "Assign firmware",
      "Assign action",
      "Change Group",
      "Update notes",
      "Modify config",
      "Assign serial number",
      "New device key",
      "Delete client",
    ]);
    await userEvent.click(screen.getByRole("menuitem", { name: "Show client as user" }));
    expect(router.state.location.pathname).toBe("/client/12");
    expect(viewAs.read()?.groupId).toBe("1");
  });

  it("gives a new device key after a question, and shows it this once", async () => {
    const createDeviceKey = jest.fn(() => ({ key: "geheim-1", expireDate: null }));
    showClients({ ...root, createDeviceKey });
    const row = (await screen.findAllByRole("row", { name: /Šola/ }))[0] ?? document.body;
    fireEvent.contextMenu(row, { button: 2 });
    await userEvent.click(await screen.findByRole("menuitem", { name: "New device key" }));
    const question = await screen.findByRole("alertdialog", { name: "New device key: Šola" });
    expect(createDeviceKey).not.toHaveBeenCalled();
    await pressTwice(within(question).getByRole("button", { name: "Make a new key" }));
    const told = await screen.findByRole("dialog", { name: "The new key: Šola" });
    expect(within(told).getByText("geheim-1")).toBeVisible();
    expect(createDeviceKey).toHaveBeenCalledTimes(1);
    await userEvent.keyboard("{Escape}");
    expect(screen.getByText("geheim-1")).toBeVisible();
    await userEvent.click(within(told).getByRole("button", { name: "Close" }));
    await waitFor(() => expect(screen.queryByText("geheim-1")).toBeNull());
  });

  it("says what a lost answer means for the device's key", async () => {
    showClients({ ...root, createDeviceKey: down });
    const row = (await screen.findAllByRole("row", { name: /Šola/ }))[0] ?? document.body;
    fireEvent.contextMenu(row, { button: 2 });
    await userEvent.click(await screen.findByRole("menuitem", { name: "New device key" }));
    await userEvent.click(await screen.findByRole("button", { name: "Make a new key" }));
    expect(await screen.findByText(/The client may have a new key already/)).toBeVisible();
    expect(screen.getByRole("button", { name: "Make a new key" })).toBeEnabled();
  });
});

describe("how the list looks", () => {
  it("is chosen in its settings, and remembered", async () => {
    const first = showClients(root);
    await userEvent.click(await screen.findByRole("button", { name: "Settings" }));
    await userEvent.click(await screen.findByRole("radio", { name: "Cards" }));
    const card = await screen.findByRole("article", { name: "Šola" });
    expect(within(card).getByText("SN-77")).toBeVisible();
    expect(within(card).getByText("guid-12")).toBeVisible();
    expect(within(card).getByRole("link", { name: "Config: Šola" })).toHaveAttribute(
      "href",
      "/admin/clients/12/config",
    );
    first.unmount();
    showClients(root);
    expect(await screen.findByRole("article", { name: "Šola" })).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Delete client: Šola" }));
    expect(await screen.findByRole("alertdialog", { name: "Delete Šola?" })).toBeVisible();
  });

  it("of 2,000 clients draws those in sight", async () => {
    const many = Array.from({ length: 2000 }, (_, index) =>
      client({ id: String(index + 1), groups: [{ id: String(index % 100), name: `Občina ${index % 100}` }] }),
    );
    const groups = Array.from({ length: 100 }, (_, index) => group(String(index), `Občina ${index}`));
    showClients({ clients: many, groups });
    const table = await screen.findByRole("table");
    expect(table).toHaveAttribute("aria-rowcount", "2101");
    expect(within(table).getAllByRole("row").length).toBeLessThan(60);
    await userEvent.click(box("Select all 2000 shown"));
    expect(await bar()).toHaveTextContent("2000 clients selected");
    await act(async () => {});
  });
});
