import { beforeEach, describe, expect, it } from "@jest/globals";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { chooseIn, offeredIn } from "../../../../test/chooseIn";
import { devices, lost, openChange, refused } from "../../../../test/clientChange";
import { down } from "../../../../test/down";
import { offerAllBut } from "../../../../test/offers";
import { toast } from "../../ui/toastStore";

beforeEach(() => {
  toast.clear();
  localStorage.setItem("language", "en");
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
    const { dialog, press, sent } = await openChange({
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
    await press("OK");
    expect(await screen.findByText("Firmwares assigned!")).toBeVisible();
    expect(sent.map(({ firmwareId, force, dryRun }) => [firmwareId, force, dryRun])).toEqual([
      ["6", false, true],
      ["6", true, true],
      ["6", true, false],
    ]);
  });

  it("says of one device that it tells that version already, and is given it once more", async () => {
    const [device] = devices(1, { hardwareType: "K200DISP_FALCON" });
    if (device === undefined) throw new Error("no device");
    const told = { ...device, info: { ...device.info, firmwareVersion: "2.1.0" } };
    const other = firmware("7", "2.2.0", "K200DISP_FALCON");
    const root = { firmwares: () => [...firmwares(), other] };
    const { dialog } = await openChange({ kind: "assignFirmware", clients: [told], root });
    await userEvent.click(await dialog.findByRole("radio", { name: "2.2.0" }));
    expect(dialog.queryByText(/has this version already/)).toBeNull();
    await userEvent.click(dialog.getByRole("radio", { name: "2.1.0" }));
    expect(dialog.getByText(/has this version already; it gets it once more/)).toBeVisible();
  });

  it("leads to a rollout in stages where there are more than three", async () => {
    const clients = devices(4, { hardwareType: "K200DISP_FALCON" });
    const { dialog, router } = await openChange({ kind: "assignFirmware", clients, root: { firmwares } });
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
    const { dialog, press } = await openChange({
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
    const { dialog, press, sent } = await openChange({
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
  const before = /new group sees a client.s data from now on only, and the group that it leaves no longer/;

  it("says before what the groups will see", async () => {
    const { dialog } = await openChange({ kind: "changeGroup", clients: devices(1) });
    expect(dialog.getByText(before)).toBeVisible();
  });

  it("says nothing of it where a platform does not keep to it", async () => {
    offerAllBut("GROUP_PAST");
    const { dialog } = await openChange({ kind: "changeGroup", clients: devices(1) });
    expect(dialog.getByRole("searchbox")).toBeVisible();
    expect(dialog.queryByText(before)).toBeNull();
  });

  it("finds groups by name, and no group is one of them", async () => {
    const { dialog, press, sent } = await openChange({ kind: "changeGroup", clients: devices(1) });
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
    const { dialog, press, sent } = await openChange({
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

describe("setting one field", () => {
  it("of several devices tries it first, and gives them that field alone", async () => {
    const { sent } = await openChange({ kind: "setField", clients: devices(3) });
    const field = await screen.findByRole("combobox", { name: "Field" });
    const options = await offeredIn(field);
    expect(options).toContain("Maximum speed");
    // A field that is unique to a device can't be set for many.
    expect(options).not.toContain("Serial number");
    expect(screen.getByRole("button", { name: "Check first" })).toBeDisabled();
    await chooseIn(field, "Maximum speed");
    fireEvent.change(screen.getByRole("spinbutton", { name: "Maximum speed" }), { target: { value: "130" } });
    await userEvent.click(screen.getByRole("button", { name: "Check first" }));
    await userEvent.click(await screen.findByRole("button", { name: "Apply" }));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent.map(({ clientIds, mergePatch, dryRun }) => ({ clientIds, mergePatch, dryRun }))).toEqual([
      { clientIds: ["1", "2", "3"], mergePatch: { BasicConfig: { vMax: 130 } }, dryRun: true },
      { clientIds: ["1", "2", "3"], mergePatch: { BasicConfig: { vMax: 130 } }, dryRun: false },
    ]);
  });

  it("sends nothing that is outside of the field's range", async () => {
    await openChange({ kind: "setField", clients: devices(2) });
    await chooseIn(await screen.findByRole("combobox", { name: "Field" }), "Maximum speed");
    fireEvent.change(screen.getByRole("spinbutton", { name: "Maximum speed" }), { target: { value: "999" } });
    expect(screen.getByRole("button", { name: "Check first" })).toBeDisabled();
  });
});

describe("a serial number", () => {
  const client = (config: object | null) => ({
    client: () => ({ id: "1", settings: { serialNumber: "A1" }, config }),
  });

  it("needs a configuration", async () => {
    const { dialog } = await openChange({
      kind: "assignSerialNumber",
      clients: devices(1),
      root: client(null),
    });
    expect(await dialog.findByRole("alert")).toHaveTextContent(
      "This client does not have a config assigned, assign a config and try again!",
    );
    expect(dialog.getByRole("button", { name: "Save" })).toBeDisabled();
  });

  it("is noted, and its refusal said", async () => {
    let isBad = true;
    const { dialog, press, sent, onClose } = await openChange({
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
    const { dialog, press, sent } = await openChange({ kind: "deleteClients", clients: devices(4) });
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

  it("names the places that lose what the devices measured there, and waits until they are known", async () => {
    const at = (id: string, name: string) => ({ placeId: id, place: { id, name } });
    const stays = { list: [at("8", "Trg"), at("9", "Most"), { placeId: null, place: null }] };
    const clients = () => [
      { id: "1", stays },
      { id: "2", stays: { list: [at("8", "Trg")] } },
    ];
    const { dialog } = await openChange({
      kind: "deleteClients",
      clients: devices(2),
      root: { clients },
    });
    expect(await dialog.findByText(/measured at these places: Most, Trg\./)).toBeVisible();
    expect(dialog.getByRole("button", { name: "Delete" })).toBeEnabled();
  });

  it("says so where the places can't be found out", async () => {
    const { dialog } = await openChange({
      kind: "deleteClients",
      clients: devices(1),
      root: { clients: down },
    });
    expect(await dialog.findByText(/It can't be found out at which places/)).toBeVisible();
    expect(dialog.getByRole("button", { name: "Delete" })).toBeEnabled();
  });

  it("of one device names it", async () => {
    const { dialog } = await openChange({ kind: "deleteClients", clients: devices(1) });
    expect(dialog.getByRole("heading", { name: "Delete Lokacija 1?" })).toBeVisible();
  });
});
