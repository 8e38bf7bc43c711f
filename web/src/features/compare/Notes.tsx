import { HStack, Stack, Text } from "@chakra-ui/react";
import { Info } from "lucide-react";
import { useMemo } from "react";
import { useT } from "../../i18n/useT";
import { coveredOf, isComparable } from "../../shared/interval/completeness";
import { overlaps } from "../../shared/interval/resolveInterval";
import { usePercent } from "../../shared/number/percent";
import { compareTexts } from "./compareTexts";
import type { Comparison } from "./figures";
import { likenessOf } from "./likeness";

type NotesProps = { comparison: Comparison; zone: string; hasSpeeds: boolean; isOnePlace: boolean };

/** What makes the comparison less fair than it looks. */
export function Notes({ comparison: { before, after }, zone, hasSpeeds, isOnePlace }: NotesProps) {
  const t = useT(compareTexts);
  const percent = usePercent();
  const likeness = useMemo(
    () => likenessOf({ from: before.from, to: before.to }, { from: after.from, to: after.to }, zone),
    [before.from, before.to, after.from, after.to, zone],
  );
  const share = (value: number) => percent(value * 100);
  const [coveredBefore, coveredAfter] = [coveredOf(before.completeness), coveredOf(after.completeness)];
  const notes = [
    isOnePlace && overlaps(before, after) && t("noteOverlap"),
    coveredBefore !== null &&
      coveredAfter !== null &&
      !isComparable(coveredAfter, coveredBefore) &&
      t("noteCompleteness", { before: share(coveredBefore.share), now: share(coveredAfter.share) }),
    !likeness.sameDays &&
      t("noteDays", { before: share(likeness.weekends.before), now: share(likeness.weekends.after) }),
    !likeness.sameHours && t("noteHours"),
    hasSpeeds &&
      before.speedLimit !== after.speedLimit &&
      t("noteLimits", { before: before.speedLimit, now: after.speedLimit }),
    !hasSpeeds && t("noSpeeds"),
  ].filter((note) => note !== false);
  if (notes.length === 0) return null;
  return (
    <Stack as="ul" gap="1" listStyleType="none">
      {notes.map((note) => (
        <HStack as="li" key={note} align="start" gap="2" color="fg.warning" textStyle="sm">
          <Info size={16} aria-hidden style={{ flexShrink: 0, marginTop: 2 }} />
          <Text>{note}</Text>
        </HStack>
      ))}
    </Stack>
  );
}
