import { beforeEach, describe, expect, it, jest } from "@jest/globals";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { GraphQLError } from "graphql";
import { clientRow } from "../../../test/clientRow";
import { askForFormer, editedOnce, restoreIt } from "../../../test/history";
import { pressTwice } from "../../../test/pressTwice";
import { renderPortal } from "../../../test/renderPortal";
import { feed, type Root } from "../../../test/schemaLink";
import { ClientsContext, type ClientsValue } from "../../shared/clients/useClients";
import { toast } from "../../shared/ui/toastStore";
import { ActionTemplatesPage } from "./ActionTemplatesPage";

const template = (id: string, name: string, type: string, part: object = {}) => ({
  id,
  name,
  type,
  description: "",
  param1: null,
  param2: null,
  userVisible: false,
  changeDate: 1_793_000_000,
  etag: `${id} at first`,
  ...part,
});
const templates = [
  template("1", "Ponovni zagon", "restart", { userVisible: true }),
  template("2", "Luči", "displayTest", { param1: "10", description: "Vse svetijo" }),
];
const known: ClientsValue = {
  clients: [clientRow({ id: "7", name: "Most" }), clientRow({ id: "8", name: "Cesta" })],
  groups: [],
  at: 0,
  failure: null,
  refresh: () => {},
  refreshOne: async () => {},
};
type Input = { idempotencyKey: string; dryRun: boolean } & Record<string, unknown>;

async function show({ at = "/admin/action_templates", root = {} }: { at?: string; root?: Root } = {}) {
  const sent: Input[] = [];
  const noting = (answer: (input: Input) => object) => (variables: { input: Input }) => {
    sent.push(variables.input);
    return answer(variables.input);
  };
  const results = (ids: string[]) => ({
    dryRun: false,
    done: 0,
    failed: 0,
    skipped: 0,
    actions: [],
    results: ids.map((id) => ({ id, status: "DONE", error: null })),
  });
  const answers: Root = {
    actionTemplates: () => templates,
    hardwareTypes: () => [],
    bulkProgress: () => feed().stream(),
    createActionTemplate: noting(() => ({ template: templates[0] })),
    updateActionTemplate: noting(() => ({ template: templates[0] })),
    deleteActionTemplates: noting(({ ids }) => results(ids as string[])),
    queueActions: noting(({ clientIds }) => results(clientIds as string[])),
    ...root,
  };
  const page = (
    <ClientsContext value={known}>
      <ActionTemplatesPage />
    </ClientsContext>
  );
  const view = await act(async () => renderPortal(page, { at, root: answers }));
  return { ...view, sent };
}

const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
const field = async (name: RegExp | string) => screen.findByRole("textbox", { name });

beforeEach(() => toast.clear());

describe("action templates", () => {
  it("are searched and sorted, and say who may pick them", async () => {
    const { router } = await show();
    const row = await screen.findByRole("row", { name: /Luči/ });
    expect(row).toHaveTextContent("LučiVse svetijodisplayTest10Skrbniki");
    await userEvent.click(screen.getByRole("button", { name: "Ime" }));
    expect(router.state.location.search).toBe("?sort=-name");
    await userEvent.type(screen.getByRole("searchbox"), "vse svet");
    await waitFor(() => expect(screen.queryByRole("row", { name: /Ponovni/ })).toBeNull());
  });

  it("are added once, though the first answer is lost", async () => {
    let isLost = true;
    const { sent } = await show({
      at: "/admin/action_templates?new=1",
      root: {
        createActionTemplate: ({ input }: { input: Input }) => {
          sent.push(input);
          if (isLost) throw new GraphQLError("?", { extensions: { code: "UPSTREAM_TIMEOUT" } });
          return { template: templates[0] };
        },
      },
    });
    await press("Shrani");
    expect(await screen.findAllByText("Obvezno polje.")).toHaveLength(2);
    await userEvent.type(await field(/^Ime/), " Zvok ");
    await userEvent.type(screen.getByRole("combobox", { name: /^Sprožilec/ }), "soundTest");
    await userEvent.click(screen.getByRole("checkbox"));
    await press("Shrani");
    expect(await screen.findByText(/prišlo do napake, poskusite znova$/)).toBeVisible();
    isLost = false;
    await press("Shrani");
    expect(await screen.findByText("Predloga ukaza je dodana")).toBeVisible();
    expect(sent).toHaveLength(2);
    expect(sent[0]).toMatchObject({ name: "Zvok", type: "soundTest", param1: null, userVisible: true });
    expect(sent[1]?.idempotencyKey).toBe(sent[0]?.idempotencyKey);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it("show beside the field what the portal refuses of a change", async () => {
    const fields = [
      {
        path: "type",
        message: "must not have more than 100 characters",
        fault: "TOO_LONG",
        params: { max: 100 },
      },
    ];
    const { sent } = await show({
      root: {
        updateActionTemplate: () => {
          throw new GraphQLError("No.", { extensions: { code: "VALIDATION_FAILED", fields } });
        },
      },
    });
    await press("Uredi predlogo: Luči");
    expect(await field(/^Parameter 1/)).toHaveValue("10");
    await userEvent.type(await field(/^Ime/), "!");
    await press("Shrani");
    expect(await screen.findByText("Največ 100 znakov.")).toBeVisible();
    expect(screen.getByRole("combobox", { name: /^Sprožilec/ })).toBeInvalid();
    await press("Prekliči");
    expect(await screen.findByText("Pozor!")).toBeVisible();
    expect(sent).toEqual([]);
  });

  it("have a history, from which an earlier state comes back", async () => {
    const { root, restored } = editedOnce([
      { path: "data.actionParam1", before: "5", after: "10" },
      { path: "metaData.description", before: "Vse utripajo", after: "Vse svetijo" },
    ]);
    await show({ root });
    await press("Uredi predlogo: Luči");
    expect(await askForFormer()).toEqual([
      "Parameter 1: prej 10 →  potem 5",
      "Opis: prej Vse svetijo →  potem Vse utripajo",
    ]);
    await restoreIt();
    expect(restored).toMatchObject([{ kind: "ACTION_TEMPLATE", id: "2", version: 1, ifMatch: "2 at first" }]);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it("say while one is edited that somebody else changed it", async () => {
    let known = templates;
    const { client } = await show({ root: { ...editedOnce([]).root, actionTemplates: () => known } });
    await press("Uredi predlogo: Luči");
    await userEvent.type(await field(/^Opis/), "!");
    known = known.map((one) => ({ ...one, etag: `${one.id} later`, description: "Vse utripajo" }));
    await act(() => client.refetchQueries({ include: "active" }));
    expect(await screen.findByText(/^Medtem je to shranil še nekdo: ana@obcina.si/)).toBeVisible();
    expect(await field(/^Opis/)).toHaveValue("Vse svetijo!");
  });

  it("are deleted after a question", async () => {
    const { sent } = await show();
    await press("Izbriši ukaz: Luči");
    const question = within(await screen.findByRole("alertdialog"));
    expect(question.getByText(/Predloge »Luči« ne bo več/)).toBeVisible();
    await pressTwice(question.getByRole("button", { name: "Izbriši ukaz" }));
    expect(await screen.findByText("Predloga ukaza je izbrisana")).toBeVisible();
    expect(sent).toEqual([expect.objectContaining({ ids: ["2"], dryRun: false })]);
  });

  it("are applied to devices that are chosen, with the template's parameters or others", async () => {
    const { sent } = await show();
    await press("Uporabi na napravah: Luči");
    const dialog = within(await screen.findByRole("dialog"));
    expect(dialog.getByRole("button", { name: "Najprej preveri" })).toBeDisabled();
    await userEvent.clear(dialog.getByRole("textbox", { name: /^Parameter 1/ }));
    await userEvent.type(dialog.getByRole("textbox", { name: /^Parameter 1/ }), "5");
    await userEvent.click(dialog.getByRole("checkbox", { name: /Most/ }));
    await userEvent.click(dialog.getByRole("button", { name: "Najprej preveri" }));
    await userEvent.click(await dialog.findByRole("button", { name: "Dodaj ukaz" }));
    expect(await screen.findByText("Ukazi so dodani!")).toBeVisible();
    expect(sent.map(({ dryRun }) => dryRun)).toEqual([true, false]);
    expect(sent[1]).toMatchObject({ clientIds: ["7"], templateId: "2", param1: "5", param2: "" });
  });
});

it("says where they could not be obtained, and tries again", async () => {
  const list = jest.fn<() => object[]>(() => {
    throw new GraphQLError("Away.", { extensions: { code: "UPSTREAM_UNAVAILABLE" } });
  });
  await show({ root: { actionTemplates: list } });
  expect(await screen.findByText("Pri pridobivanju predlog ukazov je prišlo do napake")).toBeVisible();
  list.mockImplementation(() => templates);
  await press("Poskusi znova");
  expect(await screen.findByRole("row", { name: /Luči/ })).toBeVisible();
});
