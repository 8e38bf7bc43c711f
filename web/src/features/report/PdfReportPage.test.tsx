import "../../shared/chart/testing/browser";
import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { screen, waitFor } from "@testing-library/react";
import { renderPortal } from "../../../test/renderPortal";
import { lengthClasses } from "../../shared/chart/testing/measurement";
import { signDocument } from "../../shared/sign/testing/signDocument";
import { answer, client, days } from "./testing/answers";

// Highcharts looks at the browser as soon as it is loaded.
const { PdfReportPage } = await import("./PdfReportPage");

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
    routes: [
      { path: "/pdfreport/:id?", element: <PdfReportPage /> },
      { path: "/report/:id", element: <PdfReportPage hasBar /> },
    ],
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
    expect(screen.getAllByText(/^Stran \d od 9$/)).toHaveLength(9);
    expect(screen.getAllByText("Cestno podjetje d.o.o.")).toHaveLength(9);
    expect(
      screen.getAllByText(/Europe\/Ljubljana · podatki za 24 od 24 ur, 100,0\s% · N = 516/),
    ).toHaveLength(9);
    expect(container.querySelectorAll("svg.highcharts-root")).toHaveLength(6);
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

  it("sends the link's key, stores nothing, and speaks the link's language", async () => {
    gives(answer({ client: client() }));
    show(`${period}&sessionKey=rk_abc&lang=en`);
    await isReady();
    expect(fetched.mock.calls[0]?.[1]?.headers).toMatchObject({ "x-session-id": "rk_abc" });
    expect(screen.getAllByText("Page 1 of 9")).toHaveLength(1);
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
    expect(screen.getByText("V tem obdobju naprava ni sporočila podatkov.")).toBeInTheDocument();
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
});
