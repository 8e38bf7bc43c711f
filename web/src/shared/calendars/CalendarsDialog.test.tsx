import { beforeEach, describe, expect, it } from "@jest/globals";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { GraphQLError } from "graphql";
import { askForFormer, editedOnce, noClients, restoreIt } from "../../../test/history";
import { renderPortal } from "../../../test/renderPortal";
import type { Root } from "../../../test/schemaLink";
import { adoptLanguage } from "../../i18n/language";
import { ClientsContext } from "../clients/useClients";
import { OvertakenHost } from "../merge/OvertakenHost";
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

const overtaken = new GraphQLError("overtaken", {
  extensions: {
    code: "CONFLICT",
    fields: [{ path: "ifMatch", message: "is stale", fault: "NOT_CURRENT" }],
  },
});

/** Of the dialog that was shown last. */
let saveElsewhere: (now: object) => Promise<void>;

/** @param meanwhile what somebody else saves once the dialog is open */
function show(
  calendars: object[] | null,
  meanwhile?: { etag: string } & Record<string, unknown>,
  more: Root = {},
) {
  let told = calendars;
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
  const shown = (
    <ClientsContext value={noClients}>
      <CalendarsDialog group={{ id: "1", name: "Žiri" }} onClose={() => undefined} />
      <OvertakenHost />
    </ClientsContext>
  );
  const { client } = renderPortal(shown, {
    root: {
      revisions: () => ({
        nodes: [
          { version: 2, time: at("2026-05-02T08:00+02:00"), changedBy: { id: "2", email: "bor@obcina.si" } },
        ],
      }),
      group: () => ({ id: "1", name: "Žiri", timeZone: "Europe/Ljubljana", calendars: told }),
      createCalendar: answering({ calendar: calendar(), taken }),
      updateCalendar: ({ input }: { input: Record<string, unknown> }) => {
        sent.push(input);
        if (meanwhile !== undefined && input.ifMatch !== meanwhile.etag) {
          told = [calendar(meanwhile)];
          throw overtaken;
        }
        return { calendar: calendar(meanwhile), taken };
      },
      refreshCalendar: answering({ calendar: calendar() }),
      deleteCalendar: answering({ isDeleted: true }),
      ...more,
    },
  });
  saveElsewhere = async (now: object) => {
    told = [now];
    await act(() => client.refetchQueries({ include: "active" }));
  };
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

  it("are saved together with what somebody else changed meanwhile", async () => {
    const sent = show([calendar()], { etag: "etag-2", kind: "EVENT" });
    const dialog = await edit();
    await userEvent.type(within(dialog).getByLabelText(/^Ime/), " 2026");
    await userEvent.click(within(dialog).getByRole("button", { name: "Shrani" }));
    expect(await screen.findByText("Koledar je shranjen.")).toBeVisible();
    expect(sent).toMatchObject([
      { id: "1", ifMatch: "etag-1", name: "Šola 2026", kind: "SCHOOL_HOLIDAYS" },
      { id: "1", ifMatch: "etag-2", name: "Šola 2026", kind: "EVENT" },
    ]);
    expect(sent[1]).not.toHaveProperty("url");
    expect(await screen.findByText(/Ohranjeno je tudi.*Vrsta dogodkov/)).toBeVisible();
  });

  it("show what two people changed alike side by side, with who and when, and save what is chosen", async () => {
    const sent = show([calendar()], { etag: "etag-2", kind: "EVENT" });
    const dialog = await edit();
    await userEvent.selectOptions(within(dialog).getByLabelText("Vrsta dogodkov"), "Drugo");
    await userEvent.click(within(dialog).getByRole("button", { name: "Shrani" }));
    const question = within(await screen.findByRole("alertdialog"));
    expect(await question.findByText(/bor@obcina\.si, 02\.05\.2026/)).toBeVisible();
    expect(question.getByText("Dogodek")).toBeVisible();
    expect(sent).toHaveLength(1);
    await userEvent.click(question.getByRole("radio", { name: /^Vaša/ }));
    await userEvent.click(question.getByRole("button", { name: /^Shrani/ }));
    expect(await screen.findByText("Koledar je shranjen.")).toBeVisible();
    expect(sent.at(-1)).toMatchObject({ ifMatch: "etag-2", name: "Šola", kind: "OTHER" });
  });

  it("keep the address that somebody else gave meanwhile", async () => {
    const sent = show([calendar()], { etag: "etag-2", url: "https://example.si/nov.ics" });
    const dialog = await edit();
    await userEvent.type(within(dialog).getByLabelText(/^Ime/), " 2026");
    await userEvent.click(within(dialog).getByRole("button", { name: "Shrani" }));
    expect(await screen.findByText("Koledar je shranjen.")).toBeVisible();
    expect(sent).toHaveLength(2);
    expect(sent[1]).not.toHaveProperty("url");
    expect(sent[1]).not.toHaveProperty("file");
  });

  it("say while one is edited that somebody else changed it", async () => {
    show([calendar()]);
    const dialog = await edit();
    await userEvent.type(within(dialog).getByLabelText(/^Ime/), " 2026");
    await saveElsewhere(calendar({ kind: "EVENT", etag: "etag-2" }));
    expect(await within(dialog).findByText(/^Medtem je to shranil še nekdo: bor@obcina.si/)).toBeVisible();
    expect(within(dialog).getByLabelText(/^Ime/)).toHaveValue("Šola 2026");
  });

  it("have a history; what comes back is what is kept of them", async () => {
    const { root, restored } = editedOnce([
      { path: "name", before: "Počitnice", after: "Šola" },
      { path: "url", before: "https://example.si/…", after: null },
    ]);
    show([calendar()], undefined, root);
    await edit();
    expect(await askForFormer()).toEqual(["Ime: prej Šola →  potem Počitnice"]);
    expect(screen.getByText(/dogodki sami ostanejo, kakršni so\.$/)).toBeVisible();
    await restoreIt();
    expect(restored).toMatchObject([{ kind: "CALENDAR", id: "1", version: 1, ifMatch: "etag-1" }]);
    await waitFor(() => expect(screen.queryByRole("dialog", { name: "Uredi koledar" })).toBeNull());
  });

  it("say so where somebody else deleted it meanwhile", async () => {
    show([calendar()], { etag: "etag-2", id: "2" });
    const dialog = await edit();
    await userEvent.type(within(dialog).getByLabelText(/^Ime/), " 2026");
    await userEvent.click(within(dialog).getByRole("button", { name: "Shrani" }));
    expect(await screen.findByText("Koledarja ni bilo mogoče shraniti.")).toBeVisible();
    expect(within(dialog).getByLabelText(/^Ime/)).toHaveValue("Šola 2026");
  });
});

const edit = async () => {
  await userEvent.click(await screen.findByRole("button", { name: "Uredi: Šola" }));
  return screen.findByRole("dialog", { name: "Uredi koledar" });
};
