import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from "type-graphql";
import type { Context } from "../context.js";
import { Group } from "../groups/group.types.js";
import {
  type CalendarRecord,
  createCalendar,
  deleteCalendar,
  listCalendars,
  refreshCalendar,
  updateCalendar,
} from "../platform-api/calendars.js";
import type { GroupRecord } from "../platform-api/groups.js";
import {
  Calendar,
  CalendarPayload,
  CreateCalendarInput,
  DeleteCalendarInput,
  DeleteCalendarPayload,
  RefreshCalendarInput,
  RefreshCalendarPayload,
  UpdateCalendarInput,
} from "./calendar.types.js";

/** Calendars whose events are notes of a group. Null from a platform that keeps none. */
@Resolver(() => Group)
export class CalendarResolver {
  @FieldResolver(() => [Calendar], {
    nullable: true,
    description:
      "Calendars whose events are notes of its devices and places, by name. A call a group: not for long lists. Not for keys of one device.",
  })
  async calendars(
    @Root() { id }: GroupRecord,
    @Ctx() { platform }: Context,
  ): Promise<CalendarRecord[] | null> {
    return (await platform.offers.has("notes")) ? listCalendars(platform, id) : null;
  }

  @Mutation(() => CalendarPayload, {
    description:
      "Adds a calendar of a group, from a file or an address. Try it first: a dry run tells what would be taken in.",
  })
  createCalendar(
    @Arg("input", () => CreateCalendarInput) { groupId, ...input }: CreateCalendarInput,
    @Ctx() { platform }: Context,
  ): Promise<CalendarPayload> {
    return createCalendar(platform, groupId, input, input);
  }

  @Mutation(() => CalendarPayload, { description: "Changes a calendar of a group." })
  updateCalendar(
    @Arg("input", () => UpdateCalendarInput) { id, ...input }: UpdateCalendarInput,
    @Ctx() { platform }: Context,
  ): Promise<CalendarPayload> {
    return updateCalendar(platform, id, input, input);
  }

  @Mutation(() => RefreshCalendarPayload, {
    description: "Reads a calendar's address now. What there is stays where that fails.",
  })
  async refreshCalendar(
    @Arg("input", () => RefreshCalendarInput) { id }: RefreshCalendarInput,
    @Ctx() { platform }: Context,
  ): Promise<RefreshCalendarPayload> {
    return { calendar: await refreshCalendar(platform, id) };
  }

  @Mutation(() => DeleteCalendarPayload, { description: "Takes a calendar and its events away." })
  async deleteCalendar(
    @Arg("input", () => DeleteCalendarInput) { id, ...write }: DeleteCalendarInput,
    @Ctx() { platform }: Context,
  ): Promise<DeleteCalendarPayload> {
    await deleteCalendar(platform, id, write);
    return { isDeleted: true };
  }
}
