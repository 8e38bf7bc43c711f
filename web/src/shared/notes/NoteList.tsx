import { Badge, Box, Flex, HStack, IconButton, Skeleton, Stack, Text } from "@chakra-ui/react";
import { Construction, GraduationCap, type LucideIcon, NotebookPen, Pencil, Ticket } from "lucide-react";
import type { NoteKind } from "../../graphql/generated";
import { useLanguage, useT } from "../../i18n/useT";
import { formatDate } from "../time/format";
import { spanText } from "../time/spanText";
import { PartFault } from "../ui/PartFault";
import { uiTexts } from "../ui/uiTexts";
import type { Note } from "./marks";
import { noteTexts } from "./noteTexts";
import type { PeriodNotes } from "./usePeriodNotes";

const icons: Record<NoteKind, LucideIcon> = {
  ROAD_WORKS: Construction,
  EVENT: Ticket,
  SCHOOL_HOLIDAYS: GraduationCap,
  OTHER: NotebookPen,
};

type NoteListProps = {
  period: PeriodNotes;
  zone: string;
  /** Edits a note of those that may be edited; left out: the list is to read alone. */
  onEdit?: (note: Note) => void;
};

/** The notes and holidays of a period. */
export function NoteList(props: NoteListProps) {
  return (
    <>
      <Notes {...props} />
      <Holidays {...props} />
    </>
  );
}

function Notes({ period: { notes, failed, reload }, zone, onEdit }: NoteListProps) {
  const t = useT(noteTexts);
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

type NoteRowProps = { note: Note; number: number; zone: string; onEdit: NoteListProps["onEdit"] };

function NoteRow({ note, number, zone, onEdit }: NoteRowProps) {
  const t = useT(noteTexts);
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
          <Text>{t(note.kind)}</Text>
          {source === null ? null : (
            <Badge variant="subtle" colorPalette="gray">
              {source}
            </Badge>
          )}
        </HStack>
      </Box>
      {note.isEditable && onEdit ? (
        <IconButton size="xs" variant="ghost" aria-label={edit} title={edit} onClick={() => onEdit(note)}>
          <Pencil aria-hidden />
        </IconButton>
      ) : null}
    </Flex>
  );
}

/** The holidays of the period; nothing where they are not known. */
function Holidays({ period: { holidays }, zone }: NoteListProps) {
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
