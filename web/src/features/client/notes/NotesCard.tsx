import {
  Badge,
  Box,
  Button,
  Card,
  Flex,
  Heading,
  HStack,
  IconButton,
  Skeleton,
  Stack,
  Text,
} from "@chakra-ui/react";
import {
  CalendarCog,
  Construction,
  GraduationCap,
  type LucideIcon,
  NotebookPen,
  Pencil,
  Plus,
  Ticket,
} from "lucide-react";
import { lazy, Suspense, useId, useState } from "react";
import type { NoteKind } from "../../../graphql/generated";
import { useLanguage, useT } from "../../../i18n/useT";
import { type Interval, intervalInput } from "../../../shared/interval/interval";
import type { Note } from "../../../shared/notes/marks";
import { noteTexts } from "../../../shared/notes/noteTexts";
import { formatDate, formatIsoDate } from "../../../shared/time/format";
import { spanText } from "../../../shared/time/spanText";
import { PartFault } from "../../../shared/ui/PartFault";
import { uiTexts } from "../../../shared/ui/uiTexts";
import type { ShownClient } from "../useClientTraffic";
import { notesTexts } from "./notesTexts";
import type { PeriodNotes } from "./usePeriodNotes";

const NoteDialog = lazy(async () => ({ default: (await import("./NoteDialog")).NoteDialog }));

const CalendarsDialog = lazy(async () => ({
  default: (await import("../../../shared/calendars/CalendarsDialog")).CalendarsDialog,
}));

const icons: Record<NoteKind, LucideIcon> = {
  ROAD_WORKS: Construction,
  EVENT: Ticket,
  SCHOOL_HOLIDAYS: GraduationCap,
  OTHER: NotebookPen,
};

type NotesCardProps = {
  client: ShownClient;
  interval: Interval;
  /** Unix seconds; the day of a new note. */
  until: number;
  period: PeriodNotes;
};

/** "Dogodki in opombe": the notes and holidays of a period, which whoever may change the device's settings may edit. */
export function NotesCard({ client, interval, until, period }: NotesCardProps) {
  const t = useT(notesTexts);
  const title = useId();
  const [edited, setEdited] = useState<Note | string | null>(null);
  if (!period.isOffered) return null;
  const day = formatIsoDate(until - 1, client.timeZone);
  return (
    <Card.Root as="section" aria-labelledby={title} size="sm" minW="0">
      <Card.Body gap="3">
        <Flex gap="2" align="center" wrap="wrap" minH="8">
          <NotebookPen size={16} aria-hidden />
          <Heading as="h3" id={title} size="sm" fontWeight="semibold" flex="1">
            {t("title")}
          </Heading>
          <Button size="xs" variant="outline" onClick={() => setEdited(day)}>
            <Plus aria-hidden />
            {t("add")}
          </Button>
        </Flex>
        <Text textStyle="sm" color="fg.muted">
          {t("text")}
        </Text>
        <Listed period={period} zone={client.timeZone} onEdit={setEdited} />
        <Holidays period={period} zone={client.timeZone} />
        <Calendars groups={client.groups ?? []} onChanged={period.reload} />
        {edited === null ? null : (
          <Suspense fallback={null}>
            <NoteDialog
              client={client}
              interval={intervalInput(interval)}
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

type ListedProps = { period: PeriodNotes; zone: string; onEdit: (note: Note) => void };

function Listed({ period: { notes, failed, reload }, zone, onEdit }: ListedProps) {
  const t = useT(notesTexts);
  const ui = useT(uiTexts);
  if (notes === undefined && failed) return <PartFault text={t("failed")} at={null} onRetry={reload} />;
  if (notes === undefined) return <Skeleton h="10" role="status" aria-label={ui("loading")} />;
  if (notes.length === 0) return <Text textStyle="sm">{t("none")}</Text>;
  return (
    <Stack as="ol" listStyleType="none" gap="0" aria-label={t("title")}>
      {notes.map((note, index) => (
        <NoteRow key={note.id} note={note} number={index + 1} zone={zone} onEdit={onEdit} />
      ))}
    </Stack>
  );
}

type NoteRowProps = { note: Note; number: number; zone: string; onEdit: (note: Note) => void };

function NoteRow({ note, number, zone, onEdit }: NoteRowProps) {
  const t = useT(notesTexts);
  const words = useT(noteTexts);
  const Icon = icons[note.kind];
  const edit = t("edit", { text: note.text });
  const source = note.calendarId !== null ? t("ofCalendar") : note.groupId !== null ? t("ofGroup") : null;
  return (
    <Flex as="li" gap="3" align="start" borderTopWidth="1px" py="2" textStyle="sm">
      <Text fontWeight="semibold" color="fg.muted" minW="5" fontVariantNumeric="tabular-nums">
        {number}
      </Text>
      <Box color="fg.muted" pt="0.5">
        <Icon size={16} aria-hidden />
      </Box>
      <Box flex="1" minW="0">
        <Text overflowWrap="anywhere">{note.text}</Text>
        <HStack columnGap="2" rowGap="0" wrap="wrap" color="fg.muted">
          <Text fontVariantNumeric="tabular-nums">{spanText(note, zone)}</Text>
          <Text>{words(note.kind)}</Text>
          {source === null ? null : (
            <Badge variant="subtle" colorPalette="gray">
              {source}
            </Badge>
          )}
        </HStack>
      </Box>
      {note.isEditable ? (
        <IconButton size="xs" variant="ghost" aria-label={edit} title={edit} onClick={() => onEdit(note)}>
          <Pencil aria-hidden />
        </IconButton>
      ) : null}
    </Flex>
  );
}

/** The holidays of the period; nothing where they are not known. */
function Holidays({ period: { holidays }, zone }: { period: PeriodNotes; zone: string }) {
  const words = useT(noteTexts);
  const language = useLanguage();
  if (holidays === null || holidays.length === 0) return null;
  const names = holidays.map(({ name, from }) =>
    words("holidayOn", { name: name[language], date: formatDate(from, zone) }),
  );
  return (
    <Text textStyle="sm" color="fg.muted">
      {words("holidays", { names: names.join(", ") })}
    </Text>
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
        </Suspense>
      )}
    </HStack>
  );
}
