import { useApolloClient } from "@apollo/client/react";
import type { CalendarFactsFragment, NoteKind, UpdateCalendarMutation } from "../../graphql/generated";
import { GroupCalendarsDocument, UpdateCalendarDocument } from "../../graphql/operations/calendars";
import { translatorOf } from "../../i18n/useT";
import { faultOf } from "../bulk/bulkFault";
import type { Changed, useChange } from "../change/useChange";
import { heldSave, requireHeld } from "../merge/heldSave";
import { namesBy, sayMerged } from "../merge/sayMerged";
import { noteTexts } from "../notes/noteTexts";
import { calendarsTexts } from "./calendarsTexts";

export type CalendarSource = "keep" | "file" | "url";

/** A calendar as a person states it. */
export type StatedCalendar = {
  name: string;
  kind: NoteKind;
  source: CalendarSource;
  file: { name: string; text: string } | null;
  url: string;
};

type Calendar = CalendarFactsFragment;
type Change = ReturnType<typeof useChange>["change"];

/** What a source adds to an input: nothing where the events stay. */
export const sourceInput = ({ source, file, url }: StatedCalendar) => ({
  ...(source === "file" && file ? { file: file.text } : {}),
  ...(source === "url" ? { url: url.trim() } : {}),
});

const storedSource = ({ url }: Calendar): string => url ?? translatorOf(calendarsTexts)("file");

const statedSource = (opened: Calendar, { source, file, url }: StatedCalendar): string => {
  if (source === "keep") return storedSource(opened);
  return source === "url" ? url.trim() : (file?.name ?? "");
};

const toldOf = (calendar: Calendar) => ({
  fields: { name: calendar.name, kind: calendar.kind, source: storedSource(calendar) },
  etag: calendar.etag,
});

/** Saves a changed calendar, together with what somebody else changed of it meanwhile. */
export function useCalendarSave(groupId: string, change: Change) {
  const apollo = useApolloClient();
  /** @returns null: not sent, or the person kept what somebody else had saved */
  return async (opened: Calendar, stated: StatedCalendar): Promise<Changed<UpdateCalendarMutation>> => {
    const t = translatorOf(calendarsTexts);
    const words = translatorOf(noteTexts);
    const nameOf = namesBy({ name: t("name"), kind: t("kind"), source: t("source") });
    const { id } = opened;
    const source = statedSource(opened, stated);
    const ofSource = sourceInput(stated);
    try {
      const outcome = await heldSave({
        thing: { kind: "CALENDAR", id },
        base: toldOf(opened),
        mine: { name: stated.name.trim(), kind: stated.kind, source },
        read: async () => {
          const variables = { id: groupId };
          const query = { query: GroupCalendarsDocument, variables, fetchPolicy: "network-only" } as const;
          const stored = (await apollo.query(query)).data?.group?.calendars?.find((one) => one.id === id);
          return stored ? toldOf(stored) : null;
        },
        send: async (_changed, ifMatch, whole) => {
          // The person may have chosen the other source.
          const given = whole.source === source ? ofSource : {};
          const input = { id, name: whole.name, kind: whole.kind, ...given, ifMatch, dryRun: false };
          return requireHeld(await change(UpdateCalendarDocument, input));
        },
        nameOf,
        readableOf: ([field], value) => (field === "kind" ? words(value as NoteKind) : value),
      });
      if (outcome.kind === "kept") return null;
      if (outcome.data?.fault === null) sayMerged(outcome.theirs, nameOf);
      return outcome.data;
    } catch (error) {
      return { data: null, fault: faultOf(error) };
    }
  };
}
