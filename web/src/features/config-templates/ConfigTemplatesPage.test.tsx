import { beforeEach, describe, expect, it, jest } from "@jest/globals";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { chooseIn, offeredIn } from "../../../test/chooseIn";
import { clientRow } from "../../../test/clientRow";
import { down } from "../../../test/down";
import { renderPortal } from "../../../test/renderPortal";
import { feed, type Root } from "../../../test/schemaLink";
import type { ClientRow } from "../../shared/clients/clientRow";
import { ClientsContext, type ClientsValue } from "../../shared/clients/useClients";
import { signDocument } from "../../shared/config/testing/signDocument";
import { localSession } from "../../shared/session/session";
import { toast } from "../../shared/ui/toastStore";
import { ConfigTemplatesPage } from "./ConfigTemplatesPage";

const template = (id: string, name: string, hardwareType: string, superType: string) => ({
  id,
  name,
  hardwareType,
  superType,
  version: 1,
  changeDate: 1_793_000_000,
  document: signDocument(),
});
const templates = [
  template("1", "Šola", "K200DISP_FALCON", "K200"),
  template("2", "Vrtec", "K200DISP_SMILEY_AMG", "K200_SMILEY"),
];
const hardwareTypes = [
  { name: "K200DISP_FALCON", superType: "K200" },
  { name: "K200DISP_AMG", superType: "K200" },
  { name: "K200DISP_SMILEY_AMG", superType: "K200_SMILEY" },
];
const device = (id: string, name: string, hardwareType: string, group: string | null): ClientRow => ({
  ...clientRow({ id, name }),
  hardwareType,
  groups: group === null ? [] : [{ id: group, name: group }],
});
const clients = [
  device("7", "Most", "K200DISP_FALCON", "Žiri"),
  device("8", "Cesta", "K200DISP_AMG", "Bled"),
  device("9", "Sama", "K200DISP_AMG", null),
  device("10", "Vrtec 1", "K200DISP_SMILEY_AMG", "Bled"),
];
const known: ClientsValue = {
  clients,
  groups: [],
  at: 0,
  failure: null,
  refresh: () => {},
  refreshOne: async () => {},
};

type Sent = { clientIds: string[]; dryRun: boolean };
const result = (id: string, part: object = {}) => ({
  id,
  status: "DONE",
  configChangeCount: 1,
  configChanges: [{ path: "BasicConfig.vMax", before: 1, after: 2 }],
  error: null,
  ...part,
});
const payload = (results: object[], dryRun: boolean) => ({ dryRun, done: 0, failed: 0, skipped: 0, results });

async function show({ at = "/admin/config", root = {} }: { at?: string; root?: Root } = {}) {
  const sent = jest.fn();
  const noting = (answer: object) => (variables: { input: object }) => {
    sent(variables.input);
    return answer;
  };
  const answers: Root = {
    configTemplates: () => templates,
    configTemplate: ({ id }: { id: string }) => templates.find((one) => one.id === id) ?? null,
    hardwareTypes: () => hardwareTypes,
    staticTexts: () => [],
    resources: () => [],
    client: () => null,
    bulkProgress: () => feed().stream(),
    createConfigTemplate: noting({ template: template("1", "Nova", "K200DISP_FALCON", "K200") }),
    updateConfigTemplate: noting({ template: templates[0] }),
    deleteConfigTemplates: noting({ done: 1, failed: 0, skipped: 0, dryRun: false, results: [] }),
    ...root,
  };
  const page = (
    <ClientsContext value={known}>
      <ConfigTemplatesPage />
    </ClientsContext>
  );
  const view = await act(async () => renderPortal(page, { at, root: answers }));
  return { ...view, sent };
}

const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
const inDialog = async () => within(await screen.findByRole("dialog"));

beforeEach(() => {
  toast.clear();
  localSession.set({ username: "admin", isAdmin: 1, groupName: null, groupId: null });
});

describe("the list of templates", () => {
  it("shows each with its hardware, version and date; filters and sorting stand in the address", async () => {
    const { router } = await show();
    const row = await screen.findByRole("row", { name: /Šola/ });
    expect(row).toHaveTextContent("1ŠolaK200DISP_FALCONK2001");
    expect(within(row).getByRole("link", { name: "Šola" })).toHaveAttribute(
      "href",
      "/admin/config?template=1",
    );
    await userEvent.selectOptions(screen.getByLabelText("Družina"), "K200_SMILEY");
    expect(screen.queryByRole("row", { name: /Šola/ })).toBeNull();
    await press("Ime");
    expect(router.state.location.search).toBe("?type=K200_SMILEY&sort=-name");
    await userEvent.type(screen.getByRole("searchbox"), "xyz");
    expect(await screen.findByText("Nobena predloga ne ustreza")).toBeVisible();
    await press("Pokaži vse");
    expect(await screen.findByRole("row", { name: /Šola/ })).toBeVisible();
    expect(router.state.location.search).toBe("?sort=-name");
  });

  it("can be empty, or fail to come", async () => {
    const { unmount } = await show({ root: { configTemplates: () => [] } });
    expect(await screen.findByText("Predlog še ni")).toBeVisible();
    unmount();
    await show({
      root: {
        configTemplates: down,
      },
    });
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "Pri pridobivanju seznama nastavitev je prišlo do napake",
    );
  });

  it("renames and deletes, the latter once that was agreed to", async () => {
    const { sent } = await show();
    await press("Preimenuj: Šola");
    const name = await screen.findByRole("textbox", { name: /Ime predloge/ });
    await userEvent.clear(name);
    await userEvent.type(name, "Šola 2{Enter}");
    expect(await screen.findByText("Predloga je preimenovana")).toBeVisible();
    expect(sent).toHaveBeenCalledWith(expect.objectContaining({ id: "1", name: "Šola 2" }));
    await press("Izbriši: Šola");
    const asked = within(await screen.findByRole("alertdialog"));
    await userEvent.click(asked.getByRole("button", { name: "Izbriši" }));
    expect(await screen.findByText("Predloga je izbrisana")).toBeVisible();
    expect(sent).toHaveBeenCalledWith(expect.objectContaining({ ids: ["1"] }));
  });
});

describe("a new template", () => {
  const at = "/admin/config?new=1";

  it("needs its hardware first, and may begin with another of its family; Ctrl+O shows all", async () => {
    const { sent, router } = await show({ at });
    const asked = await inDialog();
    await userEvent.selectOptions(asked.getByLabelText("Začni z"), "startTemplate");
    expect(asked.getByText("Najprej izberite vrsto strojne opreme.")).toBeVisible();
    await chooseIn(asked.getByLabelText(/Vrsta strojne opreme/), "K200DISP_AMG");
    const source = asked.getByLabelText("Predloga");
    expect(source).toHaveAttribute("placeholder", "Izberite");
    expect(await offeredIn(source)).toEqual(["Šola – K200DISP_FALCON"]);
    fireEvent.keyDown(window, { key: "o", ctrlKey: true });
    expect(await offeredIn(source)).toHaveLength(2);
    await chooseIn(source, "1");
    await userEvent.type(asked.getByLabelText(/Ime predloge/), "Nova");
    await userEvent.click(asked.getByRole("button", { name: "Ustvari" }));
    expect(await screen.findByText("Predloga je uspešno ustvarjena")).toBeVisible();
    expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({ name: "Nova", hardwareType: "K200DISP_AMG" }),
    );
    await waitFor(() => expect(router.state.location.search).toBe("?template=1"));
  });

  it("says where what it is to begin with is not there", async () => {
    await show({ at });
    const asked = await inDialog();
    await chooseIn(asked.getByLabelText(/Vrsta strojne opreme/), "K200DISP_AMG");
    await userEvent.type(asked.getByLabelText(/Ime predloge/), "Nova");
    await userEvent.selectOptions(asked.getByLabelText("Začni z"), "startTemplate");
    await userEvent.click(asked.getByRole("button", { name: "Ustvari" }));
    expect(await screen.findByText("Izbrana predloga nima nastavitev")).toBeVisible();
    await userEvent.selectOptions(asked.getByLabelText("Začni z"), "startClient");
    await chooseIn(asked.getByLabelText("Naprava"), "7");
    await userEvent.click(asked.getByRole("button", { name: "Ustvari" }));
    expect(await screen.findByText("Trenutna naprava ni izbrana?")).toBeVisible();
  });
});

describe("a template applied to devices", () => {
  const applied = (answer: (input: Sent) => object) => {
    const asked: Sent[] = [];
    const applyConfigTemplate = ({ input }: { input: Sent }) => {
      asked.push(input);
      return answer(input);
    };
    return { asked, root: { applyConfigTemplate } };
  };

  it("is tried first, then given, and what failed is tried again", async () => {
    let isDown = true;
    const error = { code: "UPSTREAM_TIMEOUT", message: "Late.", retryable: true, fields: null };
    const { asked, root } = applied(({ clientIds, dryRun }) =>
      payload(
        clientIds.map((id) => {
          if (id === "9")
            return result(id, { status: "SKIPPED", configChanges: null, configChangeCount: null });
          return !dryRun && isDown && id === "8" ? result(id, { status: "FAILED", error }) : result(id);
        }),
        dryRun,
      ),
    );
    await show({ root });
    await press("Uporabi na napravah: Šola");
    const dialog = await inDialog();
    expect((await dialog.findAllByRole("checkbox")).length).toBe(7);
    await waitFor(() => expect(dialog.queryByText("Vrtec 1")).toBeNull());
    expect(dialog.getAllByRole("group").map((group) => group.getAttribute("aria-label"))).toEqual([
      "Bled",
      "Žiri",
      "NO GROUP",
    ]);
    await userEvent.click(dialog.getByRole("button", { name: "Izberi vse" }));
    expect(dialog.getByText("3 naprave izbrane")).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Najprej preveri" }));
    expect(await dialog.findByText("2 napravi se bosta spremenili")).toBeVisible();
    expect(dialog.getAllByText("BasicConfig.vMax")).toHaveLength(2);
    await userEvent.click(dialog.getByRole("button", { name: "Uporabi" }));
    expect(await dialog.findByText("1 naprava posodobljena")).toBeVisible();
    isDown = false;
    await userEvent.click(dialog.getByRole("button", { name: "Ponovi neuspele" }));
    expect(await dialog.findByText("2 napravi posodobljeni")).toBeVisible();
    expect(dialog.queryByRole("button", { name: "Ponovi neuspele" })).toBeNull();
    expect(asked.map(({ clientIds, dryRun }) => [clientIds, dryRun])).toEqual([
      [["8", "7", "9"], true],
      [["8", "7"], false],
      [["8"], false],
    ]);
  });

  it("is offered to other hardware only once the filter is lifted; devices are found by name", async () => {
    await show({ root: applied(() => payload([], true)).root });
    await press("Uporabi na napravah: Šola");
    const dialog = await inDialog();
    await waitFor(() => expect(dialog.queryByText("Vrtec 1")).toBeNull());
    await userEvent.click(dialog.getByRole("checkbox", { name: "Pokaži vse vrste (Ctrl+O)" }));
    await userEvent.type(dialog.getByRole("searchbox"), "vrtec");
    await waitFor(() => expect(dialog.queryByText("Most")).toBeNull());
    await userEvent.click(dialog.getByRole("checkbox", { name: "Izberi vse v skupini Bled" }));
    expect(dialog.getByText("1 naprava izbrana")).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Počisti" }));
    expect(dialog.getByRole("button", { name: "Najprej preveri" })).toBeDisabled();
  });
});

describe("a template's editor", () => {
  const at = "/admin/config?template=1&view=difference";

  it("changes the template, and gives one field to devices as a patch", async () => {
    const asked: object[] = [];
    const assignConfig = ({ input }: { input: Sent }) => {
      asked.push(input);
      return payload(
        input.clientIds.map((id) => result(id)),
        input.dryRun,
      );
    };
    const { sent } = await show({ at, root: { assignConfig } });
    fireEvent.change(await screen.findByLabelText("Največja hitrost"), { target: { value: "130" } });
    await press("Uporabi drugje: BasicConfig.vMax");
    const dialog = await inDialog();
    await userEvent.click(await dialog.findByRole("checkbox", { name: /Most/ }));
    await userEvent.click(dialog.getByRole("button", { name: "Najprej preveri" }));
    await dialog.findByText("1 naprava se bo spremenila");
    expect(asked).toEqual([{ clientIds: ["7"], mergePatch: { BasicConfig: { vMax: 130 } }, dryRun: true }]);
    await userEvent.click(dialog.getByRole("button", { name: "Prekliči" }));

    await press("Posodobi predlogo");
    expect(await screen.findByText("Predloga je posodobljena")).toBeVisible();
    expect(sent).toHaveBeenCalledWith(expect.objectContaining({ id: "1" }));
  });

  it("asks before changes are lost on the way back to the list", async () => {
    await show({ at });
    fireEvent.change(await screen.findByLabelText("Največja hitrost"), { target: { value: "130" } });
    await userEvent.click(screen.getByRole("link", { name: "Predloge" }));
    await press("Zavrzi spremembe");
    expect(await screen.findByRole("heading", { name: "Predloge nastavitev" })).toBeVisible();
  });

  it("says where there is no such template", async () => {
    await show({ at: "/admin/config?template=99" });
    expect(await screen.findByRole("heading", { name: "Te predloge ni" })).toBeVisible();
  });
});
