import { Box, Text } from "@chakra-ui/react";
import { useT } from "../../i18n/useT";
import { formatDate } from "../time/format";
import { spanText } from "../time/spanText";
import type { Mark } from "./marks";
import { noteTexts } from "./noteTexts";

/** Most notes, and most holidays, that are named below a chart. */
const mostNamed = 6;

type MarkListProps = { marks: readonly Mark[]; zone: string };

/** The marks of a chart in words, below it; by their numbers on it. */
export function MarkList({ marks, zone }: MarkListProps) {
  const t = useT(noteTexts);
  if (marks.length === 0) return null;
  const notes = marks.filter(({ number }) => number !== null);
  const holidays = marks.filter(({ number }) => number === null);
  const names = holidays
    .slice(0, mostNamed)
    .map(({ text, from }) => t("holidayOn", { name: text, date: formatDate(from, zone) }));
  const rest = notes.length - mostNamed;
  return (
    <Box as="ul" aria-label={t("marks")} listStyleType="none" textStyle="xs" color="fg.muted">
      {notes.slice(0, mostNamed).map((mark) => (
        <Box as="li" key={mark.key} overflowWrap="anywhere">
          <Text as="span" fontWeight="semibold" pe="1.5">
            {mark.number}
          </Text>
          {t("markOf", { text: mark.text, time: spanText(mark, zone) })}
        </Box>
      ))}
      {rest > 0 ? <li>{t("moreMarks", { count: rest })}</li> : null}
      {names.length > 0 ? (
        <li>{t("holidays", { names: `${names.join(", ")}${holidays.length > mostNamed ? " …" : ""}` })}</li>
      ) : null}
    </Box>
  );
}
