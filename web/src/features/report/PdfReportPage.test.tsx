import "../../shared/chart/testing/browser";
import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { screen, waitFor } from "@testing-library/react";
import { renderPortal } from "../../../test/renderPortal";
import { answered, measurement } from "../../shared/chart/testing/measurement";
import { signDocument } from "../../shared/sign/testing/signDocument";

// Highcharts looks at the browser as soon as it is loaded.
const { PdfReportPage } = await import("./PdfReportPage");

const period = "fromTimestamp=1782856800&toTimestamp=1782943200";

const client = (part: object = {}) => ({
  id: "7",
  guid: "guid-7",
  name: "Žužemberk – grad",
  visionType: "NO_VISION",
  hardwareType: "K200DISP_FALCON",
  timeZone: "Europe/Ljubljana",
  lastActiveDate: null,
  groups: [],
  settings: { locationAddress: "Grajski trg 1", speedLimit: 50, measureDistance: 50 },
  config: null,
  measurement: answered(measurement()),
  ...part,
});

const answer = (data: object) => ({
  data: { portal: { reportCompany: "Cestno podjetje d.o.o." }, staticTexts: null, ...data },
});

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

const show = (query: string) =>
  renderPortal(null, {
    at: `/pdfreport/7?${query}`,
    routes: [{ path: "/pdfreport/:id", element: <PdfReportPage /> }],
  });

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
    expect(screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      "Število vozil",
      "Hitrosti",
      "Porazdelitev hitrosti",
    ]);
    expect(screen.getAllByText(/^Stran \d od 4$/)).toHaveLength(4);
    expect(screen.getAllByText("Cestno podjetje d.o.o.")).toHaveLength(4);
    expect(
      screen.getAllByText(/Europe\/Ljubljana · podatki za 24 od 24 ur, 100,0\s% · N = 516/),
    ).toHaveLength(4);
    expect(container.querySelectorAll("svg.highcharts-root")).toHaveLength(5);
  });

  it("draws the sign as drivers see it, up to the limit and above, where there is one", async () => {
    const config = { document: signDocument() };
    const faults = [{ path: ["staticTexts"], extensions: { code: "FORBIDDEN" } }];
    gives({ ...answer({ client: client({ config }) }), errors: faults });
    show(period);
    await isReady();
    expect(screen.getByRole("heading", { level: 2, name: "Lokacija in naprava" })).toBeInTheDocument();
    expect(screen.getByRole("img", { name: /^Pri 50\skm\/h/ })).toBeInTheDocument();
    expect(screen.getByRole("img", { name: /^Pri 57\skm\/h/ })).toBeInTheDocument();
    expect(screen.getAllByText(/^Stran \d od 5$/)).toHaveLength(5);
  });

  it("sends the link's key, stores nothing, and speaks the link's language", async () => {
    gives(answer({ client: client() }));
    show(`${period}&sessionKey=rk_abc&lang=en`);
    await isReady();
    expect(fetched.mock.calls[0]?.[1]?.headers).toMatchObject({ "x-session-id": "rk_abc" });
    expect(screen.getAllByText("Page 1 of 4")).toHaveLength(1);
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
        client: client({
          visionType: "VISION_BIKE",
          measurement: answered(measurement({ percentiles: none })),
        }),
      }),
    );
    show(period);
    await isReady();
    expect(screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      "Kolesarji in pešci",
    ]);
  });

  it("is still a report where the device reported nothing", async () => {
    const all = Array.from({ length: 24 }, (_, index) => index);
    const none = { v30: null, v50: null, v85: null, sampleSize: 0 };
    gives(
      answer({ client: client({ measurement: answered(measurement({ missing: all, percentiles: none })) }) }),
    );
    show(period);
    await isReady();
    expect(screen.getByText("V tem obdobju naprava ni sporočila podatkov.")).toBeInTheDocument();
    expect(screen.getByText("Stran 1 od 1")).toBeInTheDocument();
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
});
