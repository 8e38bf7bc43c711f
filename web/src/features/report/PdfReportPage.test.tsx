import "../../shared/chart/testing/browser";
import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { act, screen, waitFor, within } from "@testing-library/react";
import { renderPortal } from "../../../test/renderPortal";
import { answered, lengthClasses, specified } from "../../shared/chart/testing/measurement";
import { signDocument } from "../../shared/sign/testing/signDocument";
import { answer, client, days, tables } from "./testing/answers";

// Highcharts inspects the browser as soon as it is loaded.
const { PdfReportPage } = await import("./PdfReportPage");
const { ReportPage } = await import("./ReportPage");

const period = "fromTimestamp=1782856800&toTimestamp=1782943200";

const fetched = jest.fn<typeof fetch>();
const usual = globalThis.fetch;

beforeEach(() => {
  fetched.mockReset();
  globalThis.fetch = fetched;
});
afterEach(() => {
  globalThis.fetch = usual;
});

const gives = (body: object) => fetched.mockImplementation(async () => new Response(JSON.stringify(body)));

const show = (query: string, ids = "7") =>
  renderPortal(null, {
    at: `/pdfreport/${ids}?${query}`,
    routes: [{ path: "/pdfreport/:id?", element: <PdfReportPage /> }],
  });

const subjects = () => screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
const mark = () => document.documentElement.dataset;
const isReady = () => waitFor(() => expect(mark().reportReady).toBe("true"));

describe("the printed report", () => {
  it("shows title, counts and speeds in one request, and marks itself when the last chart is drawn", async () => {
    gives(answer({ client: client() }));
    const { container } = show(period);
    expect(mark().reportReady).toBeUndefined();
    await isReady();
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Žužemberk – grad");
    expect(subjects()).toEqual([
      "Lokacija in način merjenja",
      "Število vozil",
      "Hitrosti",
      "Percentili hitrosti",
      "Porazdelitev hitrosti",
      "Hitrostni razredi",
      "Dnevna obremenitev",
      "Rezultati po dnevih",
    ]);
    expect(screen.getAllByText(/^Stran \d od 8$/)).toHaveLength(8);
    expect(screen.getAllByText("Cestno podjetje d.o.o.")).toHaveLength(8);
    expect(
      screen.getAllByText(/Europe\/Ljubljana · podatki za 24 od 24 ur, 100,0\s% · N = 516/),
    ).toHaveLength(8);
    expect(container.querySelectorAll("svg.highcharts-root")).toHaveLength(5);
  });

  it("says nothing of what the platform does not tell, and shows all that it tells", async () => {
    const percentiles = { ...specified().percentiles, v15: null, v95: null };
    const told = { ...tables(), percentiles, speedThresholds: null, byDirection: null };
    gives(
      answer({
        client: client({
          measurement: { ...answered(specified()), ...told, timeZone: null, speedLimit: null },
          groups: [{ id: "1", name: "Žiri", type: "SPEED", inOutGraphs: true }],
        }),
      }),
    );
    const { container } = show(period);
    await isReady();
    expect(subjects()).toEqual([
      "Lokacija in način merjenja",
      "Število vozil",
      "Vozila po smereh",
      "Hitrosti",
      "Percentili hitrosti",
      "Porazdelitev hitrosti",
      "Hitrostni razredi",
      "Dnevna obremenitev",
      "Rezultati po dnevih",
    ]);
    expect(container).not.toHaveTextContent(/podatki za|ni podatkov|na voljo|N =|Popolnost|Povprečno na dan/);
    expect(screen.getAllByText(/^50\s*km\/h$/).length).toBeGreaterThan(0);
  });

  it("leaves out sheets of which nothing is told", async () => {
    const lists = { ...tables(), dailyTable: null, resultsTable: null, byDirection: null };
    const none = {
      vehicleCountIncoming: null,
      vehicleCountOutgoing: null,
      speedPerHour: null,
      histogram: null,
    };
    const measurement = {
      ...answered(specified({ ...none, vehiclesPerDay: null, speedClasses: null })),
      ...lists,
    };
    const groups = [{ id: "1", name: "Žiri", type: "SPEED", inOutGraphs: true }];
    gives(answer({ client: client({ measurement, groups }) }));
    const { container } = show(period);
    await isReady();
    expect(subjects()).toEqual(["Lokacija in način merjenja", "Število vozil", "Percentili hitrosti"]);
    expect(container).not.toHaveTextContent(/Najbolj obremenjen dan|ni podatkov|na voljo/);
  });

  it("draws the sign as drivers see it, up to the limit and above, where there is one", async () => {
    const config = { document: signDocument() };
    const faults = [{ path: ["staticTexts"], extensions: { code: "FORBIDDEN" } }];
    gives({ ...answer({ client: client({ config }) }), errors: faults });
    show(period);
    await isReady();
    expect(screen.getByRole("img", { name: /^Pri 50\skm\/h/ })).toBeInTheDocument();
    expect(screen.getByRole("img", { name: /^Pri 57\skm\/h/ })).toBeInTheDocument();
  });

  it("describes the sign in the link's language, whatever the portal's is", async () => {
    gives(answer({ client: client({ config: { document: signDocument() } }) }));
    show(`${period}&lang=en`);
    await isReady();
    expect(screen.getByRole("img", { name: /^At 57\skm\/h/ })).toBeInTheDocument();
  });

  it("sends the link's key and request id, stores nothing, and speaks the link's language", async () => {
    gives(answer({ client: client() }));
    show(`${period}&sessionKey=rk_abc&lang=en&requestId=report-1`);
    await isReady();
    expect(fetched.mock.calls[0]?.[1]?.headers).toMatchObject({
      "x-session-id": "rk_abc",
      "x-request-id": "report-1",
    });
    expect(screen.getAllByText("Page 1 of 8")).toHaveLength(1);
    expect(document.documentElement.lang).toBe("en");
    expect(localStorage).toHaveLength(0);
  });

  it("lets the visitor's own session count where the link has no key", async () => {
    gives(answer({ client: client() }));
    show(period);
    await isReady();
    expect(fetched.mock.calls[0]?.[1]?.headers).not.toHaveProperty("x-session-id");
  });

  it("shows of a bicycle camera cyclists and pedestrians, and no speeds", async () => {
    const none = { v30: null, v50: null, v85: null, sampleSize: 0 };
    gives(
      answer({
        client: client({ visionType: "VISION_BIKE" }, { percentiles: none }),
      }),
    );
    show(period);
    await isReady();
    expect(subjects()).toEqual(["Lokacija in način merjenja", "Kolesarji in pešci", "Dnevna obremenitev"]);
    expect(screen.queryByText(/km\/h/)).toBeNull();
  });

  it("is still a report where the device reported nothing", async () => {
    const all = Array.from({ length: 24 }, (_, index) => index);
    const none = { v30: null, v50: null, v85: null, sampleSize: 0 };
    gives(answer({ client: client({}, { missing: all, percentiles: none }) }));
    show(period);
    await isReady();
    expect(screen.getByText("Za to obdobje ni na voljo podatkov.")).toBeInTheDocument();
    expect(screen.getByText("Stran 2 od 2")).toBeInTheDocument();
  });

  it.each([
    [
      "an expired key",
      { errors: [{ extensions: { code: "UNAUTHENTICATED" } }] },
      "UNAUTHENTICATED",
      /je potekla/,
    ],
    ["an unknown client", answer({ client: null }), "NOT_FOUND", /Te lokacije ni/],
    [
      "a platform that is away",
      { errors: [{ extensions: { code: "UPSTREAM_TIMEOUT" } }] },
      "UNAVAILABLE",
      /trenutno/,
    ],
  ])("says what is wrong: %s", async (_name, body, code, text) => {
    gives(body);
    show(period);
    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent("Napaka pri nalaganju podatkov za porocilo");
    expect(alert).toHaveTextContent(text);
    expect({ ...mark() }).toEqual({ reportReady: "error", reportError: code });
  });

  it("says so where the gateway can't be reached", async () => {
    fetched.mockRejectedValue(new TypeError("Failed to fetch"));
    show(period);
    await screen.findByRole("alert");
    expect(mark().reportError).toBe("UNAVAILABLE");
  });

  it("asks for nothing where the link lacks its period", async () => {
    show("fromTimestamp=10");
    await screen.findByRole("alert");
    expect(mark().reportError).toBe("BAD_PARAMETERS");
    expect(fetched).not.toHaveBeenCalled();
  });

  it("shows vehicle types where lengths are measured, and both directions where the group wants them", async () => {
    const groups = [{ id: "1", name: "Občina Žužemberk", inOutGraphs: true }];
    gives(answer({ client: client({ groups }, { lengthClasses }) }));
    show(period);
    await isReady();
    expect(subjects()).toEqual(expect.arrayContaining(["Vozila po smereh", "Vrste vozil"]));
    const types = within(screen.getByRole("table", { name: "Vozila po dolžini" }));
    expect(types.getByRole("row", { name: /^Osebno vozilo 2,5–5,2 m 80 80,0\s%$/ })).toBeInTheDocument();
  });

  it("lays days out fifteen to a sheet, with the total on the last, and says which days were not reported", async () => {
    const vehiclesPerDay = days(17, [3]);
    gives(answer({ client: client({}, { hours: 17 * 24, vehiclesPerDay }) }));
    show(period);
    await isReady();
    const first = screen.getByRole("table", { name: "Obremenitev po dnevih, 1. del od 2" });
    expect(within(first).getAllByRole("row")).toHaveLength(1 + 15);
    expect(
      within(first).getByRole("row", { name: "04.07.2026 sob. ni podatkov ni podatkov" }),
    ).toBeInTheDocument();
    expect(within(first).queryByText("Skupaj")).toBeNull();
    const second = screen.getByRole("table", { name: "Obremenitev po dnevih, 2. del od 2" });
    expect(within(second).getAllByRole("row")).toHaveLength(1 + 2 + 1);
    expect(within(second).getByText("Skupaj")).toBeInTheDocument();
    expect(screen.getByText("Dnevna obremenitev, nadaljevanje")).toBeInTheDocument();
  });

  it("takes names, addresses and texts for text", async () => {
    const evil = '<img src="https://evil.example/x" onerror="alert(1)">';
    const settings = { ...client().settings, locationAddress: evil, serialNumber: evil };
    gives(answer({ client: client({ name: evil, settings }) }));
    const { container } = show(period);
    await isReady();
    expect(container.querySelector("img")).toBeNull();
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(evil);
  });

  it("draws the place on a map without leaving the portal where it has no tiles", async () => {
    const settings = { ...client().settings, markerPosition: { lat: 45.82, lng: 14.93 } };
    gives(answer({ client: client({ settings }) }));
    const { container } = show(period);
    await isReady();
    expect(
      screen.getByRole("figure", { name: "Zemljevid: Žužemberk – grad, 45.82, 14.93" }),
    ).toBeInTheDocument();
    expect(container.querySelector(".leaflet-control-scale-line")).not.toBeNull();
    expect(container.querySelector("img")).toBeNull();
  });

  it("says in its language what the product is where no company is set", async () => {
    const portal = { reportCompany: "", tileUrl: null, tileAttribution: "" };
    gives({ data: { ...answer({ client: client() }).data, portal } });
    show(`${period}&lang=en`);
    await isReady();
    expect(screen.getAllByText("Obcestje · traffic measurements and speed displays")).toHaveLength(8);
  });

  it("is not ready before the map's tiles have come or failed", async () => {
    const settings = { ...client().settings, markerPosition: { lat: 45.82, lng: 14.93 } };
    const portal = {
      reportCompany: "",
      tileUrl: "https://tiles.example/{z}/{x}/{y}.png",
      tileAttribution: "©",
    };
    gives({ data: { ...answer({ client: client({ settings }) }).data, portal } });
    const { container } = show(period);
    await waitFor(() => expect(container.querySelector("img.leaflet-tile")).not.toBeNull());
    await waitFor(() => expect(container.querySelectorAll("[data-report-drawing]")).toHaveLength(1));
    expect(mark().reportReady).toBeUndefined();
    act(() => {
      for (const tile of container.querySelectorAll("img.leaflet-tile"))
        tile.dispatchEvent(new Event("error"));
    });
    await isReady();
  });

  it("offers who is signed in the file, the printer and the way back", async () => {
    gives(answer({ client: client() }));
    renderPortal(null, {
      at: `/report/7?${period}`,
      routes: [{ path: "/report/:id", element: <ReportPage /> }],
    });
    await isReady();
    expect(screen.getByRole("link", { name: "Prenesi poročilo" })).toHaveAttribute(
      "href",
      "/pdf/report?clientId=7&startTimestamp=1782856800&endTimestamp=1782943200&lang=sl",
    );
    expect(screen.getByRole("link", { name: "Nazaj" })).toHaveAttribute("href", "/client/7");
    expect(screen.getByRole("button", { name: "Natisni" })).toBeInTheDocument();
  });
});

/** Intervals of the queries that were sent. */
const asked = (): unknown[] =>
  fetched.mock.calls.flatMap(([, init]) => JSON.parse(String(init?.body)).variables.interval ?? []);

it("asks for a period by its name, and the file by the same", async () => {
  gives(answer({ client: client() }));
  renderPortal(null, {
    at: "/report/7?interval=LAST_MONTH&lang=sl",
    routes: [{ path: "/report/:id", element: <ReportPage /> }],
  });
  await isReady();
  expect(asked()).toEqual([{ preset: "LAST_MONTH" }]);
  expect(screen.getByRole("link", { name: "Prenesi poročilo" })).toHaveAttribute(
    "href",
    "/pdf/report?clientId=7&interval=LAST_MONTH&lang=sl",
  );
});

it("asks for figures as if another limit were in force and with another gap, and the file by the same", async () => {
  gives(answer({ client: client() }));
  renderPortal(null, {
    at: `/report/7?${period}&lang=sl&asIfLimit=30&gap=4`,
    routes: [{ path: "/report/:id", element: <ReportPage /> }],
  });
  await isReady();
  const [, init] = fetched.mock.calls[0] ?? [];
  expect(JSON.parse(String(init?.body)).variables).toMatchObject({ asIfLimit: 30, gap: 4 });
  expect(screen.getByRole("link", { name: "Prenesi poročilo" })).toHaveAttribute(
    "href",
    "/pdf/report?clientId=7&startTimestamp=1782856800&endTimestamp=1782943200&lang=sl&asIfLimit=30&gap=4",
  );
});

describe("a report of several locations", () => {
  /** Answers by the queried device; those in `failing` with an error. */
  const givesEach = (failing: Record<string, string> = {}) =>
    fetched.mockImplementation(async (_url, init) => {
      const { id }: { id: string } = JSON.parse(String(init?.body)).variables;
      const code = failing[id];
      const body =
        code === undefined
          ? answer({ client: client({ id, name: `Lokacija ${id}` }) })
          : { errors: [{ extensions: { code } }] };
      return new Response(JSON.stringify(body));
    });

  it("asks for each of them, compares them, and shows each with its name in their order", async () => {
    givesEach();
    show(period, "8,7");
    await isReady();
    expect(fetched).toHaveBeenCalledTimes(2);
    expect(screen.getAllByRole("heading", { level: 1 }).map(({ textContent }) => textContent)).toEqual([
      "2 lokaciji",
      "Lokacija 8",
      "Lokacija 7",
    ]);
    expect(subjects()[0]).toBe("Primerjava lokacij");
    const table = within(screen.getByRole("table", { name: "Lokacije ena ob drugi" }));
    expect(
      table.getByRole("row", {
        name: /^1 Lokacija 8 ?Grajski trg 1 516 516 41,5 43 49 96 9,3\s% nad 50 100,0\s%$/,
      }),
    ).toBeInTheDocument();
    expect(screen.getAllByText(/^Stran \d+ od 16$/)).toHaveLength(16);
    expect(screen.getAllByText(/podatki za 48 od 48 ur/)).not.toHaveLength(0);
  });

  it("means by a name what that is by the first one's clock", async () => {
    givesEach();
    show("interval=2026-07", "8,7");
    await isReady();
    const { from, to } = client().measurement;
    expect(asked()).toEqual([{ calendar: "2026-07" }, { from, to }]);
  });

  it("is none where one of them fails", async () => {
    givesEach({ 8: "NOT_FOUND" });
    show(period, "7,8,9");
    await screen.findByRole("alert");
    expect(mark().reportError).toBe("NOT_FOUND");
  });
});

describe("a page that stands by", () => {
  it("says when it has all it needs, and shows the report that its address moves on to", async () => {
    gives(answer({ client: client() }));
    const { router } = renderPortal(null, {
      at: "/pdfreport",
      routes: [{ path: "/pdfreport/:id?", element: <PdfReportPage /> }],
    });
    await waitFor(() => expect(mark().reportStandby).toBe("true"));
    expect(fetched).not.toHaveBeenCalled();
    expect(mark().reportReady).toBeUndefined();
    await act(() => router.navigate(`/pdfreport/7?${period}`));
    await isReady();
    expect(mark().reportStandby).toBeUndefined();
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Žužemberk – grad");
  });
});
