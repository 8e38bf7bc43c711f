import { beforeEach, describe, expect, it } from "@jest/globals";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { GraphQLError } from "graphql";
import { askForFormer, editedOnce, noClients, restoreIt } from "../../../../test/history";
import { offerAllBut } from "../../../../test/offers";
import { renderPortal } from "../../../../test/renderPortal";
import type { Root } from "../../../../test/schemaLink";
import { adoptLanguage } from "../../../i18n/language";
import { ClientsContext } from "../../../shared/clients/useClients";
import { LeftOutLines } from "../../../shared/notes/LeftOutLines";
import { usePeriodNotes } from "../../../shared/notes/usePeriodNotes";
import { localSession } from "../../../shared/session/session";
import type { ShownClient } from "../useClientTraffic";
import { NotesCard } from "./NotesCard";

const at = (text: string) => Date.parse(text) / 1000;
const [FROM, TO] = [at("2026-05-01T00:00+02:00"), at("2026-06-01T00:00+02:00")];
const client = {
  id: "5",
  timeZone: "Europe/Ljubljana",
  groups: [{ id: "1", name: "Žiri" }],
} as ShownClient;
const note = (part: object = {}) => ({
  id: "3",
  clientId: "5",
  groupId: null,
  calendarId: null,
  kind: "ROAD_WORKS",
  text: "Zapora Šolske ulice",
  from: at("2026-05-11T00:00+02:00"),
  to: at("2026-05-16T00:00+02:00"),
  isEditable: true,
  etag: "etag-1",
  ...part,
});

const OVERTAKEN = {
  code: "CONFLICT",
  fields: [{ path: "ifMatch", message: "is stale", fault: "NOT_CURRENT" }],
};

function Shown() {
  const interval = { kind: "custom", from: FROM, to: TO } as const;
  const period = usePeriodNotes("5", interval);
  return (
    <ClientsContext value={noClients}>
      <LeftOutLines leftOut={period.leftOut} zone={client.timeZone} />
      <NotesCard client={client} until={TO} period={period} />
    </ClientsContext>
  );
}

function show(told: object[] | null, refused: () => Error | null = () => null, more: Root = {}) {
  const sent: Record<string, unknown>[] = [];
  let notes = told;
  const sending =
    (answer: (input: Record<string, unknown>) => unknown) =>
    ({ input }: { input: Record<string, unknown> }) => {
      sent.push(input);
      const error = refused();
      if (error) throw error;
      return answer(input);
    };
  const root = {
    client: () => ({
      id: "5",
      notes: ({ interval }: { interval: { from: number; to: number } }) =>
        notes?.filter((one) => {
          const { from, to } = one as { from: number; to: number };
          return from < interval.to && to > interval.from;
        }) ?? null,
      holidays: [
        {
          date: "2026-05-01",
          from: FROM,
          to: FROM + 86_400,
          name: { sl: "praznik dela", en: "Labour Day" },
        },
      ],
      leftOut: [
        {
          clientId: "5",
          from: at("2026-05-03T12:00+02:00"),
          to: at("2026-05-04T08:00+02:00"),
          reason: "okvara senzorja",
        },
      ],
    }),
    createNote: sending((input) => {
      notes = [...(notes ?? []), note({ ...input, id: "9" })];
      return { note: note({ ...input, id: "9" }) };
    }),
    updateNote: sending((input) => ({ note: note(input) })),
    deleteNote: sending(() => {
      notes = [];
      return { isDeleted: true };
    }),
    ...more,
  };
  const { client: apollo } = renderPortal(<Shown />, { root });
  return { sent, client: apollo, meanwhile: (now: object[]) => (notes = now) };
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole("button", { name }));

beforeEach(() => {
  adoptLanguage("sl");
  localSession.set({ isAdmin: 0, groupName: "Žiri", groupId: "1", userId: "1", username: "ana" });
});

describe("events and notes of a period", () => {
  it("are listed by their numbers with holidays and what figures leave out", async () => {
    show([
      note(),
      note({
        id: "4",
        calendarId: "1",
        groupId: "1",
        kind: "SCHOOL_HOLIDAYS",
        text: "Počitnice",
        isEditable: false,
      }),
    ]);
    const list = await screen.findByRole("list", { name: "Dogodki in opombe" });
    const [first, second] = within(list).getAllByRole("listitem");
    expect(first).toHaveTextContent("1Zapora Šolske ulice11.05.2026 – 15.05.2026Delo na cesti");
    expect(second).toHaveTextContent("Iz koledarja skupine");
    expect(screen.getByText("Prazniki: praznik dela (01.05.2026)")).toBeVisible();
    expect(screen.getByText("Izločeno: 03.05.2026 12:00 – 04.05.2026 08:00, okvara senzorja")).toBeVisible();
    expect(screen.getAllByRole("button", { name: /^Uredi opombo/ })).toHaveLength(1);
  });

  it("get a new one of whole days, of the device or its group", async () => {
    const { sent } = show([]);
    expect(await screen.findByText("V tem obdobju ni opomb.")).toBeVisible();
    await press("Dodaj opombo");
    const dialog = await screen.findByRole("dialog", { name: "Nova opomba" });
    await userEvent.click(within(dialog).getByRole("button", { name: "Dodaj opombo" }));
    expect(within(dialog).getByText("Napišite, kaj se je dogajalo.")).toBeVisible();
    expect(sent).toEqual([]);
    await userEvent.type(within(dialog).getByLabelText(/^Opomba/), "Tek");
    await userEvent.selectOptions(within(dialog).getByLabelText("Velja za"), "Vsa skupina Žiri");
    await userEvent.click(within(dialog).getByRole("button", { name: "Dodaj opombo" }));
    expect(await screen.findByText("Opomba je dodana.")).toBeVisible();
    expect(sent).toMatchObject([
      {
        groupId: "1",
        text: "Tek",
        kind: "ROAD_WORKS",
        from: at("2026-05-31T00:00+02:00"),
        to: at("2026-06-01T00:00+02:00"),
      },
    ]);
    expect(await screen.findByText("Tek")).toBeVisible();
  });

  it("are edited from what was shown, and deleted after a question", async () => {
    const { sent } = show([note()]);
    await press("Uredi opombo: Zapora Šolske ulice");
    const text = await screen.findByDisplayValue("Zapora Šolske ulice");
    await userEvent.type(text, " in obvoz");
    await press("Shrani");
    expect(await screen.findByText("Opomba je shranjena.")).toBeVisible();
    expect(sent).toMatchObject([
      { id: "3", ifMatch: "etag-1", text: "Zapora Šolske ulice in obvoz", from: note().from, to: note().to },
    ]);
    await press(/^Uredi opombo/);
    await press("Izbriši opombo");
    const question = await screen.findByRole("alertdialog");
    await userEvent.click(within(question).getByRole("button", { name: "Izbriši opombo" }));
    await waitFor(() => expect(sent.at(-1)).toMatchObject({ id: "3" }));
    expect(await screen.findByText("V tem obdobju ni opomb.")).toBeVisible();
  });

  it("are not said to be none where they are not told", async () => {
    show(null);
    expect(await screen.findByText("Opomb ni bilo mogoče naložiti.")).toBeVisible();
    expect(screen.queryByText("V tem obdobju ni opomb.")).toBeNull();
  });

  it("are not lost by closing the dialog: somebody who wrote is asked", async () => {
    show([note()]);
    await press("Uredi opombo: Zapora Šolske ulice");
    await userEvent.type(await screen.findByDisplayValue("Zapora Šolske ulice"), " in obvoz");
    await press("Prekliči");
    expect(await screen.findByRole("alertdialog")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    expect(await screen.findByDisplayValue("Zapora Šolske ulice in obvoz")).toBeVisible();
  });

  it("close without a question where nothing was written", async () => {
    show([note()]);
    await press("Uredi opombo: Zapora Šolske ulice");
    await screen.findByDisplayValue("Zapora Šolske ulice");
    await press("Prekliči");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(screen.queryByRole("alertdialog")).toBeNull();
  });

  it("keep what somebody else changed meanwhile", async () => {
    const overtaken = new GraphQLError("overtaken", { extensions: OVERTAKEN });
    let isFirst = true;
    const { sent, meanwhile } = show([note()], () => {
      const error = isFirst ? overtaken : null;
      isFirst = false;
      return error;
    });
    await press("Uredi opombo: Zapora Šolske ulice");
    await userEvent.type(await screen.findByDisplayValue("Zapora Šolske ulice"), " in obvoz");
    meanwhile([note({ kind: "EVENT", etag: "theirs" })]);
    await press("Shrani");
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent.map(({ ifMatch }) => ifMatch)).toEqual(["etag-1", "theirs"]);
    expect(sent[1]).toMatchObject({ text: "Zapora Šolske ulice in obvoz", kind: "EVENT" });
  });

  it("are found again where somebody else moved them out of the period meanwhile", async () => {
    const moved = { from: at("2025-08-11T00:00+02:00"), to: at("2025-08-16T00:00+02:00"), etag: "theirs" };
    let isFirst = true;
    const { sent, meanwhile } = show([note()], () => {
      const error = isFirst ? new GraphQLError("overtaken", { extensions: OVERTAKEN }) : null;
      isFirst = false;
      return error;
    });
    await press("Uredi opombo: Zapora Šolske ulice");
    await userEvent.type(await screen.findByDisplayValue("Zapora Šolske ulice"), " in obvoz");
    meanwhile([note(moved)]);
    await press("Shrani");
    expect(await screen.findByText("Opomba je shranjena.")).toBeVisible();
    expect(sent[1]).toMatchObject({
      text: "Zapora Šolske ulice in obvoz",
      ifMatch: "theirs",
      from: moved.from,
      to: moved.to,
    });
    expect(await screen.findByText(/Ohranjeno je tudi.*od, do/i)).toBeVisible();
  });

  it("that would end before they begin with what somebody else changed are shown so, and nothing is sent", async () => {
    const begins = at("2026-05-14T00:00+02:00");
    let isFirst = true;
    const { sent, meanwhile } = show([note()], () => {
      const error = isFirst ? new GraphQLError("overtaken", { extensions: OVERTAKEN }) : null;
      isFirst = false;
      return error;
    });
    await press("Uredi opombo: Zapora Šolske ulice");
    const dialog = await screen.findByRole("dialog");
    const enter = async (label: string, day: string) => {
      const field = within(dialog).getByRole("textbox", { name: label });
      await userEvent.clear(field);
      await userEvent.type(field, `${day}{Tab}`);
    };
    await enter("Do", "12.05.2026");
    meanwhile([note({ from: begins, etag: "theirs" })]);
    await press("Shrani");
    expect(await within(dialog).findByText("Konec mora biti za začetkom.")).toBeVisible();
    expect(await screen.findByText(/^Medtem je nekdo drug shranil spremembo/)).toBeVisible();
    expect(within(dialog).getByRole("textbox", { name: "Od" })).toHaveValue("14.05.2026");
    expect(screen.queryByText(/odgovora/)).toBeNull();
    expect(sent).toHaveLength(1);
    await enter("Do", "16.05.2026");
    await press("Shrani");
    expect(await screen.findByText("Opomba je shranjena.")).toBeVisible();
    expect(sent[1]).toMatchObject({ ifMatch: "theirs", from: begins, to: at("2026-05-17T00:00+02:00") });
  });

  it("have a history, from which an earlier state comes back", async () => {
    const { root, restored } = editedOnce([
      { path: "kind", before: "event", after: "roadWorks" },
      { path: "from", before: at("2026-05-10T00:00+02:00"), after: note().from },
    ]);
    show([note()], () => null, root);
    await press("Uredi opombo: Zapora Šolske ulice");
    expect(await askForFormer()).toEqual([
      "Vrsta: prej Delo na cesti →  potem Dogodek",
      "Začetek: prej 11.05.2026 00:00 →  potem 10.05.2026 00:00",
    ]);
    await restoreIt();
    expect(restored).toMatchObject([{ kind: "NOTE", id: "3", version: 1, ifMatch: "etag-1" }]);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it("say while they are edited that somebody else changed them", async () => {
    const { meanwhile, client } = show([note()]);
    await press("Uredi opombo: Zapora Šolske ulice");
    await userEvent.type(await screen.findByDisplayValue("Zapora Šolske ulice"), " in obvoz");
    meanwhile([note({ kind: "EVENT", etag: "theirs" })]);
    await act(() => client.refetchQueries({ include: "active" }));
    expect(await screen.findByText(/^Medtem je to shranil še nekdo/)).toBeVisible();
  });

  it("are not there where the platform keeps none", () => {
    offerAllBut("NOTES");
    show([note()]);
    expect(screen.queryByText("Dogodki in opombe")).toBeNull();
  });
});
