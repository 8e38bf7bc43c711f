import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from "type-graphql";
import { Client } from "../clients/client.types.js";
import type { Context } from "../context.js";
import { IntervalInput } from "../interval/interval.types.js";
import { periodLoader } from "../loaders/period.loader.js";
import type { ClientRecord } from "../platform-api/clients.js";
import {
  createNote,
  deleteNote,
  type HolidayRecord,
  type LeftOutSpanRecord,
  listHolidays,
  listLeftOut,
  listNotes,
  type NoteRecord,
  updateNote,
} from "../platform-api/notes.js";
import {
  CreateNoteInput,
  DeleteNoteInput,
  DeleteNotePayload,
  Holiday,
  LeftOutSpan,
  Note,
  NotePayload,
  UpdateNoteInput,
} from "./note.types.js";

const INTERVAL = { description: "The period, in the device's time zone; 400 days at most." };
const NOT_FOR_LISTS = "A call a device: not for long lists. Not for view-only keys.";

/** Notes on time: road works, events, school holidays. Null from a platform that keeps none. */
@Resolver(() => Client)
export class NoteResolver {
  @FieldResolver(() => [Note], {
    nullable: true,
    description: `Notes on time that touch a period, by their beginning: its own, those of the places where it stood then, and those of its groups and their calendars. ${NOT_FOR_LISTS}`,
  })
  async notes(
    @Root() { id, timeZone }: ClientRecord,
    @Arg("interval", () => IntervalInput, INTERVAL) interval: IntervalInput,
    @Ctx() { platform, loaders, now }: Context,
  ): Promise<NoteRecord[] | null> {
    if (!(await platform.offers.has("notes"))) return null;
    return listNotes(platform, id, loaders.get(periodLoader)(interval, timeZone, now));
  }

  @FieldResolver(() => [Holiday], {
    nullable: true,
    description: `Work-free holidays by law among the local days of a period, by date; null where they are not known. ${NOT_FOR_LISTS}`,
  })
  async holidays(
    @Root() { id, timeZone }: ClientRecord,
    @Arg("interval", () => IntervalInput, INTERVAL) interval: IntervalInput,
    @Ctx() { platform, loaders, now }: Context,
  ): Promise<HolidayRecord[] | null> {
    if (!(await platform.offers.has("notes"))) return null;
    return listHolidays(platform, id, loaders.get(periodLoader)(interval, timeZone, now));
  }

  @FieldResolver(() => [LeftOutSpan], {
    nullable: true,
    description: `What of a period its figures leave out of what devices sent, by its beginning. ${NOT_FOR_LISTS}`,
  })
  async leftOut(
    @Root() { id, timeZone }: ClientRecord,
    @Arg("interval", () => IntervalInput, INTERVAL) interval: IntervalInput,
    @Ctx() { platform, loaders, now }: Context,
  ): Promise<LeftOutSpanRecord[] | null> {
    if (!(await platform.offers.has("notes"))) return null;
    return listLeftOut(platform, id, loaders.get(periodLoader)(interval, timeZone, now));
  }

  @Mutation(() => NotePayload, {
    description: "Adds a note on time, of a device or place, or of all of a group.",
  })
  async createNote(
    @Arg("input", () => CreateNoteInput) { clientId, groupId, ...input }: CreateNoteInput,
    @Ctx() { platform }: Context,
  ): Promise<NotePayload> {
    return { note: await createNote(platform, { clientId, groupId }, input, input) };
  }

  @Mutation(() => NotePayload, { description: "Changes a note that somebody wrote." })
  async updateNote(
    @Arg("input", () => UpdateNoteInput) { id, ...input }: UpdateNoteInput,
    @Ctx() { platform }: Context,
  ): Promise<NotePayload> {
    return { note: await updateNote(platform, id, input, input) };
  }

  @Mutation(() => DeleteNotePayload, { description: "Takes a note away that somebody wrote." })
  async deleteNote(
    @Arg("input", () => DeleteNoteInput) { id, ...write }: DeleteNoteInput,
    @Ctx() { platform }: Context,
  ): Promise<DeleteNotePayload> {
    await deleteNote(platform, id, write);
    return { isDeleted: true };
  }
}
