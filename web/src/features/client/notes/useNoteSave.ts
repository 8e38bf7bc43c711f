import { useApolloClient } from "@apollo/client/react";
import { PERIOD_DAYS } from "@obcestje/contract/limits/spans.js";
import type { NoteKind, UpdateNoteMutation } from "../../../graphql/generated";
import { NotesAroundDocument, UpdateNoteDocument } from "../../../graphql/operations/notes";
import { translatorOf } from "../../../i18n/useT";
import { faultOf } from "../../../shared/bulk/bulkFault";
import type { Changed, useChange } from "../../../shared/change/useChange";
import { heldSave, requireHeld } from "../../../shared/merge/heldSave";
import { overtakenTexts } from "../../../shared/merge/overtakenTexts";
import { namesBy, sayMerged } from "../../../shared/merge/sayMerged";
import type { Note } from "../../../shared/notes/marks";
import { noteTexts } from "../../../shared/notes/noteTexts";
import { toast } from "../../../shared/ui/toastStore";
import { draftOf, evenEnds, fieldsOf, type NoteDraft, readDraft } from "./noteDraft";
import { notesTexts } from "./notesTexts";

/** A day less than a period may have: a local day can have 25 hours. */
const around = (PERIOD_DAYS - 1) * 86_400;

/** Each end was moved by another person, and the note would end before it begins. */
class NoPeriod extends Error {
  constructor(readonly draft: NoteDraft) {
    super("A merged note has no period.");
  }
}

/**
 * Saves an edited note, together with what somebody else changed of it meanwhile.
 * @param onNoPeriod called with the note as it is now, and with the draft that lies on top of it and has no period:
 * nothing was saved, and the person is told
 */
export function useNoteSave(
  client: { id: string; timeZone: string },
  change: ReturnType<typeof useChange>["change"],
  onNoPeriod: (now: Note, draft: NoteDraft) => void,
) {
  const apollo = useApolloClient();
  const zone = client.timeZone;
  const toldOf = (note: Note) => ({ fields: draftOf(fieldsOf(note), zone), etag: note.etag });

  /** The note as it is now, also if somebody moved it by a year; null: not found. */
  const readAgain = async ({ id, from }: Note): Promise<Note | null> => {
    const { data } = await apollo.query({
      query: NotesAroundDocument,
      variables: {
        id: client.id,
        earlier: { from: from - around, to: from },
        later: { from, to: from + around },
      },
      fetchPolicy: "no-cache",
    });
    const notes = [...(data?.client?.earlier ?? []), ...(data?.client?.later ?? [])];
    return notes.find((one) => one.id === id) ?? null;
  };

  /** @returns null: not sent, or the person kept what somebody else had saved */
  return async (opened: Note, draft: NoteDraft): Promise<Changed<UpdateNoteMutation>> => {
    const t = translatorOf(notesTexts);
    const words = translatorOf(noteTexts);
    const nameOf = namesBy({
      ...{ kind: t("kind"), text: t("what"), from: t("from"), to: t("to") },
      withTime: t("withTime"),
    });
    let now: Note | null = null;
    try {
      const outcome = await heldSave({
        thing: { kind: "NOTE", id: opened.id },
        base: toldOf(opened),
        mine: { ...draft, text: draft.text.trim() },
        read: async () => {
          now = await readAgain(opened);
          return now && toldOf(now);
        },
        send: async (_changed, ifMatch, whole) => {
          const even = evenEnds(whole);
          const merged = readDraft(even, zone);
          if ("faults" in merged) throw new NoPeriod(even);
          const input = { id: opened.id, ...merged.fields, ifMatch, dryRun: false };
          return requireHeld(await change(UpdateNoteDocument, input));
        },
        nameOf,
        readableOf: ([field], value) => (field === "kind" ? words(value as NoteKind) : value),
      });
      if (outcome.kind === "kept") return null;
      if (outcome.data?.fault === null) sayMerged(outcome.theirs, nameOf);
      return outcome.data;
    } catch (error) {
      if (error instanceof NoPeriod && now !== null) {
        toast.info(translatorOf(overtakenTexts)("moved"), `note:${opened.id}`);
        onNoPeriod(now, error.draft);
        return null;
      }
      return { data: null, fault: faultOf(error) };
    }
  };
}
