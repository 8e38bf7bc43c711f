import { Button, Card, Flex, Heading, HStack, Text } from "@chakra-ui/react";
import { CalendarCog, NotebookPen, Plus } from "lucide-react";
import { lazy, Suspense, useId, useState } from "react";
import { useT } from "../../../i18n/useT";
import { OvertakenHost } from "../../../shared/merge/OvertakenHost";
import type { Note } from "../../../shared/notes/marks";
import { NoteList } from "../../../shared/notes/NoteList";
import { noteTexts } from "../../../shared/notes/noteTexts";
import type { PeriodNotes } from "../../../shared/notes/usePeriodNotes";
import { useHasRole } from "../../../shared/session/useHasRole";
import { formatIsoDate } from "../../../shared/time/format";
import type { ShownClient } from "../useClientTraffic";
import { notesTexts } from "./notesTexts";

const NoteDialog = lazy(async () => ({ default: (await import("./NoteDialog")).NoteDialog }));

const CalendarsDialog = lazy(async () => ({
  default: (await import("../../../shared/calendars/CalendarsDialog")).CalendarsDialog,
}));

type NotesCardProps = {
  client: ShownClient;
  /** Unix seconds; the day of a new note. */
  until: number;
  period: PeriodNotes;
};

/** "Dogodki in opombe": the notes and holidays of a period, which whoever may change the device's settings may edit. */
export function NotesCard({ client, until, period }: NotesCardProps) {
  const t = useT(notesTexts);
  const list = useT(noteTexts);
  const title = useId();
  const isEditor = useHasRole("editor");
  const [edited, setEdited] = useState<Note | string | null>(null);
  if (!period.isOffered) return null;
  const day = formatIsoDate(until - 1, client.timeZone);
  return (
    <Card.Root as="section" aria-labelledby={title} size="sm" minW="0">
      <Card.Body gap="3">
        <Flex gap="2" align="center" wrap="wrap" minH="8">
          <NotebookPen size={16} aria-hidden />
          <Heading as="h3" id={title} size="sm" fontWeight="semibold" flex="1">
            {list("title")}
          </Heading>
          {isEditor ? (
            <Button size="xs" variant="outline" onClick={() => setEdited(day)}>
              <Plus aria-hidden />
              {t("add")}
            </Button>
          ) : null}
        </Flex>
        <Text textStyle="sm" color="fg.muted">
          {t("text")}
        </Text>
        <NoteList period={period} zone={client.timeZone} {...(isEditor ? { onEdit: setEdited } : {})} />
        {isEditor ? <Calendars groups={client.groups ?? []} onChanged={period.reload} /> : null}
        {edited === null ? null : (
          <Suspense fallback={null}>
            <NoteDialog
              client={client}
              notes={period.notes}
              edited={edited}
              onDone={period.reload}
              onClose={() => setEdited(null)}
            />
          </Suspense>
        )}
      </Card.Body>
    </Card.Root>
  );
}

type CalendarsProps = { groups: readonly { id: string; name: string }[]; onChanged: () => void };

/** Opens the calendars of the device's groups. */
function Calendars({ groups, onChanged }: CalendarsProps) {
  const t = useT(notesTexts);
  const [group, setGroup] = useState<CalendarsProps["groups"][number] | null>(null);
  if (groups.length === 0) return null;
  return (
    <HStack wrap="wrap">
      {groups.map((one) => (
        <Button key={one.id} size="xs" variant="ghost" color="fg.muted" onClick={() => setGroup(one)}>
          <CalendarCog aria-hidden />
          {groups.length === 1 ? t("calendars") : t("calendarsOf", { name: one.name })}
        </Button>
      ))}
      {group === null ? null : (
        <Suspense fallback={null}>
          <CalendarsDialog group={group} onChanged={onChanged} onClose={() => setGroup(null)} />
          <OvertakenHost />
        </Suspense>
      )}
    </HStack>
  );
}
