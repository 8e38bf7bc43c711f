import { beforeEach, describe, expect, it, jest } from "@jest/globals";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { GraphQLError } from "graphql";
import { chooseIn, offeredIn } from "../../../test/chooseIn";
import { down } from "../../../test/down";
import { offerAllBut } from "../../../test/offers";
import { renderPortal } from "../../../test/renderPortal";
import { feed, type Root } from "../../../test/schemaLink";
import { ClientsContext, type ClientsValue } from "../../shared/clients/useClients";
import { signDocument } from "../../shared/config/testing/signDocument";
import { localSession } from "../../shared/session/session";
import { toast } from "../../shared/ui/toastStore";
import { ClientConfigPage } from "./ClientConfigPage";

const anna = { id: "1", email: "ana@test.si" };
const given = 1_793_000_000;

const entry = (version: number, part: object = {}) => ({
  version,
  changeDate: given + version,
  changedBy: anna,
  restoredFrom: null,
  changeCount: 1,
  changes: [{ path: "BasicConfig.vMax", before: 180, after: 199 }],
  ...part,
});

const device = (part: object = {}) => ({
  id: "7",
  guid: "guid-7",
  name: "Most",
  hardwareType: "K200DISP_FALCON",
  superType: "K200",
  timeZone: "Europe/Ljubljana",
  lastActiveDate: given,
  hasReported: true,
  hasConfig: true,
  groups: [{ id: "1", name: "Občina" }],
  info: { configVersion: 2, configVersionDate: given },
  config: { version: 2, etag: "config-2", changeDate: given, changedBy: anna, document: signDocument() },
  configHistory: {
    nodes: [entry(2), entry(1, { changeCount: 0, changes: [] })],
    pageInfo: { endCursor: null, hasNextPage: false },
  },
  configVersion: ({ version }: { version: number }) => ({
    version,
    document: { ...signDocument(), BasicConfig: { vMax: version * 100 } },
  }),
  ...part,
});

const template = (
  id: string,
  name: string,
  superType: string,
  document: object | null = { cfgID: "KB0" },
) => ({
  id,
  name,
  hardwareType: `${superType}_X`,
  superType,
  version: 3,
  changeDate: given,
  document,
});
const templates = [
  template("1", "Šola", "K200", { cfgID: "KB0", BasicConfig: { vMax: 90, serialNumber: "other" } }),
  template("2", "Vrtec", "K200_SMILEY", null),
];

const result = (part: object = {}) => ({
  id: "7",
  status: "DONE",
  configChangeCount: 1,
  configChanges: [],
  error: null,
  ...part,
});
const payload = (part: object = {}) => ({
  dryRun: false,
  done: 1,
  failed: 0,
  skipped: 0,
  results: [result(part)],
});

/** Renders the page with the portal's answers; records what is sent. */
async function show({
  client = device(),
  at = "/admin/clients/7/config",
  root = {},
}: {
  client?: object | null;
  at?: string;
  root?: Root;
} = {}) {
  const sent = jest.fn();
  const noting = (answer: object) => (input: { input: object }) => {
    sent(input.input);
    return answer;
  };
  const answers: Root = {
    client: () => client,
    clientStatus: () => feed().stream(),
    staticTexts: () => [],
    resources: () => [],
    configTemplates: () => templates,
    configTemplate: ({ id }: { id: string }) => templates.find((one) => one.id === id) ?? null,
    hardwareTypes: () => [{ name: "K200DISP_FALCON", superType: "K200" }],
    assignConfig: noting(payload()),
    createConfigTemplate: noting({ template: template("9", "Nova", "K200") }),
    updateConfigTemplate: noting({ template: templates[0] }),
    restoreConfig: noting({ version: 3, changed: true }),
    ...root,
  };
  const element = (
    <ClientsContext value={fleet}>
      <ClientConfigPage />
    </ClientsContext>
  );
  const routes = [{ path: "/admin/clients/:id/config", element }];
  const view = await act(async () => renderPortal(<p>elsewhere</p>, { at, routes, root: answers }));
  return { ...view, sent };
}

const fleet: ClientsValue = {
  clients: [],
  groups: [],
  at: 0,
  failure: null,
  refresh: () => {},
  refreshOne: async () => {},
};

const vMax = () => screen.findByLabelText("Največja hitrost");
const edit = async (to: string) => fireEvent.change(await vMax(), { target: { value: to } });
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
const dialog = async () => within(await screen.findByRole("alertdialog"));

beforeEach(() => {
  toast.clear();
  localSession.set({ username: "admin", isAdmin: 1, groupName: null, groupId: null });
});

describe("a device's configuration", () => {
  it("says who it is, what it was given by whom, and since when it runs that", async () => {
    await show();
    expect(await screen.findByRole("heading", { name: "Most" })).toBeVisible();
    expect(screen.getByText("K200DISP_FALCON · Občina · guid-7")).toBeVisible();
    expect(screen.getByText(/26\.10\.2026 \d\d:\d\d, ana@test\.si/)).toBeVisible();
    expect(screen.getByText(/^od 26\.10\.2026/)).toBeVisible();
    expect(screen.queryByText("čaka na napravo")).toBeNull();
  });

  it.each([
    ["runs another version", { configVersion: 1, configVersionDate: given }, "Različica 1"],
    ["never said which it runs", { configVersion: null, configVersionDate: null }, "še ni sporočila"],
  ])("is pending while the device %s", async (_why, info, text) => {
    await show({ client: device({ info }) });
    expect(await screen.findByText("čaka na napravo")).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
  });

  it("is updated once the difference was seen", async () => {
    const { sent } = await show();
    expect(await screen.findByRole("button", { name: "Posodobi nastavitve naprave" })).toBeDisabled();
    await edit("130");
    await press("Posodobi nastavitve naprave");
    const asked = await dialog();
    expect(asked.getByText("BasicConfig.vMax")).toBeVisible();
    expect(sent).not.toHaveBeenCalled();
    await userEvent.click(asked.getByRole("button", { name: "Posodobi nastavitve naprave" }));
    expect(await screen.findByText("Nastavitve so dodeljene; čakajo na napravo")).toBeVisible();
    const basic = { ...(signDocument().BasicConfig as object), vMax: 130 };
    expect(sent).toHaveBeenCalledWith({
      clientIds: ["7"],
      document: { ...signDocument(), BasicConfig: basic },
      dryRun: false,
      idempotencyKey: expect.any(String),
      ifMatch: "config-2",
    });
  });

  it("is given a device's first configuration only while it has none", async () => {
    const { sent } = await show({ client: device({ config: null }) });
    await edit("130");
    await press("Posodobi nastavitve naprave");
    await userEvent.click((await dialog()).getByRole("button", { name: "Posodobi nastavitve naprave" }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith(expect.objectContaining({ ifMatch: "none" })));
  });

  it("shows what comes along that somebody else changed since the device last took anything", async () => {
    const running = {
      ...signDocument(),
      BasicConfig: { ...(signDocument().BasicConfig as object), vMin: 3 },
    };
    await show({
      client: device({
        info: { configVersion: 1, configVersionDate: given },
        configVersion: ({ version }: { version: number }) => ({ version, document: running }),
      }),
    });
    await edit("130");
    await press("Posodobi nastavitve naprave");
    const asked = await dialog();
    const line = async (path: string) => (await asked.findByText(path)).closest("li");
    expect(await line("BasicConfig.vMin")).toHaveTextContent("od drugod");
    expect(await line("BasicConfig.vMax")).not.toHaveTextContent("od drugod");
  });

  it("says where nobody knows what it runs", async () => {
    await show({ client: device({ info: { configVersion: null, configVersionDate: null } }) });
    await edit("130");
    await press("Posodobi nastavitve naprave");
    expect((await dialog()).getByText(/^Kaj naprava zdaj uporablja, ni znano/)).toBeVisible();
  });

  it("shows beside its field what the portal refuses, and keeps what was edited", async () => {
    const fields = [
      {
        path: "document.BasicConfig.vMax",
        message: "must not be below vMin",
        fault: "BELOW_START",
        params: { field: "vMin" },
      },
    ];
    const error = { code: "VALIDATION_FAILED", message: "No.", retryable: false, fields };
    await show({ root: { assignConfig: () => payload({ status: "FAILED", error }) } });
    await edit("6");
    await press("Posodobi nastavitve naprave");
    await userEvent.click((await dialog()).getByRole("button", { name: "Posodobi nastavitve naprave" }));
    expect(await screen.findByText("Nastavitev ni bilo mogoče dodeliti")).toBeVisible();
    await waitFor(async () =>
      expect(await vMax()).toHaveAccessibleDescription("km/h Konec razpona ne sme biti pod začetkom."),
    );
    expect(await vMax()).toHaveValue(6);
  });

  it("is not sent while its JSON can't be read", async () => {
    await show({ at: "/admin/clients/7/config?view=json" });
    fireEvent.change(await screen.findByRole("textbox", { name: "Nastavitve kot JSON" }), {
      target: { value: "{" },
    });
    await press("Posodobi nastavitve naprave");
    expect(
      await screen.findByText("Nastavitev ni mogoče prebrati!", { selector: "[role=alert] *" }),
    ).toBeVisible();
    expect(screen.queryByRole("alertdialog")).toBeNull();
  });

  it("asks before unsaved changes are lost", async () => {
    const { router } = await show();
    await edit("130");
    await act(async () => {
      await router.navigate("/elsewhere");
    });
    expect(await screen.findByText("Imate neshranjene spremembe, ali jih zelite shraniti?")).toBeVisible();
  });

  it("can be missing, or fail to come", async () => {
    const { unmount } = await show({ client: null });
    expect(await screen.findByRole("heading", { name: "Te naprave ni" })).toBeVisible();
    unmount();
    const failing = await show({ root: { client: down } });
    expect(await screen.findByRole("alert")).toHaveTextContent("Nastavitev naprave ni bilo mogoče naložiti");
    failing.unmount();
    await show({ client: device({ config: null }) });
    expect(await screen.findByText(/Naprava še nima nastavitev/)).toBeVisible();
  });
});

describe("a template", () => {
  const choice = () => screen.findByRole("combobox", { name: "Predloga" });
  const offered = async () => offeredIn(await choice());

  it("is one of the device's family, unless Ctrl+O shows all", async () => {
    await show();
    await waitFor(async () => expect(await offered()).toEqual(["Brez predloge", "Šola (različica 3)"]));
    fireEvent.keyDown(window, { key: "o", ctrlKey: true });
    expect(await offered()).toContain("Vrtec (različica 3) – K200_SMILEY_X");
  });

  it("is put into the editor, where the device keeps its serial number; then it can be updated", async () => {
    const { sent } = await show();
    expect(screen.getByRole("button", { name: "Shrani predlogo" })).toBeVisible();
    await chooseIn(await choice(), "1");
    await waitFor(async () => expect(await vMax()).toHaveValue(90));
    expect(screen.getByLabelText("Serijska številka")).toHaveValue("0012");
    await press("Posodobi predlogo");
    await userEvent.click((await dialog()).getByRole("button", { name: "Posodobi predlogo" }));
    expect(await screen.findByText("Predloga je posodobljena")).toBeVisible();
    expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({ id: "1", document: { cfgID: "KB0", BasicConfig: { vMax: 90 } } }),
    );
  });

  it("replaces what was edited only once that was agreed to", async () => {
    await show();
    await edit("130");
    await chooseIn(await choice(), "1");
    await userEvent.click((await dialog()).getByRole("button", { name: "Prekliči" }));
    expect(await vMax()).toHaveValue(130);
    await chooseIn(await choice(), "1");
    await userEvent.click((await dialog()).getByRole("button", { name: "Zamenjaj" }));
    await waitFor(async () => expect(await vMax()).toHaveValue(90));
  });

  it("without a configuration is said to be null", async () => {
    await show();
    fireEvent.keyDown(window, { key: "o", ctrlKey: true });
    await chooseIn(await choice(), "2");
    expect(await screen.findByText("Izbrana predloga nima nastavitev")).toBeVisible();
    expect(await choice()).toHaveValue("Brez predloge");
  });

  it("is made of what is edited, without the device's own", async () => {
    const { sent } = await show();
    await edit("130");
    await press("Shrani predlogo");
    await userEvent.type(await screen.findByRole("textbox", { name: /Ime predloge/ }), "Nova");
    await userEvent.click(
      within(screen.getByRole("dialog")).getByRole("button", { name: "Shrani predlogo" }),
    );
    expect(await screen.findByText("Predloga je uspešno ustvarjena")).toBeVisible();
    const [input] = sent.mock.calls.at(-1) as [
      { name: string; hardwareType: string; document: { BasicConfig: object } },
    ];
    expect(input).toMatchObject({ name: "Nova", hardwareType: "K200DISP_FALCON" });
    expect(input.document.BasicConfig).toMatchObject({ vMax: 130 });
    expect(input.document.BasicConfig).not.toHaveProperty("serialNumber");
  });
});

describe("the history", () => {
  const at = "/admin/clients/7/config?tab=history";

  it("tells who changed what, and compares any two versions", async () => {
    await show({ at });
    const items = within(await screen.findByRole("list", { name: "Zgodovina" })).getAllByRole("listitem");
    expect(items[0]).toHaveTextContent("Različica 2Trenutna");
    await userEvent.click(within(items[0] as HTMLElement).getByRole("button", { name: "1 sprememba" }));
    expect(items[0]).toHaveTextContent("BasicConfig.vMaxPrej: 180→Potem: 199");
    const compared = within(screen.getByRole("region", { name: "Primerjava različic" }));
    await waitFor(() => expect(compared.getByText("BasicConfig.vMax")).toBeVisible());
    expect(compared.getByText("100")).toBeVisible();
  });

  it("gives the device an earlier version again once that was agreed to", async () => {
    const { sent } = await show({ at });
    await press("Povrni različico 1");
    expect(sent).not.toHaveBeenCalled();
    expect(await (await dialog()).findByText("BasicConfig.vMax")).toBeVisible();
    await userEvent.click((await dialog()).getByRole("button", { name: "Povrni" }));
    expect(await screen.findByText("Različica 1 je povrnjena")).toBeVisible();
    expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({ clientId: "7", version: 1, ifMatch: "config-2" }),
    );
  });

  it("gives it back over nothing that somebody else assigned meanwhile, and says so", async () => {
    const restoreConfig = () => {
      const fields = [{ path: "ifMatch", message: "is not what it is by now", fault: "NOT_CURRENT" }];
      throw new GraphQLError("Somebody changed it.", { extensions: { code: "CONFLICT", fields } });
    };
    await show({ at, root: { restoreConfig } });
    await press("Povrni različico 1");
    await userEvent.click((await dialog()).getByRole("button", { name: "Povrni" }));
    expect(await screen.findByText(/^Medtem je nekdo drug nekaj spremenil/)).toBeVisible();
    expect(screen.queryByText("Različica 1 je povrnjena")).toBeNull();
  });
});

describe("in front of a platform that keeps no versions", () => {
  it("has the editor alone", async () => {
    offerAllBut("CONFIG_HISTORY");
    await show();
    expect(await screen.findByRole("tab", { name: "Urejevalnik" })).toBeVisible();
    expect(screen.queryByRole("tab", { name: "Zgodovina" })).toBeNull();
  });

  it("says what is lacking to who follows a link to them, with the way to the editor", async () => {
    offerAllBut("CONFIG_HISTORY");
    await show({ at: "/admin/clients/7/config?tab=history" });
    expect(await screen.findByRole("heading", { level: 1 })).toHaveTextContent(
      "Platforma portala tega ne ponuja: zgodovina nastavitev.",
    );
    expect(screen.getByRole("link")).toHaveAttribute("href", "/admin/clients/7/config");
  });
});
