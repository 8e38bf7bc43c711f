import { Card, Heading, SimpleGrid, Stack, Text } from "@chakra-ui/react";
import { useId } from "react";
import { useT } from "../../i18n/useT";
import type { Period } from "../../shared/interval/resolveInterval";
import { LeftOutLines } from "../../shared/notes/LeftOutLines";
import { NoteList } from "../../shared/notes/NoteList";
import { noteTexts } from "../../shared/notes/noteTexts";
import { type PeriodNotes, usePeriodNotes } from "../../shared/notes/usePeriodNotes";

/** One side: a location, its period and what it is called. */
type NotedSide = { clientId: string; period: Period; name: string };

type ComparedNotesProps = { before: NotedSide; after: NotedSide; zone: string };

/** What is to be known of either side's time, and what its figures leave out; nothing where that is nothing. */
export function ComparedNotes({ before, after, zone }: ComparedNotesProps) {
  const t = useT(noteTexts);
  const title = useId();
  const [ofBefore, ofAfter] = [useNotesOf(before), useNotesOf(after)];
  if (!ofBefore.isOffered || ![ofBefore, ofAfter].some(tellsAnything)) return null;
  return (
    <Card.Root as="section" aria-labelledby={title} size="sm" css={{ breakInside: "avoid" }}>
      <Card.Body gap="3">
        <Heading as="h2" id={title} size="sm" fontWeight="semibold">
          {t("title")}
        </Heading>
        <SimpleGrid columns={{ base: 1, lg: 2 }} columnGap="8" rowGap="5">
          <SideNotes name={before.name} period={ofBefore} zone={zone} />
          <SideNotes name={after.name} period={ofAfter} zone={zone} />
        </SimpleGrid>
      </Card.Body>
    </Card.Root>
  );
}

const useNotesOf = ({ clientId, period }: NotedSide) =>
  usePeriodNotes(clientId, { kind: "custom", ...period });

const tellsAnything = ({ notes, holidays, leftOut, failed }: PeriodNotes) =>
  failed || (notes ?? []).length + (holidays ?? []).length + leftOut.length > 0;

function SideNotes({ name, period, zone }: { name: string; period: PeriodNotes; zone: string }) {
  const id = useId();
  return (
    <Stack as="section" aria-labelledby={id} gap="2" minW="0">
      <Text asChild fontWeight="medium" textStyle="sm" overflowWrap="anywhere">
        <h3 id={id}>{name}</h3>
      </Text>
      <NoteList period={period} zone={zone} />
      <LeftOutLines leftOut={period.leftOut} zone={zone} />
    </Stack>
  );
}
