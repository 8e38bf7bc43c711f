import { beforeEach, describe, expect, it } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderPortal } from "../../../test/renderPortal";
import { adoptLanguage } from "../../i18n/language";
import { CalendarsDialog } from "./CalendarsDialog";

const at = (text: string) => Date.parse(text) / 1000;
const calendar = (part: object = {}) => ({
  id: "1",
  groupId: "1",
  name: "Šola",
  kind: "SCHOOL_HOLIDAYS",
  url: null,
  checkedDate: at("2026-05-01T08:00+02:00"),
  takenDate: at("2026-05-01T08:00+02:00"),
  fault: null,
  events: 4,
  outside: 2,
  leftOut: [{ line: 12, reason: "UNKNOWN_ZONE", text: "Na Marsu" }],
  etag: "etag-1",
  ...part,
});

function show(calendars: object[] | null) {
  const sent: Record<string, unknown>[] = [];
  const answering =
    (answer: object) =>
    ({ input }: { input: Record<string, unknown> }) => {
      sent.push(input);
      return answer;
    };
  const taken = [
    { text: "Jesenske počitnice", from: at("2026-10-26T00:00+01:00"), to: at("2026-11-01T00:00+01:00") },
  ];
  renderPortal(<CalendarsDialog group={{ id: "1", name: "Žiri" }} onClose={() => undefined} />, {
    root: {
      group: () => ({ id: "1", name: "Žiri", timeZone: "Europe/Ljubljana", calendars }),
      createCalendar: answering({ calendar: calendar(), taken }),
      refreshCalendar: answering({ calendar: calendar() }),
      deleteCalendar: answering({ isDeleted: true }),
    },
  });
  return sent;
}

beforeEach(() => adoptLanguage("sl"));

describe("the calendars of a group", () => {
  it("are not said to be none where they are not told", async () => {
    show(null);
    expect(await screen.findByText("Koledarjev ni bilo mogoče naložiti.")).toBeVisible();
    expect(screen.queryByText("Skupina še nima koledarjev.")).toBeNull();
  });

  it("say what was taken in, what not, and since when the last look fails", async () => {
    show([calendar({ url: "https://example.si/sola.ics", fault: "CALENDAR_NO_ANSWER" })]);
    expect(await screen.findByText(/Šolske počitnice · 4 dogodki · vsak dan z naslova/)).toBeVisible();
    expect(
      screen.getByText("Strežnik ne odgovarja. Prikazani so dogodki z dne 01.05.2026 08:00."),
    ).toBeVisible();
    expect(screen.getByText("Vrstica 12, »Na Marsu«: časovni pas ni znan")).toBeInTheDocument();
    expect(screen.getByText(/^2 dogodka sta iz drugih let/)).toBeVisible();
  });

  it("get a new one of a file, once it was looked at", async () => {
    const sent = show([]);
    await userEvent.click(await screen.findByRole("button", { name: "Dodaj koledar" }));
    const dialog = await screen.findByRole("dialog", { name: "Nov koledar" });
    const press = (name: string) => userEvent.click(within(dialog).getByRole("button", { name }));
    await press("Preveri");
    expect(within(dialog).getByText("Vpišite ime.")).toBeVisible();
    expect(within(dialog).getByText("Izberite datoteko.")).toBeVisible();
    await userEvent.type(within(dialog).getByLabelText(/^Ime/), "Šola");
    const file = new File(["BEGIN:VCALENDAR"], "sola.ics", { type: "text/calendar" });
    await userEvent.upload(within(dialog).getByLabelText("Datoteka .ics", { selector: "[type=file]" }), file);
    expect(await within(dialog).findByText("sola.ics")).toBeVisible();
    await press("Preveri");
    expect(await within(dialog).findByText("Prevzet bo 1 dogodek:")).toBeVisible();
    expect(within(dialog).getByText("Jesenske počitnice (26.10.2026 – 31.10.2026)")).toBeVisible();
    await press("Shrani");
    expect(await screen.findByText("Koledar je shranjen.")).toBeVisible();
    expect(sent).toMatchObject([
      { groupId: "1", name: "Šola", file: "BEGIN:VCALENDAR", dryRun: true },
      { groupId: "1", name: "Šola", file: "BEGIN:VCALENDAR", dryRun: false },
    ]);
  });

  it("keep a new one that is not saved yet open, until somebody gives it up", async () => {
    const sent = show([]);
    await userEvent.click(await screen.findByRole("button", { name: "Dodaj koledar" }));
    const dialog = await screen.findByRole("dialog", { name: "Nov koledar" });
    await userEvent.type(within(dialog).getByLabelText(/^Ime/), "Šola");
    await userEvent.click(within(dialog).getByRole("button", { name: "Prekliči" }));
    const question = await screen.findByRole("alertdialog");
    // Nothing was looked at: it stays open, and says what is missing.
    await userEvent.click(within(question).getByRole("button", { name: "Shrani" }));
    expect(await within(dialog).findByText("Izberite datoteko.")).toBeVisible();
    await userEvent.click(within(dialog).getByRole("button", { name: "Prekliči" }));
    await userEvent.click(
      within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Zavrzi spremembe" }),
    );
    await waitFor(() => expect(screen.queryByRole("dialog", { name: "Nov koledar" })).toBeNull());
    expect(sent).toEqual([]);
  });

  it("are read when somebody asks, and deleted after a question", async () => {
    const sent = show([calendar({ url: "https://example.si/sola.ics" })]);
    await userEvent.click(await screen.findByRole("button", { name: "Preberi zdaj: Šola" }));
    expect(await screen.findByText("Koledar je prebran.")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Izbriši: Šola" }));
    const question = await screen.findByRole("alertdialog");
    await userEvent.click(within(question).getByRole("button", { name: "Izbriši koledar" }));
    await waitFor(() => expect(sent).toMatchObject([{ id: "1" }, { id: "1", dryRun: false }]));
  });
});
