import { beforeEach, describe, expect, it } from "@jest/globals";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { GraphQLError } from "graphql";
import { chooseIn } from "../../../test/chooseIn";
import { clientRow } from "../../../test/clientRow";
import { offerAllBut } from "../../../test/offers";
import { pressTwice } from "../../../test/pressTwice";
import { renderPortal } from "../../../test/renderPortal";
import { feed, type Root } from "../../../test/schemaLink";
import { ClientsContext, type ClientsValue } from "../../shared/clients/useClients";
import { toast } from "../../shared/ui/toastStore";
import { ActionsPage } from "./ActionsPage";

const action = (id: string, status: string, part: object = {}) => ({
  id,
  status,
  type: `action${id}`,
  param1: null,
  param2: null,
  enabled: true,
  message: null,
  createDate: 1_793_000_000,
  acceptDate: null,
  doneDate: null,
  createdBy: { id: "1", email: "admin@obcestje.si" },
  client: { id: "7", name: "Most" },
  ...part,
});
type Row = ReturnType<typeof action>;
type Asked = {
  first: number;
  after: string | null;
  sort: string;
  status: string | null;
  clientId: string | null;
};
type Input = { ids: string[]; dryRun: boolean; idempotencyKey?: string; enabled?: boolean };

const known: ClientsValue = {
  clients: [clientRow({ id: "7", name: "Most" })],
  groups: [],
  at: 0,
  failure: null,
  refresh: () => {},
  refreshOne: async () => {},
};

/** A portal with a list of actions; pages after the first have one action each, from `cut` on. */
async function show({ rows, at = "/admin/actions", root = {} }: { rows: Row[]; at?: string; root?: Root }) {
  const portal = { rows, asked: [] as Asked[], sent: [] as [string, Input][] };
  const changes = feed<object>();
  const noting = (name: string, work: (input: Input) => void) => ({
    [name]: ({ input }: { input: Input }) => {
      portal.sent.push([name, input]);
      work(input);
      const results = input.ids.map((id) => ({ id, status: "DONE", error: null }));
      return { dryRun: input.dryRun, done: 0, failed: 0, skipped: 0, results };
    },
  });
  const answers: Root = {
    actions: (asked: Asked) => {
      portal.asked.push(asked);
      const begin = Number(asked.after ?? 0);
      const wanted = portal.rows.filter(
        ({ status, client }) =>
          (asked.status === null || status === asked.status) &&
          (asked.clientId === null || client.id === asked.clientId),
      );
      const nodes = wanted.slice(begin, begin + asked.first);
      const end = begin + nodes.length;
      return {
        nodes,
        pageInfo: { hasNextPage: end < wanted.length, endCursor: String(end) },
        totalCount: wanted.length,
      };
    },
    actionChanged: () => changes.stream(),
    bulkProgress: () => feed().stream(),
    ...noting("deleteActions", ({ ids }) => {
      portal.rows = portal.rows.filter(({ id }) => !ids.includes(id));
    }),
    ...noting("setActionsEnabled", ({ ids, enabled = true }) => {
      portal.rows = portal.rows.map((row) => (ids.includes(row.id) ? { ...row, enabled } : row));
    }),
    ...root,
  };
  const page = (
    <ClientsContext value={known}>
      <ActionsPage />
    </ClientsContext>
  );
  const view = await act(async () => renderPortal(page, { at, root: answers }));
  const change = (row: Row | null, id: string | null = null) =>
    changes.push({ actionChanged: { actionId: row?.id ?? id, action: row, status: null, client: null } });
  return { ...view, portal, change };
}

const rowOf = (name: string) => screen.findByRole("row", { name: new RegExp(`${name}\\b`) });
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));

beforeEach(() => toast.clear());

describe("the list of actions", () => {
  it("begins with the newest, is sorted and filtered as the address says, and says how each is", async () => {
    const { router, portal } = await show({
      rows: [
        action("1", "SUCCEEDED", { message: "Vse svetijo." }),
        action("2", "FAILED"),
        action("3", "CREATED"),
      ],
    });
    const done = await rowOf("action1");
    expect(done).toHaveTextContent("Uspelo");
    expect(done).toHaveTextContent("Vse svetijo.");
    expect(within(done).getByRole("link", { name: "Most" })).toHaveAttribute("href", "/admin/clients/7");
    expect(await rowOf("action2")).toHaveTextContent("Ni uspelo");
    expect(portal.asked).toEqual([expect.objectContaining({ sort: "CREATE_DATE_DESC", status: null })]);
    await userEvent.selectOptions(screen.getByLabelText("Razvrsti po"), "DONE_DATE_ASC");
    await userEvent.selectOptions(screen.getByLabelText("Stanje"), "FAILED");
    expect(router.state.location.search).toBe("?sort=DONE_DATE_ASC&status=FAILED");
    await waitFor(() => expect(screen.queryByRole("row", { name: /action1\b/ })).toBeNull());
    expect(portal.asked.at(-1)).toMatchObject({ sort: "DONE_DATE_ASC", status: "FAILED" });
  });

  it("shows those of one device, which the address names, and lets what others do be", async () => {
    const school = { id: "8", name: "Šola" };
    const rows = [action("1", "CREATED"), action("2", "CREATED", { client: school })];
    const { router, portal, change } = await show({ rows, at: "/admin/actions?client=8" });
    await rowOf("action2");
    expect(screen.queryByRole("row", { name: /action1\b/ })).toBeNull();
    expect(screen.getByLabelText("Naprava")).toHaveDisplayValue("ID 8");
    await act(async () => change(action("1", "SUCCEEDED")));
    expect(portal.asked).toHaveLength(1);
    await chooseIn(screen.getByLabelText("Naprava"), "Most");
    expect(router.state.location.search).toBe("?client=7");
    expect(await rowOf("action1")).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText("Stanje"), "FAILED");
    await press("Pokaži vse");
    expect(router.state.location.search).toBe("");
    expect(await rowOf("action2")).toBeVisible();
  });

  it("moves on in place when a device says so, and asks anew where something came or went", async () => {
    const rows = [action("1", "CREATED"), action("2", "CREATED")];
    const { portal, change } = await show({ rows });
    await rowOf("action1");
    await act(async () => change(action("1", "SUCCEEDED", { message: "Narejeno." })));
    await waitFor(async () => expect(await rowOf("action1")).toHaveTextContent("UspeloNarejeno."));
    expect(portal.asked).toHaveLength(1);
    portal.rows = [action("3", "CREATED"), ...rows];
    await act(async () => change(action("3", "CREATED")));
    expect(await rowOf("action3")).toBeVisible();
    portal.rows = [action("3", "CREATED")];
    await act(async () => change(null, "2"));
    await waitFor(() => expect(screen.queryByRole("row", { name: /action2\b/ })).toBeNull());
  });

  it("takes those away that are chosen, from all its pages", async () => {
    const rows = Array.from({ length: 60 }, (_, index) => action(String(index + 1), "CREATED"));
    const { portal } = await show({ rows });
    await rowOf("action1");
    expect(screen.getByText(/50 od 60/)).toBeVisible();
    await press("Pokaži več");
    await rowOf("action60");
    for (const id of ["1", "60"])
      await userEvent.click(screen.getByRole("checkbox", { name: `Izberi: action${id}, Most` }));
    const bar = within(screen.getByRole("region", { name: "Izbrani ukazi" }));
    await userEvent.click(bar.getByRole("button", { name: "Izbriši" }));
    const question = within(await screen.findByRole("alertdialog"));
    expect(question.getByText("Izbrišem 2 ukaza?")).toBeVisible();
    await pressTwice(question.getByRole("button", { name: "Izbriši" }));
    expect(await screen.findByText("Ukazi so izbrisani")).toBeVisible();
    expect(portal.sent).toEqual([["deleteActions", expect.objectContaining({ ids: ["1", "60"] })]]);
    await waitFor(() => expect(screen.queryByRole("row", { name: /action60\b/ })).toBeNull());
    expect(await rowOf("action59")).toBeVisible();
    expect(screen.queryByRole("region", { name: "Izbrani ukazi" })).toBeNull();
  });

  it("holds back what no device has taken, and lets it go", async () => {
    const { portal } = await show({ rows: [action("1", "CREATED"), action("2", "ACCEPTED")] });
    await press("Zadrži: action1, Most");
    expect(await screen.findByRole("button", { name: "Sprosti: action1, Most" })).toBeVisible();
    expect(await rowOf("action1")).toHaveTextContent("Zadržano");
    expect(screen.queryByRole("button", { name: "Zadrži: action2, Most" })).toBeNull();
    await press("Sprosti: action1, Most");
    await screen.findByRole("button", { name: "Zadrži: action1, Most" });
    expect(portal.sent.map(([, { enabled }]) => enabled)).toEqual([false, true]);
  });
});

describe("clearing all that succeeded", () => {
  const clearing = (found: () => number | null) => {
    const sent: Input[] = [];
    const clearSucceededActions = ({ input }: { input: Input }) => {
      sent.push(input);
      return { deleted: found() };
    };
    return { sent, root: { clearSucceededActions } };
  };

  it("says how many before, and keeps its key where the answer is lost", async () => {
    const { sent, root } = clearing(() => {
      if (sent.length === 2) throw new GraphQLError("?", { extensions: { code: "UPSTREAM_TIMEOUT" } });
      return 12;
    });
    await show({ rows: [action("1", "SUCCEEDED")], root });
    await press("Počisti vse uspele");
    const question = within(await screen.findByRole("alertdialog"));
    expect(question.getByText("Počistim 12 uspelih ukazov?")).toBeVisible();
    await userEvent.click(question.getByRole("button", { name: "Počisti vse uspele" }));
    expect(await question.findByRole("alert")).toHaveTextContent("nič se ne zgodi dvakrat");
    await userEvent.click(question.getByRole("button", { name: "Počisti vse uspele" }));
    expect(await screen.findByText("Počiščenih je 12 uspelih ukazov")).toBeVisible();
    expect(sent.map(({ dryRun }) => dryRun)).toEqual([true, false, false]);
    expect(sent[2]?.idempotencyKey).toBe(sent[1]?.idempotencyKey);
  });

  it("asks and says no number where none is told", async () => {
    const { root } = clearing(() => null);
    await show({ rows: [action("1", "SUCCEEDED")], root });
    await press("Počisti vse uspele");
    const question = within(await screen.findByRole("alertdialog", { name: "Počistim vse uspele ukaze?" }));
    await userEvent.click(question.getByRole("button", { name: "Počisti vse uspele" }));
    expect(await screen.findByText("Uspeli ukazi so počiščeni")).toBeVisible();
  });

  it("asks nothing where there are none", async () => {
    const { root } = clearing(() => 0);
    await show({ rows: [action("1", "FAILED")], root });
    await press("Počisti vse uspele");
    expect(await screen.findByText("Uspelih ukazov ni.")).toBeVisible();
    expect(screen.queryByRole("alertdialog")).toBeNull();
  });
});

describe("in front of a platform that holds nothing back and clears nothing", () => {
  it("has no buttons for it", async () => {
    offerAllBut("ACTION_HOLD", "ACTION_CLEAR");
    await show({ rows: [action("1", "CREATED")] });
    expect(await screen.findByRole("row", { name: /action1/ })).toBeVisible();
    await userEvent.click(screen.getByRole("checkbox", { name: /action1/ }));
    const names = screen.getAllByRole("button").map((button) => button.title || button.textContent);
    expect(
      names.filter((name) => name === "Počisti vse uspele" || /Zadrži|Sprosti/.test(name ?? "")),
    ).toEqual([]);
  });

  it("clears without saying before how much, where nothing can be tried", async () => {
    offerAllBut("DRY_RUN");
    const sent: Input[] = [];
    const clearSucceededActions = ({ input }: { input: Input }) => {
      sent.push(input);
      return { deleted: 2, dryRun: false };
    };
    await show({ rows: [], root: { clearSucceededActions } });
    await userEvent.click(await screen.findByRole("button", { name: "Počisti vse uspele" }));
    const question = within(await screen.findByRole("alertdialog", { name: "Počistim vse uspele ukaze?" }));
    expect(sent).toEqual([]);
    await userEvent.click(question.getByRole("button", { name: "Počisti vse uspele" }));
    await waitFor(() => expect(sent.map(({ dryRun }) => dryRun)).toEqual([false]));
  });
});
