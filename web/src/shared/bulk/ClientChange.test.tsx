import { beforeEach, describe, expect, it, jest } from "@jest/globals";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { GraphQLError } from "graphql";
import { clientRow } from "../../../test/clientRow";
import { renderPortal } from "../../../test/renderPortal";
import { feed, type Root } from "../../../test/schemaLink";
import type { ClientRow } from "../clients/clientRow";
import { ClientsContext } from "../clients/useClients";
import { toast } from "../ui/toastStore";
import { ClientChange } from "./ClientChange";
import type { ClientChangeKind } from "./clientChanges";

type Item = { clientId: string; notes?: string | null; serialNumber?: string | null };
type Sent = {
  clientIds?: string[];
  ids?: string[];
  items?: Item[];
  dryRun: boolean;
  idempotencyKey?: string;
} & Record<string, unknown>;

const idsOf = ({ clientIds, ids, items }: Sent): string[] =>
  clientIds ?? ids ?? items?.map(({ clientId }) => clientId) ?? [];
const refused = (code: string, message: string, retryable: boolean) => ({
  status: "FAILED",
  error: { code, message, retryable, fields: null },
});
const late = refused("RATE_LIMITED", "Too many.", true);
const gone = refused("NOT_FOUND", "There is no such client, or it is not yours.", false);

const groups = [
  { id: "1", name: "Žiri", type: "SPEED" as const, timeZone: "Europe/Ljubljana", summaryGroups: [] },
  { id: "2", name: "Bled", type: "SPEED" as const, timeZone: "Europe/Ljubljana", summaryGroups: [] },
];
const devices = (count: number, part: Partial<ClientRow> = {}): ClientRow[] =>
  Array.from({ length: count }, (_, index) => clientRow({ id: String(index + 1), ...part }));

type Shown = {
  kind: ClientChangeKind;
  clients: readonly ClientRow[];
  root?: Root;
  /** What becomes of a device; left out: it is done. Throws where the whole call fails. */
  fate?: (id: string, input: Sent) => object | null;
};

/** The dialog open, and what it sends; each mutation answers by `fate`. */
async function open({ kind, clients, root = {}, fate = () => null }: Shown) {
  const sent: Sent[] = [];
  const onClose = jest.fn();
  const refresh = jest.fn();
  const answer = ({ input }: { input: Sent }) => {
    sent.push(input);
    const results = idsOf(input).map((id) => ({ id, status: "DONE", error: null, ...fate(id, input) }));
    return { dryRun: input.dryRun, done: 0, failed: 0, skipped: 0, actions: [], results };
  };
  const answers: Root = {
    updateClientNotes: answer,
    assignFirmware: answer,
    queueActions: answer,
    setClientsGroup: answer,
    applyConfigTemplate: answer,
    assignSerialNumbers: answer,
    deleteClients: answer,
    bulkProgress: () => feed().stream(),
    hardwareTypes: () => [],
    ...root,
  };
  const known = { clients, groups, at: 0, failure: null, refresh, refreshOne: async () => {} };
  const page = (
    <ClientsContext value={known}>
      <ClientChange kind={kind} clients={clients} onClose={onClose} />
    </ClientsContext>
  );
  const view = await act(async () => renderPortal(page, { root: answers }));
  const dialog = within(await screen.findByRole(kind === "deleteClients" ? "alertdialog" : "dialog"));
  const press = async (name: string) => userEvent.click(await dialog.findByRole("button", { name }));
  return { ...view, dialog, press, sent, onClose, refresh };
}

beforeEach(() => {
  toast.clear();
  localStorage.setItem("language", "en");
});

const lost = () => new GraphQLError("away", { extensions: { code: "UPSTREAM_UNAVAILABLE" } });

describe("a change of many devices", () => {
  it("goes out in parts behind one bar, tells of each, and tries the failed alone once more", async () => {
    let isTrial = true;
    let isBad = true;
    const { dialog, press, sent, refresh, onClose } = await open({
      kind: "updateNotes",
      clients: devices(600),
      fate: (id, { dryRun }) => {
        isTrial = dryRun;
        if (id === "599") return gone;
        return !dryRun && isBad && ["3", "260", "600"].includes(id) ? late : null;
      },
    });
    await userEvent.type(dialog.getByRole("textbox"), "pregledano");
    await press("Check first");
    expect(await dialog.findByText("599 clients will change")).toBeVisible();
    expect(dialog.getByText("1 would be refused")).toBeVisible();
    expect(isTrial).toBe(true);
    await press("Save notes");
    expect(await dialog.findByText("596 clients updated")).toBeVisible();
    expect(dialog.getByText("3 failed and can be retried")).toBeVisible();
    expect(dialog.getByText("1 was refused; the same again would not help")).toBeVisible();
    const sizes = sent.map((input) => [idsOf(input).length, input.dryRun]);
    expect(sizes).toEqual([
      [250, true],
      [250, true],
      [100, true],
      [250, false],
      [250, false],
      [99, false],
    ]);
    expect(toast.read().map(({ text }) => text)).toEqual(["There was a problem with updating client notes"]);

    await userEvent.click(dialog.getByRole("radio", { name: "Failed (4)" }));
    expect(dialog.getByRole("region", { name: "Result of each client" })).toHaveTextContent(
      /^Lokacija 3FailedToo many calls at once\.Lokacija 260Failed.*Lokacija 599Failed.*Lokacija 600Failed/,
    );
    isBad = false;
    await press("Retry the failed");
    expect(await dialog.findByText("599 clients updated")).toBeVisible();
    expect(idsOf(sent.at(-1) ?? { dryRun: true })).toEqual(["3", "260", "600"]);
    const keys = sent.flatMap(({ idempotencyKey }) => idempotencyKey ?? []);
    expect(new Set(keys).size).toBe(4);
    expect(dialog.queryByRole("button", { name: "Retry the failed" })).toBeNull();
    expect(refresh).toHaveBeenCalledTimes(2);
    await press("Close");
    expect(onClose).toHaveBeenCalled();
  });

  it("stays as it was where an answer is lost, and then sends the same keys for what is not answered", async () => {
    let isAway = true;
    const { dialog, press, sent } = await open({
      kind: "updateNotes",
      clients: devices(300),
      fate: (id, { dryRun }) => {
        if (!dryRun && isAway && id === "251") throw lost();
        return null;
      },
    });
    await userEvent.type(dialog.getByRole("textbox"), "x");
    await press("Check first");
    await press("Save notes");
    expect(await dialog.findByRole("alert")).toHaveTextContent("nothing is done twice");
    expect(dialog.getByText("300 clients will change")).toBeVisible();
    isAway = false;
    await press("Save notes");
    expect(await dialog.findByText("300 clients updated")).toBeVisible();
    const real = sent.filter(({ dryRun }) => !dryRun);
    expect(real.map((input) => idsOf(input).length)).toEqual([250, 50, 50]);
    expect(real[2]?.idempotencyKey).toBe(real[1]?.idempotencyKey);
    expect(real[1]?.idempotencyKey).not.toBe(real[0]?.idempotencyKey);
  });

  it("can be stopped between two parts, and says what was not begun; that can still be done", async () => {
    let go = () => {};
    const waits = new Promise<void>((resolve) => {
      go = resolve;
    });
    const sent: Sent[] = [];
    const progress = feed<object>();
    const { dialog, press } = await open({
      kind: "updateNotes",
      clients: devices(300),
      root: {
        bulkProgress: () => progress.stream(),
        updateClientNotes: async ({ input }: { input: Sent }) => {
          sent.push(input);
          if (!input.dryRun) await waits;
          const results = idsOf(input).map((id) => ({ id, status: "DONE", error: null }));
          return { dryRun: input.dryRun, done: 0, failed: 0, skipped: 0, results };
        },
      },
    });
    await userEvent.type(dialog.getByRole("textbox"), "x");
    await press("Check first");
    await press("Save notes");
    await waitFor(() => expect(sent).toHaveLength(3));
    const idempotencyKey = String(sent[2]?.idempotencyKey);
    progress.push({
      bulkProgress: { idempotencyKey, total: 250, done: 40, failed: 1, skipped: 0, finished: false },
    });
    expect(await dialog.findByRole("progressbar", { name: "41 of 300 clients …" })).toBeVisible();
    await press("Stop");
    await act(async () => go());
    expect(await dialog.findByText("250 clients updated")).toBeVisible();
    expect(dialog.getByText("50 were not begun")).toBeVisible();
    await press("Retry the failed");
    expect(await dialog.findByText("300 clients updated")).toBeVisible();
    expect(idsOf(sent.at(-1) ?? { dryRun: true })).toHaveLength(50);
  });

  it("is made once, however often the button is pressed", async () => {
    const { dialog, sent, onClose } = await open({ kind: "updateNotes", clients: devices(1) });
    await userEvent.type(dialog.getByRole("textbox"), "x");
    const save = dialog.getByRole("button", { name: "Save notes" });
    await act(async () => {
      fireEvent.click(save);
      fireEvent.click(save);
    });
    expect(await screen.findByText("Successfully updated client notes")).toBeVisible();
    await waitFor(() => expect(save).toBeEnabled());
    expect(sent).toHaveLength(1);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it("of one device stays open where it is refused, and says why; another text is another change", async () => {
    let isBad = true;
    const { dialog, press, sent, onClose } = await open({
      kind: "updateNotes",
      clients: devices(1),
      fate: () => (isBad ? refused("UPSTREAM_TIMEOUT", "Late.", true) : null),
    });
    await userEvent.type(dialog.getByRole("textbox"), "x");
    await press("Save notes");
    expect(await dialog.findByRole("alert")).toHaveTextContent("No answer came");
    await press("Save notes");
    await waitFor(() => expect(sent).toHaveLength(2));
    await userEvent.type(await dialog.findByRole("textbox"), "y");
    isBad = false;
    await press("Save notes");
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    const [first, second, third] = sent.map(({ idempotencyKey }) => idempotencyKey);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
    expect(sent[2]?.items).toEqual([{ clientId: "1", notes: "xy" }]);
  });

  it("gives its results to a spreadsheet, as text alone", async () => {
    const files: Blob[] = [];
    Object.assign(URL, {
      createObjectURL: (file: Blob) => `blob:${files.push(file)}`,
      revokeObjectURL() {},
    });
    let name = "";
    const click = jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      name = this.download;
    });
    const [first, ...others] = devices(2);
    const { dialog, press } = await open({
      kind: "updateNotes",
      clients: [...(first ? [{ ...first, name: "=1+1" }] : []), ...others],
      fate: (id) => (id === "2" ? gone : null),
    });
    await userEvent.type(dialog.getByRole("textbox"), "x");
    await press("Check first");
    await press("Save notes");
    await dialog.findByText("1 client updated");
    await press("CSV");
    click.mockRestore();
    expect(name).toMatch(/^results_\d{4}-\d\d-\d\d\.csv$/);
    const reader = new FileReader();
    const read = new Promise((resolve) => reader.addEventListener("load", () => resolve(reader.result)));
    reader.readAsText(files[0] ?? new Blob());
    expect(await read).toBe(
      "Name,GUID,ID,Result,Reason\r\n" +
        "'=1+1,guid-1,1,Done,\r\n" +
        'Lokacija 2,guid-2,2,Failed,"There is no such client any more, or what it was to get is gone."\r\n',
    );
  });
});

const firmware = (id: string, version: string, hardwareType: string | null) => ({
  id,
  version,
  hardwareType,
  description: `Opis ${id}`,
  createDate: 1_793_000_000,
});
const firmwares = () => [firmware("5", "2.1.0", "K200DISP_FALCON"), firmware("6", "3.0.0", "PED_01WIFI")];

describe("assigning a firmware", () => {
  it("offers what is for the hardware; Ctrl+O shows all, and only a tick forces it upon other hardware", async () => {
    const { dialog, press, sent } = await open({
      kind: "assignFirmware",
      clients: devices(2, { hardwareType: "K200DISP_FALCON" }),
      root: { firmwares },
    });
    const own = await dialog.findByRole("radio", { name: "2.1.0" });
    expect(own).toHaveAccessibleDescription("K200DISP_FALCON · 26.10.2026 Opis 5");
    expect(dialog.queryByRole("radio", { name: "3.0.0" })).toBeNull();
    expect(dialog.getByRole("button", { name: "Check first" })).toBeDisabled();
    fireEvent.keyDown(window, { key: "o", ctrlKey: true });
    await userEvent.click(await dialog.findByRole("radio", { name: "3.0.0" }));
    await press("Check first");
    await press("Back");
    await userEvent.click(await dialog.findByRole("checkbox", { name: "Also to other hardware" }));
    await press("Check first");
    await press("Assign firmware");
    expect(await screen.findByText("Firmwares assigned!")).toBeVisible();
    expect(sent.map(({ firmwareId, force, dryRun }) => [firmwareId, force, dryRun])).toEqual([
      ["6", false, true],
      ["6", true, true],
      ["6", true, false],
    ]);
  });

  it("leads to a rollout in stages where there are more than three", async () => {
    const clients = devices(4, { hardwareType: "K200DISP_FALCON" });
    const { dialog, router } = await open({ kind: "assignFirmware", clients, root: { firmwares } });
    await userEvent.click(await dialog.findByRole("radio", { name: "2.1.0" }));
    await userEvent.click(dialog.getByRole("link", { name: "Roll out in stages" }));
    expect(router.state.location).toMatchObject({
      pathname: "/admin/firmware",
      search: "?rollout=new&firmware=5",
      state: { clientIds: ["1", "2", "3", "4"] },
    });
  });

  it("says where what there is can't be had, and asks again", async () => {
    let isDown = true;
    const { dialog, press } = await open({
      kind: "assignFirmware",
      clients: devices(1, { hardwareType: "K200DISP_FALCON" }),
      root: {
        firmwares: () => {
          if (isDown) throw lost();
          return firmwares();
        },
      },
    });
    await dialog.findByRole("alert");
    isDown = false;
    await press("Try again");
    expect(await dialog.findByRole("radio", { name: "2.1.0" })).toBeVisible();
  });
});

const actionTemplates = () => [
  {
    id: "9",
    name: "Ponovni zagon",
    description: "",
    type: "RESTART",
    param1: "soft",
    param2: null,
    createDate: 0,
    changeDate: 0,
    userVisible: true,
  },
];

describe("queueing an action", () => {
  it.each([
    [1, "Assign action to client!", false],
    [2, "Actions queued!", true],
  ])("on %i has the template's arguments, or others", async (count, said, isTried) => {
    const { dialog, press, sent } = await open({
      kind: "queueAction",
      clients: devices(count),
      root: { actionTemplates },
    });
    const first = isTried ? "Check first" : "Assign action";
    expect(dialog.getByRole("button", { name: first })).toBeDisabled();
    await userEvent.click(await dialog.findByRole("radio", { name: "Ponovni zagon" }));
    expect(dialog.getByLabelText("Arg1")).toHaveValue("soft");
    await userEvent.type(dialog.getByLabelText("Arg2"), "7");
    await press(first);
    if (isTried) await press("Assign action");
    expect(await screen.findByText(said)).toBeVisible();
    expect(sent.at(-1)).toMatchObject({ templateId: "9", param1: "soft", param2: "7", dryRun: false });
  });
});

describe("changing the group", () => {
  it("finds groups by name, and no group is one of them", async () => {
    const { dialog, press, sent } = await open({ kind: "changeGroup", clients: devices(1) });
    const names = () => dialog.getAllByRole("radio").map((radio) => radio.getAttribute("aria-labelledby"));
    expect(names()).toHaveLength(3);
    await userEvent.type(dialog.getByRole("searchbox"), "ziri");
    await waitFor(() => expect(names()).toHaveLength(1));
    await userEvent.click(dialog.getByRole("radio", { name: "Žiri" }));
    await press("Change Group");
    expect(await screen.findByText("Changed client group!")).toBeVisible();
    await userEvent.clear(dialog.getByRole("searchbox"));
    await userEvent.click(await dialog.findByRole("radio", { name: "NO GROUP" }));
    await press("Change Group");
    await waitFor(() => expect(sent.map(({ groupId }) => groupId)).toEqual(["1", null]));
    await waitFor(() => expect(dialog.getByRole("button", { name: "Change Group" })).toBeEnabled());
  });
});

describe("applying a config template", () => {
  it("offers those of the family, and tells what would change before", async () => {
    const template = (id: string, name: string, superType: string) => ({
      id,
      name,
      superType,
      hardwareType: superType,
      version: 2,
      changeDate: 0,
    });
    const { dialog, press, sent } = await open({
      kind: "applyTemplate",
      clients: devices(1, { hardwareType: "K200DISP_AMG" }),
      root: {
        hardwareTypes: () => [{ name: "K200DISP_AMG", superType: "K200" }],
        configTemplates: () => [template("1", "Šola", "K200"), template("2", "Vrtec", "K200_SMILEY")],
      },
      fate: () => ({
        configChangeCount: 1,
        configChanges: [{ path: "BasicConfig.vMax", before: 1, after: 2 }],
      }),
    });
    await userEvent.click(await dialog.findByRole("radio", { name: "Šola" }));
    await waitFor(() => expect(dialog.queryByRole("radio", { name: "Vrtec" })).toBeNull());
    await press("Check first");
    expect(await dialog.findByText("BasicConfig.vMax")).toBeInTheDocument();
    await press("Apply");
    expect(await screen.findByText("The config is assigned")).toBeVisible();
    expect(sent.map(({ templateId, dryRun }) => [templateId, dryRun])).toEqual([
      ["1", true],
      ["1", false],
    ]);
  });
});

describe("a serial number", () => {
  const client = (config: object | null) => ({
    client: () => ({ id: "1", settings: { serialNumber: "A1" }, config }),
  });

  it("needs a configuration", async () => {
    const { dialog } = await open({ kind: "assignSerialNumber", clients: devices(1), root: client(null) });
    expect(await dialog.findByRole("alert")).toHaveTextContent(
      "This client does not have a config assigned, assign a config and try again!",
    );
    expect(dialog.getByRole("button", { name: "Save" })).toBeDisabled();
  });

  it("is noted, and its refusal said", async () => {
    let isBad = true;
    const { dialog, press, sent, onClose } = await open({
      kind: "assignSerialNumber",
      clients: devices(1),
      root: client({ version: 3 }),
      fate: () => (isBad ? refused("FORBIDDEN", "Serial numbers are for administrators.", false) : null),
    });
    const field = await dialog.findByLabelText("Serial number");
    await userEvent.clear(field);
    await userEvent.type(field, "B2{Enter}");
    expect(await screen.findByText("There was a problem with updating serial number")).toBeVisible();
    expect(await dialog.findByRole("alert")).toHaveTextContent("This is not allowed.");
    isBad = false;
    await press("Save");
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(sent.at(-1)?.items).toEqual([{ clientId: "1", serialNumber: "B2" }]);
    expect(sent[1]?.idempotencyKey).not.toBe(sent[0]?.idempotencyKey);
  });
});

describe("deleting", () => {
  it("says what goes with a device, and of more than three wants their number", async () => {
    const { dialog, press, sent } = await open({ kind: "deleteClients", clients: devices(4) });
    expect(dialog.getByText(/all its measurements, its keys, its configuration/)).toBeVisible();
    const remove = dialog.getByRole("button", { name: "Delete" });
    expect(remove).toBeDisabled();
    await userEvent.type(dialog.getByRole("textbox"), "3");
    expect(remove).toBeDisabled();
    await userEvent.type(dialog.getByRole("textbox"), "{Backspace}4");
    await press("Delete");
    expect(await screen.findByText("4 clients are deleted")).toBeVisible();
    expect(sent).toEqual([expect.objectContaining({ ids: ["1", "2", "3", "4"], dryRun: false })]);
  });

  it("of one device names it", async () => {
    const { dialog } = await open({ kind: "deleteClients", clients: devices(1) });
    expect(dialog.getByRole("heading", { name: "Delete Lokacija 1?" })).toBeVisible();
  });
});
