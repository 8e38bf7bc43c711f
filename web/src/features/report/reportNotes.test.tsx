import "../../shared/chart/testing/browser";
import { afterEach, describe, expect, it } from "@jest/globals";
import { cleanup, waitFor } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { renderPortal } from "../../../test/renderPortal";
import type { Language } from "../../i18n/language";
import type { ClientData } from "./requestReport";
import { answer, client } from "./testing/answers";
import { clientData } from "./testing/clientData";

// Highcharts inspects the browser as soon as it is loaded.
const { clientSheets } = await import("./pages/clientSheets");
const { titleSheet } = await import("./pages/titleSheet");
const { createReport } = await import("./reportContext");
const { PdfReportPage } = await import("./PdfReportPage");

const local = (time: string) => Date.parse(`2026-07-01T${time}:00+02:00`) / 1000;

const note = (part: object) => ({
  ...{ id: "1", clientId: "7", groupId: null, calendarId: null, kind: "OTHER" as const, text: "" },
  ...{ from: 0, to: 1, isEditable: false, etag: null, ...part },
});
const notes = [
  note({ id: "3", kind: "ROAD_WORKS", text: "Zapora pasu", from: local("06:00"), to: local("09:30") }),
  note({ id: "1", kind: "EVENT", text: "Tek", from: local("00:00"), to: local("00:00") + 86_400 }),
];
const holidays: ClientData["holidays"] = [
  {
    date: "2026-07-01",
    from: local("00:00"),
    to: local("00:00") + 86_400,
    name: { sl: "dan preizkusa", en: "Day of the Test" },
  },
];
const leftOut: ClientData["leftOut"] = [
  { clientId: "7", from: local("10:00"), to: local("11:15"), reason: "pokvarjen radar" },
  { clientId: "7", from: local("12:00"), to: local("13:00"), reason: "vožnja za preizkus" },
];

/** Ids of a device's sheets, and the text of its cover and sheets by id, without tags. */
function printed(data: Partial<ClientData>, language: Language = "sl") {
  const report = createReport({ data: [clientData({}, data)], crest: null }, language, local("23:00"));
  const sheets = [titleSheet(report), ...report.clients.flatMap(clientSheets)];
  const textOf = (id: string) =>
    sheets
      .filter((sheet) => sheet.id === id)
      .map(({ content }) => renderToStaticMarkup(content).replace(/(<[^>]*>)+/g, "|"))
      .join("");
  return { keys: sheets.map(({ key }) => key), textOf };
}

describe("notes on paper", () => {
  it("stand on a sheet with their numbers, kinds and times", () => {
    const { keys, textOf } = printed({ notes });
    expect(keys.slice(0, 3)).toEqual(["title", "location", "notes1"]);
    expect(textOf("notes")).toContain(
      "|1|Zapora pasu|Delo na cesti|01.07.2026 06:00 – 09:30|2|Tek|Dogodek|01.07.2026|",
    );
    expect(printed({ notes }, "en").textOf("notes")).toContain("|1|Zapora pasu|Road works|");
  });

  it("have no sheet where there are none, or nobody tells", () => {
    for (const none of [{ notes: [], holidays: [], leftOut: [] }, {}, { holidays }])
      expect(printed(none).keys).not.toContain("notes1");
    expect(printed({ holidays }).keys).not.toContain("notes");
  });

  it("are followed by holidays and what is left out, however many they are", () => {
    for (const count of [1, 12, 15, 16]) {
      const many = Array.from({ length: count }, (_, index) =>
        note({ id: `${index}`, text: `Opomba ${index}`, from: local("06:00"), to: local("07:00") }),
      );
      const text = printed({ notes: many, holidays, leftOut }).textOf("notes");
      for (const { text: of } of many) expect(text).toContain(`|${of}|`);
      expect(text).toContain("|Prazniki: dan preizkusa (01.07.2026)|");
      expect(text).toContain("|Izločeno: 01.07.2026 10:00 – 01.07.2026 11:15, pokvarjen radar|");
    }
  });
});

describe("holidays on paper", () => {
  it("are named in the table of days", () => {
    expect(printed({ holidays }).textOf("daily")).toContain("|01.07.2026 sre. (dan preizkusa)|");
    expect(printed({ holidays }, "en").textOf("daily")).toContain("(Day of the Test)|");
    expect(printed({}).textOf("daily")).toContain("|01.07.2026 sre.|");
  });
});

describe("left-out spans on paper", () => {
  const spans =
    "01.07.2026 10:00 – 01.07.2026 11:15, pokvarjen radar; 01.07.2026 12:00 – 01.07.2026 13:00, vožnja za preizkus";

  it("stand on the cover, each with its reason", () => {
    expect(printed({ leftOut }).textOf("title")).toContain(`|Izločeno|${spans}|`);
    expect(printed({ leftOut: [] }).textOf("title")).not.toContain("Izločeno");
  });

  it("have a sheet that says so in a sentence each, also without notes", () => {
    for (const without of [null, []])
      expect(printed({ notes: without, holidays, leftOut }).textOf("notes")).toBe(
        `|Opombe obdobja|Prazniki: dan preizkusa (01.07.2026)|${spans
          .split("; ")
          .map((span) => `Izločeno: ${span}|`)
          .join("")}`,
      );
  });

  it("are told where nothing else is left of the period", () => {
    const { measurement } = clientData();
    const silent = { ...measurement, completeness: { coveredSeconds: 0, totalSeconds: 86_400, share: 0 } };
    expect(printed({ measurement: silent, leftOut }).textOf("notes")).toContain(
      `|Izločeno: ${spans.split("; ")[0]}|`,
    );
    expect(printed({ measurement: silent, notes, holidays }).keys).not.toContain("notes1");
  });

  it("say how many more there are than are named", () => {
    const [first] = leftOut ?? [];
    const many = first
      ? Array.from({ length: 7 }, (_, index) => ({ ...first, reason: `razlog ${index}` }))
      : [];
    const title = printed({ leftOut: many }).textOf("title");
    expect(title).toContain("razlog 4; Izločeni sta še 2 obdobji.|");
    expect(title).not.toContain("razlog 5");
  });
});

describe("charts on paper", () => {
  const usual = globalThis.fetch;
  afterEach(() => {
    globalThis.fetch = usual;
  });

  /** The bands behind a printed report's chart of counts. Their numbers need a browser's measures. */
  async function bandsOf(part: object) {
    globalThis.fetch = async () => new Response(JSON.stringify(answer({ client: client(part) })));
    const { container } = renderPortal(null, {
      at: "/pdfreport/7?fromTimestamp=1782856800&toTimestamp=1782943200",
      routes: [{ path: "/pdfreport/:id?", element: <PdfReportPage /> }],
    });
    await waitFor(() => expect(document.documentElement.dataset.reportReady).toBe("true"));
    const [counts] = container.querySelectorAll("figure[aria-label^='Število vozil']");
    return [...(counts?.querySelectorAll(".highcharts-plot-band") ?? [])].map((band) =>
      band.getAttribute("fill"),
    );
  }

  it("show notes and holidays as bands, and none where there are none", async () => {
    const note = "var(--chart-note)";
    expect(await bandsOf({ notes, holidays })).toEqual([note, note, "var(--chart-holiday)"]);
    cleanup();
    expect(await bandsOf({})).toEqual([]);
  });
});
