import { beforeEach, describe, expect, it, jest } from "@jest/globals";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { GraphQLError } from "graphql";
import { clientRow } from "../../../test/clientRow";
import { copiedText } from "../../../test/copiedText";
import { renderPortal } from "../../../test/renderPortal";
import type { Root } from "../../../test/schemaLink";
import { ClientsContext, type ClientsValue } from "../../shared/clients/useClients";
import { toast } from "../../shared/ui/toastStore";
import { AuditLogPage } from "./AuditLogPage";

/** 2026-10-26 08:33 in Ljubljana. */
const time = 1_793_000_000;
const entry = (id: string, part: object = {}) => ({
  id,
  time,
  who: "ana@b.si",
  apiKeyId: null,
  actingGroup: null,
  call: "POST /firmware/assign",
  target: { ids: { id: 2, clients: "7,8,9,99" }, fields: ["force"] },
  done: true,
  refusal: null,
  requestId: `request-${id}`,
  ...part,
});
const known: ClientsValue = {
  clients: ["7", "8", "9"].map((id) => clientRow({ id, name: `Most ${id}` })),
  groups: [{ id: "3", name: "Bled", type: "SPEED", timeZone: "Europe/Ljubljana", summaryGroups: [] }],
  at: 0,
  failure: null,
  refresh: () => {},
  refreshOne: async () => {},
};

type Asked = Record<string, unknown>;

async function show({ at = "/", root = {} as Root, entries = [entry("1")] } = {}) {
  const asked = jest.fn((_: Asked) => ({
    nodes: entries,
    totalCount: entries.length,
    pageInfo: { hasNextPage: false, endCursor: null },
  }));
  const page = (
    <ClientsContext value={known}>
      <AuditLogPage />
    </ClientsContext>
  );
  const view = await act(async () => renderPortal(page, { at, root: { auditLog: asked, ...root } }));
  return { ...view, asked };
}

beforeEach(() => toast.clear());

describe("the audit log", () => {
  it("says who did what to what, on whose behalf", async () => {
    await show({ entries: [entry("1", { actingGroup: { id: "3", name: "Bled" } })] });
    const [, row] = await screen.findAllByRole("row");
    const cells = within(row as HTMLElement);
    expect(row).toHaveTextContent("26.10.2026 08:33");
    expect(cells.getByRole("link", { name: "ana@b.si" })).toHaveAttribute(
      "href",
      "/admin/users?q=ana%40b.si",
    );
    expect(cells.getByText("kot Bled")).toBeVisible();
    expect(cells.getByText("Dodelitev programske opreme")).toBeVisible();
    expect(cells.getByText("POST /firmware/assign")).toBeVisible();
    expect(cells.getByRole("link", { name: "Most 7" })).toHaveAttribute("href", "/admin/clients/7");
    expect(cells.getByText("Polja: force")).toBeVisible();
    await userEvent.click(cells.getByRole("button", { name: "in še 1" }));
    expect(cells.getByText(/Naprava 99/)).toBeVisible();
    expect(cells.queryByRole("link", { name: "Naprava 99" })).toBeNull();
  });

  it("says why something was refused, also of calls that it has no words for", async () => {
    const refused = { done: false, refusal: "FORBIDDEN", who: null, apiKeyId: "4", call: "POST /brand-new" };
    await show({ entries: [entry("1", { ...refused, target: { ids: { groupId: 3 }, fields: [] } })] });
    const [, row] = await screen.findAllByRole("row");
    expect(row).toHaveTextContent("ključ 4POST /brand-newBledZavrnjenoni dovoljeno");
    expect(row).toHaveAttribute("data-done", "false");
    expect(within(row as HTMLElement).getByRole("link", { name: "Bled" })).toHaveAttribute(
      "href",
      "/admin/groups?group=3",
    );
  });

  it("asks for what the address says", async () => {
    const at = "/?q=ana&call=DELETE+%2Fclient&client=7&result=refused&from=100&to=200";
    const { asked } = await show({ at });
    expect(asked.mock.calls[0]?.[0]).toEqual({
      first: 50,
      search: "ana",
      call: "DELETE /client",
      clientId: "7",
      done: false,
      from: 100,
      to: 200,
    });
    expect(await screen.findByLabelText("Kaj")).toHaveDisplayValue("Izbris naprave");
    expect(screen.getByLabelText("Naprava")).toHaveDisplayValue("Most 7");
  });

  it("is filtered, and shows all again at once", async () => {
    const { asked, router } = await show();
    await userEvent.type(await screen.findByRole("searchbox"), "bor");
    await userEvent.selectOptions(screen.getByLabelText("Izid"), "refused");
    await userEvent.selectOptions(screen.getByLabelText("Naprava"), "8");
    fireEvent.change(screen.getByLabelText("Od"), { target: { value: "2026-10-26T08:00" } });
    await waitFor(() =>
      expect(asked.mock.lastCall?.[0]).toMatchObject({
        search: "bor",
        done: false,
        clientId: "8",
        from: 1_792_998_000,
      }),
    );
    expect(router.state.location.search).toBe("?q=bor&result=refused&client=8&from=1792998000");
    await userEvent.click(screen.getByRole("button", { name: "Počisti filtre" }));
    expect(router.state.location.search).toBe("");
    expect(screen.getByRole("searchbox")).toHaveValue("");
    const nothing = { search: null, call: null, clientId: null, done: null, from: null, to: null };
    await waitFor(() => expect(asked.mock.lastCall?.[0]).toEqual({ first: 50, ...nothing }));
  });

  it("says that a period must end after its start", async () => {
    await show({ at: "/?from=200&to=100" });
    expect(await screen.findByRole("alert")).toHaveTextContent("Konec mora biti po začetku.");
  });

  it("goes on to older rows", async () => {
    await show({
      root: {
        auditLog: ({ after }: { after?: string }) => ({
          nodes: [entry(after === "older" ? "1" : "2", { requestId: after ?? "newest" })],
          totalCount: 2,
          pageInfo:
            after === "older"
              ? { hasNextPage: false, endCursor: null }
              : { hasNextPage: true, endCursor: "older" },
        }),
      },
    });
    expect(await screen.findByText("Prikazanih 1 od 2")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Pokaži več" }));
    await waitFor(() => expect(screen.getAllByRole("row")).toHaveLength(3));
    expect(screen.queryByRole("button", { name: "Pokaži več" })).toBeNull();
  });

  it("copies a request's id", async () => {
    const user = userEvent.setup();
    await show();
    await user.click(await screen.findByRole("button", { name: "Kopiraj oznako zahteve request-1" }));
    expect(await copiedText()).toBe("request-1");
    expect(await screen.findByText("Oznaka zahteve je kopirana")).toBeVisible();
  });

  it.each([
    ["/", "Sprememb še ni"],
    ["/?result=refused", "Takih sprememb ni"],
  ])("says at %s that there is nothing", async (at, text) => {
    await show({ at, entries: [] });
    expect(await screen.findByText(text)).toBeVisible();
  });

  it.each([
    ["UPSTREAM_UNAVAILABLE", "Dnevnika sprememb ni bilo mogoče pridobiti"],
    ["FORBIDDEN", "Ni dostopa"],
  ])("says at %s why it does not show", async (code, text) => {
    const auditLog = () => {
      throw new GraphQLError("no", { extensions: { code } });
    };
    await show({ root: { auditLog } });
    expect(await screen.findByRole("heading", { name: text })).toBeVisible();
  });
});
