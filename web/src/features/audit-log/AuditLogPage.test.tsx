import { beforeEach, describe, expect, it, jest } from "@jest/globals";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { GraphQLError } from "graphql";
import { chooseIn } from "../../../test/chooseIn";
import { clientRow } from "../../../test/clientRow";
import { copiedText } from "../../../test/copiedText";
import { offerAllBut } from "../../../test/offers";
import { renderPortal } from "../../../test/renderPortal";
import type { Root } from "../../../test/schemaLink";
import { chooseLanguage } from "../../i18n/language";
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
  callCount: null,
  refusedCount: null,
  firstTime: null,
  changes: null,
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

const limitOf = (id: string) => ({
  kind: "CLIENT",
  id,
  name: null,
  made: false,
  removed: false,
  changeCount: 1,
  changes: [{ path: "metaData.speedLimit", before: 50, after: 30 }],
});

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

  it("says what the operator did on the server, and of whom it is not told who did it", async () => {
    const nobody = { who: null, target: { ids: {}, fields: [] } };
    const operator = entry("1", { ...nobody, call: "OPERATOR take-factors" });
    await show({ entries: [operator, entry("2", { ...nobody, call: null })] });
    const [, first, second] = await screen.findAllByRole("row");
    expect(first).toHaveTextContent(
      /upravljavec strežnikaOdvzem drugega koraka prijave uporabniku na strežniku/,
    );
    expect(second).toHaveTextContent(/neznano/);
  });

  it("asks for what the address says", async () => {
    const at = "/?q=ana&call=DELETE+%2Fclient&client=7&result=refused&from=100&to=200";
    const { asked } = await show({ at });
    expect(asked.mock.calls[0]?.[0]).toEqual({
      first: 25,
      search: "ana",
      call: "DELETE /client",
      clientId: "7",
      done: false,
      from: 100,
      to: 200,
      groupId: null,
      field: null,
      requestId: null,
      grouped: true,
    });
    expect(await screen.findByLabelText("Kaj")).toHaveDisplayValue("Izbris naprave");
    expect(screen.getByLabelText("Naprava")).toHaveDisplayValue("Most 7");
  });

  it("is filtered, and shows all again at once", async () => {
    const { asked, router } = await show();
    await userEvent.type(await screen.findByRole("searchbox"), "bor");
    await userEvent.selectOptions(screen.getByLabelText("Izid"), "refused");
    await chooseIn(screen.getByLabelText("Naprava"), "8");
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
    const none = { groupId: null, field: null, requestId: null };
    await waitFor(() =>
      expect(asked.mock.lastCall?.[0]).toEqual({ first: 25, ...nothing, ...none, grouped: true }),
    );
  });

  it("asks for a period of the calendar, and goes on from its ends", async () => {
    const { asked, router } = await show({ at: "/?interval=2025-10" });
    const october = { from: 1_759_269_600, to: 1_761_951_600 };
    expect(asked.mock.lastCall?.[0]).toMatchObject(october);
    expect(asked.mock.lastCall?.[0]).not.toHaveProperty("interval");
    const picker = await screen.findByRole("combobox", { name: "Koledarsko obdobje" });
    expect(picker).toHaveDisplayValue("oktober 2025");
    expect(screen.queryByLabelText("Od")).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Obdobje prej" }));
    expect(router.state.location.search).toBe("?interval=2025-09");
    await waitFor(() => expect(asked.mock.lastCall?.[0]).toMatchObject({ to: october.from }));
    await userEvent.click(screen.getByRole("radio", { name: "Od – do" }));
    expect(router.state.location.search).toBe("?from=1756677600&to=1759269600");
  });

  it("goes over to the calendar with the month before", async () => {
    const { router } = await show({ at: "/?from=100&to=200" });
    await userEvent.click(await screen.findByRole("radio", { name: "Koledar" }));
    expect(router.state.location.search).toBe("?interval=LAST_MONTH");
  });

  it("asks for all since a period of the calendar began that is not over", async () => {
    const year = new Date().getFullYear();
    const { asked } = await show({ at: `/?interval=${year}` });
    const from = Date.parse(`${year}-01-01T00:00:00+01:00`) / 1000;
    expect(asked.mock.lastCall?.[0]).toMatchObject({ from, to: null });
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
    expect(await screen.findByText("Prikazana 1 vrstica, so še starejše")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Pokaži več" }));
    await waitFor(() => expect(screen.getAllByRole("row")).toHaveLength(3));
    expect(screen.queryByRole("button", { name: "Pokaži več" })).toBeNull();
  });

  it("says who changed the limit, from what to what, and finds it by field, group and request", async () => {
    const changes = { known: true, itemCount: 1, items: [limitOf("7")] };
    const own = { call: "POST /client/metaData", target: { ids: { clientId: 7 }, fields: ["metaData"] } };
    const { asked, router } = await show({ entries: [entry("1", { ...own, changes })] });
    const [, row] = await screen.findAllByRole("row");
    expect(row).toHaveTextContent("Omejitev hitrosti: prej 50 → potem 30");
    expect(row).not.toHaveTextContent("Polja:");
    await chooseIn(screen.getByLabelText("Polje"), "Omejitev hitrosti");
    await chooseIn(screen.getByLabelText("Skupina"), "Bled");
    await waitFor(() =>
      expect(asked.mock.lastCall?.[0]).toMatchObject({ field: "metaData.speedLimit", groupId: "3" }),
    );
    expect(router.state.location.search).toBe("?field=metaData.speedLimit&group=3");
    expect(screen.getByText(/^Po polju in skupini se ne najdejo/)).toBeVisible();
    await act(() => router.navigate("/?request=request-1"));
    await waitFor(() =>
      expect(asked.mock.lastCall?.[0]).toMatchObject({ requestId: "request-1", grouped: false }),
    );
    expect(screen.getByText("Zahteva request-1")).toBeVisible();
  });

  it("shows a change of thirty devices as one row that opens into thirty", async () => {
    const ids = Array.from({ length: 30 }, (_, index) => String(index + 1));
    const part = (id: string) => ({
      call: "POST /client/metaData",
      target: { ids: { clientId: id }, fields: ["metaData"] },
      changes: { known: true, itemCount: 1, items: [limitOf(id)] },
    });
    const items = ids.slice(0, 3).map(limitOf);
    const whole = { callCount: 30, refusedCount: 1, changes: { known: true, itemCount: 30, items } };
    const auditLog = ({ grouped }: Asked) => ({
      nodes: grouped ? [entry("1", { ...part("1"), ...whole })] : ids.map((id) => entry(id, part(id))),
      totalCount: null,
      pageInfo: { hasNextPage: false, endCursor: null },
    });
    await show({ root: { auditLog } });
    const [, row] = await screen.findAllByRole("row");
    const cells = within(row as HTMLElement);
    expect(row).toHaveTextContent("Naprava #1, Naprava #2, Naprava #3 in še 27");
    expect(row).toHaveTextContent("Omejitev hitrosti: prej 50 → potem 30");
    expect(row).toHaveTextContent("Zavrnjeno: 1 od 30");
    await userEvent.click(cells.getByRole("button", { name: "Pokaži vse (30)" }));
    const opened = await cells.findByRole("list", { name: "Vse, kar je spremenila zahteva" });
    expect(opened.children).toHaveLength(30);
    expect(opened.children[6]).toHaveTextContent("Most 7");
    expect(opened.children[6]).toHaveTextContent("Omejitev hitrosti: prej 50 → potem 30");
  });

  it("opens a call about many things into them", async () => {
    const items = ["7", "8", "9"].map(limitOf);
    const changes = { known: true, itemCount: 4, items };
    const auditChanges = () => ({
      nodes: [...items, { ...limitOf("7"), kind: "GROUP", name: "Bled", changes: [] }],
      pageInfo: { hasNextPage: false, endCursor: null },
    });
    await show({ entries: [entry("1", { changes })], root: { auditChanges } });
    await userEvent.click(await screen.findByRole("button", { name: "Pokaži vse (4)" }));
    const opened = await screen.findByRole("list", { name: "Vse, kar je spremenila zahteva" });
    await waitFor(() => expect(opened.children).toHaveLength(4));
    expect(opened.children[3]).toHaveTextContent("Bled");
  });

  it("says where values are not known, and shows no empty change", async () => {
    await show({ entries: [entry("1", { changes: { known: false, itemCount: 0, items: [] } })] });
    expect(await screen.findByText("Vrednosti niso znane")).toBeVisible();
    expect(screen.getByText("Polja: force")).toBeVisible();
  });

  it("says who named the directions of a place, in words", async () => {
    const path = "metaData.directionNames";
    const changes = [
      { path, before: null, after: { incoming: "proti Kranju" } },
      { path: `${path}.outgoing`, before: "v mesto", after: "proti Ljubljani" },
    ];
    const items = [{ ...limitOf("7"), changeCount: 2, changes }];
    await show({ entries: [entry("1", { changes: { known: true, itemCount: 1, items } })] });
    expect(
      await screen.findByText(
        (_text, line) =>
          line?.tagName === "LI" &&
          line.textContent === "Imeni smeri: prej nič →  potem Ime prihajajoče smeri: proti Kranju",
      ),
    ).toBeVisible();
    expect(screen.getByText(/^Ime odhajajoče smeri:/).closest("li")).toHaveTextContent(
      "v mesto → potem proti Ljubljani",
    );
  });

  it.each([
    ["sl", "Vloga v skupini: prej urejevalec →  potem opazovalec"],
    ["en", "Role in the group: before Editor →  after Viewer"],
  ] as const)("says a role in words (%s)", async (language, line) => {
    const changes = [{ path: "role", before: "editor", after: "viewer" }];
    const items = [{ ...limitOf("7"), kind: "USER", changes }];
    act(() => chooseLanguage(language));
    await show({ entries: [entry("1", { changes: { known: true, itemCount: 1, items } })] });
    expect(
      await screen.findByText((_text, item) => item?.tagName === "LI" && item.textContent === line),
    ).toBeVisible();
    act(() => chooseLanguage("sl"));
  });

  it("asks for no values where none are kept", async () => {
    offerAllBut("REVISIONS");
    const { asked } = await show();
    expect(asked.mock.calls[0]?.[0]).toMatchObject({ grouped: false });
    expect(screen.queryByLabelText("Polje")).toBeNull();
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
