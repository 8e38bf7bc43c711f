import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderPortal } from "../../../../test/renderPortal";
import type { Interval } from "../../../shared/interval/interval";
import { ReportLinks } from "./ReportLinks";

const whole = { kind: "custom", from: 1_790_000_000, to: 1_790_086_400 } as const;

function show(
  reports: { available: boolean; reason: string | null },
  interval: Interval = whole,
  asIfLimit: number | null = null,
  gap: number | null = null,
) {
  const portal = { tileUrl: null, tileAttribution: "", reportCompany: "", reports };
  renderPortal(
    <ReportLinks clientId="7" interval={interval} period={whole} asIfLimit={asIfLimit} gap={gap} />,
    {
      root: { portal: () => portal },
    },
  );
}

it("links to the preview and to the PDF of the period on screen, each in a new tab", async () => {
  show({ available: true, reason: null });
  const pdf = await screen.findByRole("link", { name: "Prenesi poročilo" });
  expect(pdf).toHaveAttribute(
    "href",
    "/pdf/report?clientId=7&startTimestamp=1790000000&endTimestamp=1790086400&lang=sl",
  );
  expect(pdf).toHaveAttribute("target", "_blank");
  expect(screen.getByRole("link", { name: "Predogled poročila" })).toHaveAttribute(
    "href",
    "/report/7?fromTimestamp=1790000000&toTimestamp=1790086400&lang=sl",
  );
});

it("links to the report as if another limit had been in force", async () => {
  show({ available: true, reason: null }, whole, 30);
  expect(await screen.findByRole("link", { name: "Prenesi poročilo" })).toHaveAttribute(
    "href",
    "/pdf/report?clientId=7&startTimestamp=1790000000&endTimestamp=1790086400&lang=sl&asIfLimit=30",
  );
  expect(screen.getByRole("link", { name: "Predogled poročila" })).toHaveAttribute(
    "href",
    "/report/7?fromTimestamp=1790000000&toTimestamp=1790086400&lang=sl&asIfLimit=30",
  );
});

it("links to the report with another gap of free flow", async () => {
  show({ available: true, reason: null }, whole, null, 4);
  expect(await screen.findByRole("link", { name: "Prenesi poročilo" })).toHaveAttribute(
    "href",
    "/pdf/report?clientId=7&startTimestamp=1790000000&endTimestamp=1790086400&lang=sl&gap=4",
  );
  expect(screen.getByRole("link", { name: "Predogled poročila" })).toHaveAttribute(
    "href",
    "/report/7?fromTimestamp=1790000000&toTimestamp=1790086400&lang=sl&gap=4",
  );
});

it.each<[Interval, string]>([
  [{ kind: "preset", preset: "LAST_MONTH" }, "LAST_MONTH"],
  [{ kind: "calendar", calendar: "2026-Q3" }, "2026-Q3"],
])("links to a period of the calendar by its name: %j", async (interval, name) => {
  show({ available: true, reason: null }, interval);
  expect(await screen.findByRole("link", { name: "Prenesi poročilo" })).toHaveAttribute(
    "href",
    `/pdf/report?clientId=7&interval=${name}&lang=sl`,
  );
  expect(screen.getByRole("link", { name: "Predogled poročila" })).toHaveAttribute(
    "href",
    `/report/7?interval=${name}&lang=sl`,
  );
});

it("keeps what goes back from now as it shows", async () => {
  show({ available: true, reason: null }, { kind: "preset", preset: "WEEK" });
  expect(await screen.findByRole("link", { name: "Predogled poročila" })).toHaveAttribute(
    "href",
    "/report/7?fromTimestamp=1790000000&toTimestamp=1790086400&lang=sl",
  );
});

it("says what is missing where no PDF can be made, and keeps the preview", async () => {
  show({ available: false, reason: "No Chromium was found." });
  expect(
    await screen.findByText("PDF poročil ni mogoče izdelati. No Chromium was found."),
  ).toBeInTheDocument();
  expect(screen.queryByRole("link", { name: "Prenesi poročilo" })).toBeNull();
  expect(screen.getByRole("link", { name: "Predogled poročila" })).toBeInTheDocument();
});

const PDF = "/pdf/report?clientId=7&startTimestamp=1790000000&endTimestamp=1790086400&lang=sl";

const fetched = jest.fn<typeof fetch>();
let saved: string[][] = [];
const revoked = jest.fn<typeof URL.revokeObjectURL>();
const usual = { fetch: globalThis.fetch };

beforeEach(() => {
  for (const double of [fetched, revoked]) double.mockClear();
  localStorage.removeItem("export.language");
  jest.spyOn(Date, "now").mockReturnValue(1_790_090_000_000);
  globalThis.fetch = fetched;
  saved = [];
  jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    saved.push([this.href, this.download]);
  });
  Object.assign(URL, { createObjectURL: () => "blob:report", revokeObjectURL: revoked });
});
afterEach(() => {
  jest.restoreAllMocks();
  globalThis.fetch = usual.fetch;
});

async function press() {
  show({ available: true, reason: null });
  await userEvent.click(await screen.findByRole("link", { name: "Prenesi poročilo" }));
}

describe("a plain click on the PDF", () => {
  it("fetches it and saves it with that one press, and keeps it at hand by its name until the page is left", async () => {
    const headers = { "content-disposition": 'inline; filename="porocilo-cesta-2026-09-21.pdf"' };
    fetched.mockResolvedValue(new Response("%PDF-1.7", { headers }));
    await press();
    const save = await screen.findByRole("link", { name: "Shrani" });
    expect(fetched).toHaveBeenCalledWith(PDF, expect.anything());
    expect(save).toHaveAttribute("download", "porocilo-cesta-2026-09-21.pdf");
    expect(screen.getByRole("link", { name: "Odpri poročilo" })).toHaveAttribute("href", "blob:report");
    expect(saved).toEqual([["blob:report", "porocilo-cesta-2026-09-21.pdf"]]);
    expect(revoked).not.toHaveBeenCalled();
    cleanup();
    expect(revoked).toHaveBeenCalledWith("blob:report");
  });

  it.each([
    [
      `inline; filename="porocilo-lokacija-7.pdf"; filename*=UTF-8''porocilo-%E6%9D%B1%E4%BA%AC.pdf`,
      "porocilo-東京.pdf",
    ],
    [
      `inline; filename="porocilo-lokacija-7.pdf"; filename*=UTF-8''porocilo-%E6.pdf`,
      "porocilo-lokacija-7.pdf",
    ],
  ])("saves it by its name in full where %s says one", async (header, name) => {
    fetched.mockResolvedValue(new Response("%PDF-1.7", { headers: { "content-disposition": header } }));
    await press();
    expect(await screen.findByRole("link", { name: "Shrani" })).toHaveAttribute("download", name);
  });

  it("can be taken back", async () => {
    let signal: AbortSignal | null | undefined;
    fetched.mockImplementation((_address, init) => {
      signal = init?.signal;
      return new Promise((_resolve, reject) => signal?.addEventListener("abort", () => reject(new Error())));
    });
    await press();
    expect(screen.getByText("Poročilo se pripravlja …")).toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Prekliči" }));
    expect(signal?.aborted).toBe(true);
    expect(screen.queryByText("Poročilo se pripravlja …")).toBeNull();
    expect(saved).toEqual([]);
  });

  it.each([
    [429, { "retry-after": "90" }, /^Poskusite znova čez 90 s\.$/],
    [504, {}, /^Priprava je trajala predolgo\./],
    [503, {}, /^PDF poročil zdaj ni mogoče izdelati\./],
    [500, {}, /^Poročila ni bilo mogoče izdelati\./],
  ])("says beside the button what a %i means", async (status, headers, text) => {
    fetched.mockResolvedValue(new Response("{}", { status, headers }));
    await press();
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(saved).toEqual([]);
  });

  it("says that the connection broke", async () => {
    fetched.mockRejectedValue(new TypeError("network"));
    await press();
    expect(await screen.findByText(/^Povezava s portalom je bila prekinjena\./)).toBeInTheDocument();
  });
});

it("leaves other clicks to the browser", async () => {
  show({ available: true, reason: null });
  const pdf = await screen.findByRole("link", { name: "Prenesi poročilo" });
  expect(fireEvent.click(pdf, { ctrlKey: true })).toBe(true);
  expect(fetched).not.toHaveBeenCalled();
});

it("asks for both in the language that is chosen", async () => {
  show({ available: true, reason: null });
  await userEvent.click(await screen.findByRole("radio", { name: "English" }));
  for (const name of ["Predogled poročila", "Prenesi poročilo"])
    expect(screen.getByRole("link", { name })).toHaveAttribute("href", expect.stringContaining("lang=en"));
});

it("leads to a schedule of this location", async () => {
  show({ available: true, reason: null });
  const link = await screen.findByRole("link", { name: "Pošiljaj redno" });
  expect(link).toHaveAttribute("href", "/reports/new?client=7");
});
