import "../../shared/chart/testing/browser";
import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { renderPortal } from "../../../test/renderPortal";
import { groupOfAll } from "./requestCrest";
import { answer, client } from "./testing/answers";

// Highcharts inspects the browser as soon as it is loaded.
const { PdfReportPage } = await import("./PdfReportPage");

const PICTURE = "data:image/png;base64,iVBORw0KGgo=";
const CREST = { picture: PICTURE, width: 600, height: 200, setDate: 1_782_856_800 };
const GROUPS = {
  bled: { id: "1", name: "Bled", type: "SPEED", inOutGraphs: false, importsAllowed: false },
  idrija: { id: "2", name: "Idrija", type: "SPEED", inOutGraphs: false, importsAllowed: false },
};

const fetched = jest.fn<typeof fetch>();
const usual = globalThis.fetch;
beforeEach(() => {
  fetched.mockReset();
  globalThis.fetch = fetched;
});
afterEach(() => {
  globalThis.fetch = usual;
});

type Asked = { operationName: string; variables: { id: string } };
const asked = () =>
  fetched.mock.calls.map(([, init]): [Asked, HeadersInit | undefined] => [
    JSON.parse(String(init?.body)),
    init?.headers,
  ]);

/** Renders the report of some devices with their groups. */
function show(groupsOf: Record<string, object[] | null>, crest: object) {
  fetched.mockImplementation(async (_url, init) => {
    const { operationName, variables }: Asked = JSON.parse(String(init?.body));
    const { id } = variables;
    const body =
      operationName === "ReportCrest" ? crest : answer({ client: client({ id, groups: groupsOf[id] }) });
    return new Response(JSON.stringify(body));
  });
  return renderPortal(null, {
    at: `/pdfreport/${Object.keys(groupsOf)}?fromTimestamp=1782856800&toTimestamp=1782943200&sessionKey=rk_1`,
    routes: [{ path: "/pdfreport/:id?", element: <PdfReportPage /> }],
  });
}

const mark = () => document.documentElement.dataset;
const isReady = () => waitFor(() => expect(mark().reportReady).toBe("true"));
const told = { data: { group: { id: "1", crest: CREST } } };

describe("the crest on a report's cover", () => {
  it("is that of its devices' group, asked for by the link's key, and waited for", async () => {
    const { container } = show({ "7": [GROUPS.bled], "8": [GROUPS.bled] }, told);
    const crest = await screen.findByRole("img", { name: "Grb ali logotip: Bled" });
    expect(crest).toHaveAttribute("src", PICTURE);
    expect(container.querySelector(".report-sheet-title")).toContainElement(crest);
    await waitFor(() => expect(container.querySelectorAll("[data-report-drawing]")).toHaveLength(1));
    expect(mark().reportReady).toBeUndefined();
    fireEvent.load(crest);
    await isReady();
    expect(container.querySelectorAll("img")).toHaveLength(1);
    expect(asked().slice(2)).toEqual([
      [
        expect.objectContaining({ operationName: "ReportCrest", variables: { id: "1" } }),
        expect.objectContaining({ "x-session-id": "rk_1" }),
      ],
    ]);
  });

  it.each([
    ["the group has none", { data: { group: { id: "1", crest: null } } }],
    ["the group is gone", { data: { group: null } }],
  ])("is not there where %s", async (_why, none) => {
    const { container } = show({ "7": [GROUPS.bled] }, none);
    await isReady();
    expect(container.querySelector("img, .report-crest")).toBeNull();
  });

  it.each<[string, Record<string, object[] | null>]>([
    ["devices of two groups", { "7": [GROUPS.bled], "8": [GROUPS.idrija] }],
    ["a device of two groups", { "7": [GROUPS.bled, GROUPS.idrija] }],
    ["a device without group beside one", { "7": [GROUPS.bled], "8": [] }],
    ["a device whose groups are not told", { "7": null }],
  ])("is not asked for of %s", async (_what, groupsOf) => {
    show(groupsOf, told);
    await isReady();
    expect(asked().map(([{ operationName }]) => operationName)).not.toContain("ReportCrest");
  });

  it.each([
    ["can't be had", { errors: [{ path: ["group", "crest"], extensions: { code: "UPSTREAM_TIMEOUT" } }] }],
    ["is not answered", {}],
  ])("makes no report without it where it %s", async (_why, fault) => {
    show({ "7": [GROUPS.bled] }, fault);
    expect(await screen.findByRole("alert")).toBeVisible();
    expect({ ...mark() }).toEqual({ reportReady: "error", reportError: "UNAVAILABLE" });
  });

  it("makes no report with a picture that can't be shown", async () => {
    show({ "7": [GROUPS.bled] }, told);
    const crest = await screen.findByRole("img", { name: /^Grb/ });
    act(() => {
      fireEvent.error(crest);
    });
    await waitFor(() => expect({ ...mark() }).toEqual({ reportReady: "error", reportError: "CRASHED" }));
    // React logs the error that the page shows.
    jest.mocked(console.error).mockClear();
  });
});

it("no devices are of no group", () => expect(groupOfAll([])).toBeNull());
