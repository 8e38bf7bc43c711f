import { beforeEach, describe, expect, it } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { down } from "../../../test/down";
import { feed } from "../../../test/schemaLink";
import { chooseLanguage } from "../../i18n/language";
import { localSession } from "../../shared/session/session";
import { viewAs } from "../../shared/session/viewAs";
import { toast } from "../../shared/ui/toastStore";
import { action, actionsOf, device, now, showClient } from "./testing/showClient";

const card = (name: string) => screen.findByRole("region", { name });

beforeEach(() => {
  toast.clear();
  viewAs.end();
  chooseLanguage("en");
  localSession.set({ username: "admin", isAdmin: 1, groupName: null, groupId: null });
});

describe("the page of a client", () => {
  it("tells what it is, what it runs and what it should run", async () => {
    const firmware = { id: "2", version: "4.2.0", hardwareType: null, description: "", createDate: now };
    const firmwareAssignment = {
      state: "DOWNLOADING",
      assignDate: now - 600,
      downloadDate: now - 300,
      attempts: 2,
      firmware,
    };
    showClient({
      client: () => device({ firmwareAssignment, config: { version: 4, changeDate: now, changedBy: null } }),
    });
    expect(await screen.findByRole("heading", { level: 1, name: "Most" })).toBeVisible();
    const facts = within(await card("Device"));
    for (const fact of ["guid-7", "7", "SN-1", "K200DISP_AMG", "K200"])
      expect(facts.getByText(fact)).toBeVisible();
    expect(await card("Firmware")).toHaveTextContent(
      /Runs4\.1\.0Assigned4\.2\.0Downloading5 min ago · attempt 2/,
    );
    expect(await card("Configuration")).toHaveTextContent(
      /WantedVersion 4.*RunsVersion 3waits for the device/,
    );
  });

  it("claims nothing that the platform does not tell", async () => {
    const untold = {
      createDate: null,
      lastActiveDate: null,
      hasReported: null,
      lastCountDate: null,
      hasCounted: null,
      alarms: null,
      visionType: null,
      hasConfig: null,
      config: null,
    };
    showClient({ client: () => device({ ...untold, info: { ...device().info, configVersion: null } }) });
    const facts = await card("Device");
    expect(facts).toHaveTextContent(/Added-Last active-Last count-/);
    expect(within(facts).getByRole("combobox", { name: "What a camera counts" })).toHaveValue("");
    expect(screen.queryByText(/No alerts|never/i)).toBeNull();
    expect(await card("Configuration")).not.toHaveTextContent(/has not told it yet|waits/);
  });

  it("shows the newest value of each kind with its age, and what its status tells meanwhile", async () => {
    const live = feed<{ clientStatus: object }>();
    const points = [
      { time: now - 7200, value: 11.9 },
      { time: now - 3600, value: 12.34 },
      { time: now - 60, value: null },
    ];
    const info = { ...device().info, batteryVoltage: 12.34, rssi: -71 };
    const client = () => device({ statusDate: now - 120, info, diagnostics: [{ kind: "VOLTAGE", points }] });
    showClient({ client, clientStatus: live.stream });
    const values = await card("Latest values");
    expect(await within(values).findByText("12.34 V")).toBeVisible();
    expect(values).toHaveTextContent("1 h ago");
    expect(values).toHaveTextContent(/−71 dBm.*2 min ago/);
    const alarms = [{ text: "Doors open" }];
    live.push({ clientStatus: { ...device({ alarms, info: { ...info, batteryVoltage: 11.2 } }) } });
    expect(await within(values).findByText("11.20 V")).toBeVisible();
    expect(await card("Alerts")).toHaveTextContent("Doors open");
  });

  it("shows its older actions, too, where somebody asks for them", async () => {
    const twenty = Array.from({ length: 20 }, (_, index) =>
      action({ id: String(index), param1: `no. ${index}` }),
    );
    const actions = ({ first }: { first: number }) => ({
      ...actionsOf(...twenty.slice(0, first)),
      totalCount: twenty.length,
    });
    showClient({ client: () => device({ actions }) });
    const list = within(await card("Last actions"));
    expect(list.getAllByRole("listitem")).toHaveLength(6);
    await userEvent.click(list.getByRole("button", { name: "14 older actions" }));
    expect(await list.findByText("no. 19")).toBeVisible();
    expect(list.queryByRole("button", { name: /older/ })).toBeNull();
  });

  it("lets it be changed where the list of all can't be had", async () => {
    showClient({ clients: down });
    await userEvent.click(within(await card("Groups")).getByRole("button", { name: "Change Group" }));
    expect(await screen.findByRole("dialog")).toHaveTextContent("Most");
  });

  it("follows what becomes of its actions", async () => {
    const live = feed<{ actionChanged: object }>();
    showClient({ client: () => device({ actions: actionsOf(action()) }), actionChanged: live.stream });
    const actions = await card("Last actions");
    expect(within(actions).getByText("Waits for the client")).toBeVisible();
    live.push({
      actionChanged: { actionId: "31", action: action({ status: "FAILED", message: "No modem" }) },
    });
    expect(await within(actions).findByText("Failed")).toBeVisible();
    expect(actions).toHaveTextContent("No modem");
  });

  it("changes what a camera counts, and says where that is refused", async () => {
    const asked: unknown[] = [];
    let visionType = "NO_VISION";
    const error = { code: "NOT_FOUND", message: "Gone.", retryable: false, fields: null };
    const answers = [null, error];
    const updateClients = ({ input }: { input: { visionType: string; idempotencyKey: string } }) => {
      asked.push(input.visionType);
      const refused = answers.shift() ?? null;
      if (!refused) visionType = input.visionType;
      const results = [{ id: "7", status: refused ? "FAILED" : "DONE", error: refused }];
      return { dryRun: false, done: 1, failed: 0, skipped: 0, results };
    };
    showClient({ client: () => device({ visionType }), updateClients });
    const field = await screen.findByRole("combobox", { name: "What a camera counts" });
    await userEvent.selectOptions(field, "Vehicles");
    expect(await screen.findByText("Changed: Vehicles")).toBeVisible();
    await userEvent.selectOptions(field, "Cyclists and pedestrians");
    expect(await screen.findByText("The kind of camera could not be changed")).toBeVisible();
    expect(field).toHaveValue("VISION_VEHICLES");
    expect(asked).toEqual(["VISION_VEHICLES", "VISION_BIKE"]);
  });

  it("shows it as a user of its group", async () => {
    const { router } = showClient();
    await userEvent.click(await screen.findByRole("button", { name: "Show client as user" }));
    expect(router.state.location.pathname).toBe("/client/7");
    expect(viewAs.read()).toMatchObject({ groupId: "1", wayBack: "/admin/clients/7" });
  });

  it("keeps what stands where only the records can't be had", async () => {
    let auditLog: unknown = down;
    showClient({ auditLog: () => (typeof auditLog === "function" ? auditLog() : auditLog) });
    const history = await card("Who changed what");
    expect(await within(history).findByRole("alert")).toHaveTextContent("This could not be obtained");
    const entry = {
      id: "1",
      time: now - 60,
      who: "ana@obcina.si",
      apiKeyId: null,
      call: "POST /config/assign",
    };
    auditLog = { nodes: [{ ...entry, done: false }], pageInfo: { hasNextPage: false }, totalCount: 1 };
    await userEvent.click(within(history).getByRole("button", { name: "Try again" }));
    expect(await within(history).findByText("refused")).toBeVisible();
    expect(within(history).getByRole("link", { name: "Whole log" })).toHaveAttribute(
      "href",
      "/admin/audit_log?client=7",
    );
  });

  it("says that there is no such client, and the way back", async () => {
    showClient({ client: () => null });
    expect(await screen.findByRole("heading", { name: "There is no such client" })).toBeVisible();
    expect(screen.getByRole("link", { name: "All clients" })).toHaveAttribute("href", "/admin/clients");
  });

  it("leads to the list once it is deleted here", async () => {
    let client: unknown = device();
    const deleteClients = () => {
      client = null;
      return {
        dryRun: false,
        done: 1,
        failed: 0,
        skipped: 0,
        results: [{ id: "7", status: "DONE", error: null }],
      };
    };
    const { router } = showClient({ client: () => client, deleteClients });
    await userEvent.click(await screen.findByRole("button", { name: "More: Most" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Delete client" }));
    await userEvent.click(
      within(await screen.findByRole("alertdialog")).getByRole("button", { name: /^Delete/ }),
    );
    await waitFor(() => expect(router.state.location.pathname).toBe("/admin/clients"));
  });
});

describe("its notes", () => {
  const open = async () => {
    await userEvent.click(within(await card("Notes")).getByRole("button", { name: "Edit" }));
    return screen.findByRole("textbox", { name: "Notes" });
  };

  it("are written in their place", async () => {
    let notes = "Ob mostu";
    const updateClientNotes = ({ input }: { input: { items: { notes: string }[] } }) => {
      notes = input.items[0]?.notes ?? "";
      return {
        dryRun: false,
        done: 1,
        failed: 0,
        skipped: 0,
        results: [{ id: "7", status: "DONE", error: null }],
      };
    };
    const client = () => device({ settings: { ...device().settings, notes } });
    showClient({ client, updateClientNotes });
    const field = await open();
    expect(field).toHaveFocus();
    await userEvent.type(field, " pri šoli");
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("Successfully updated client notes")).toBeVisible();
    expect(await within(await card("Notes")).findByText("Ob mostu pri šoli")).toBeVisible();
    expect(screen.queryByRole("textbox", { name: "Notes" })).toBeNull();
  });

  it("are sent again with the same key where no answer came, and nothing typed is lost", async () => {
    const keys: string[] = [];
    const updateClientNotes = ({ input }: { input: { idempotencyKey: string } }) => {
      keys.push(input.idempotencyKey);
      if (keys.length === 1) return down();
      return {
        dryRun: false,
        done: 1,
        failed: 0,
        skipped: 0,
        results: [{ id: "7", status: "DONE", error: null }],
      };
    };
    showClient({ updateClientNotes });
    const field = await open();
    await userEvent.type(field, "!");
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("There was a problem with updating client notes")).toBeVisible();
    expect(field).toHaveValue("Ob mostu!");
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(screen.queryByRole("textbox", { name: "Notes" })).toBeNull());
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
  });
});
