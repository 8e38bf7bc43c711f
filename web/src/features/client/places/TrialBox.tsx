import { Box, Skeleton, Stack, Text } from "@chakra-ui/react";
import { type ReactNode, useId } from "react";
import { useT } from "../../../i18n/useT";
import type { Trial } from "../../../shared/change/useTrial";
import { PartFault } from "../../../shared/ui/PartFault";
import { placesTexts } from "./placesTexts";

type TrialBoxProps = {
  trial: Trial<unknown>;
  onRetry: () => void;
  /** What a told trial changes. */
  children: ReactNode;
};

/** What a change will do, as its dry run tells it. */
export function TrialBox({ trial, onRetry, children }: TrialBoxProps) {
  const t = useT(placesTexts);
  const title = useId();
  return (
    <Box as="section" aria-labelledby={title} borderWidth="1px" rounded="l2" px="4" py="3">
      <Text as="h3" id={title} fontWeight="medium" pb="2">
        {t("preview")}
      </Text>
      {trial.state === "none" || trial.state === "refused" ? (
        <Text textStyle="sm" color="fg.muted">
          {t("previewHint")}
        </Text>
      ) : null}
      {trial.state === "loading" ? <Skeleton h="16" /> : null}
      {trial.state === "failed" ? <PartFault text={t("trialFailed")} at={null} onRetry={onRetry} /> : null}
      {trial.state === "told" ? children : null}
    </Box>
  );
}

type TimeLine = { key: string; name: string; isMuted?: boolean; time: string };
type TimeListProps = { title: string; lines: readonly TimeLine[]; isNew?: boolean };

/** What was when, before a change or after it. */
export function TimeList({ title, lines, isNew = false }: TimeListProps) {
  const id = useId();
  return (
    <Box bg={isNew ? "brand.subtle" : "bg.subtle"} rounded="l1" px="3" py="2" minW="0">
      <Text id={id} textStyle="xs" fontWeight="medium" color="fg.muted">
        {title}
      </Text>
      <Stack as="ul" aria-labelledby={id} listStyleType="none" gap="1.5" pt="1">
        {lines.map(({ key, name, isMuted = false, time }) => (
          <Box as="li" key={key} textStyle="sm">
            <Text
              fontWeight={isMuted ? "normal" : "medium"}
              color={isMuted ? "fg.muted" : undefined}
              overflowWrap="anywhere"
            >
              {name}
            </Text>
            <Text color="fg.muted" fontVariantNumeric="tabular-nums">
              {time}
            </Text>
          </Box>
        ))}
      </Stack>
    </Box>
  );
}
