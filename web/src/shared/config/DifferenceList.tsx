import { Badge, Box, Button, Flex, Heading, HStack, Stack, Text } from "@chakra-ui/react";
import { CopyPlus, Undo2 } from "lucide-react";
import { type Change, isCount } from "./differences";
import { pathName } from "./document";
import { SECTIONS, type SectionKey } from "./sections";
import { within } from "./useAnalysis";
import { useConfigTexts } from "./useConfigTexts";

type DifferenceListProps = {
  changes: readonly Change[];
  onRevert?: (change: Change) => void;
  /** Gives other devices the value of the change. */
  onApply?: (change: Change) => void;
  /** True if the change is only carried along: somebody else made it. */
  isCarried?: (change: Change) => boolean;
  /** Level of the headings; h2 if only the page's heading is above the list. */
  level?: "h2" | "h3";
};

const sections: readonly (SectionKey | null)[] = [...SECTIONS.map(({ key }) => key), null];

/** Differences by section: place, old value, new value. */
export function DifferenceList({ changes, onRevert, onApply, isCarried, level = "h3" }: DifferenceListProps) {
  const { t, name } = useConfigTexts();
  if (changes.length === 0)
    return (
      <Text color="fg.muted" textStyle="sm">
        {t("differenceNone")}
      </Text>
    );
  return (
    <Stack gap="4">
      {sections.map((section) => {
        const own = within(changes, section);
        if (own.length === 0) return null;
        return (
          <Box key={section}>
            <HStack justify="space-between" pb="1">
              <Heading as={level} textStyle="sm" fontWeight="medium">
                {name(`section_${section ?? "other"}`)}
              </Heading>
              <Text textStyle="xs" color="fg.muted">
                {t("changes", { count: own.length })}
              </Text>
            </HStack>
            <Box as="ul" listStyleType="none" borderWidth="1px" rounded="l2" overflow="hidden">
              {own.map((change) => (
                <ChangeLine
                  key={pathName(change.path)}
                  change={change}
                  onRevert={onRevert}
                  onApply={onApply}
                  isCarried={isCarried}
                />
              ))}
            </Box>
          </Box>
        );
      })}
    </Stack>
  );
}

type ChangeLineProps = Pick<DifferenceListProps, "onRevert" | "onApply" | "isCarried"> & { change: Change };

function ChangeLine({ change, onRevert, onApply, isCarried }: ChangeLineProps) {
  const { t } = useConfigTexts();
  const path = pathName(change.path);
  const canAct = !isCount(change.path) && (onRevert !== undefined || onApply !== undefined);
  return (
    <Box as="li" px="3" py="2" borderTopWidth="1px" _first={{ borderTopWidth: 0 }} bg="bg.panel">
      <Text fontFamily="mono" fontSize="xs" color="fg.muted" wordBreak="break-word">
        {path}
        {isCarried?.(change) ? (
          <Badge ms="2" size="sm" colorPalette="orange" fontFamily="body">
            {t("isCarried")}
          </Badge>
        ) : null}
      </Text>
      <Flex gap="2" align="baseline" wrap="wrap" textStyle="sm" fontVariantNumeric="tabular-nums">
        <Value value={change.before} kind="before" />
        <Text as="span" aria-hidden color="fg.subtle">
          →
        </Text>
        <Value value={change.after} kind="after" />
      </Flex>
      {canAct ? (
        <HStack gap="1" pt="1" ms="-2">
          {onRevert === undefined ? null : (
            <Button
              size="2xs"
              variant="ghost"
              aria-label={t("revertField", { path })}
              onClick={() => onRevert(change)}
            >
              <Undo2 aria-hidden />
              {t("revert")}
            </Button>
          )}
          {onApply === undefined ? null : (
            <Button
              size="2xs"
              variant="ghost"
              aria-label={t("applyFieldOf", { path })}
              onClick={() => onApply(change)}
            >
              <CopyPlus aria-hidden />
              {t("applyField")}
            </Button>
          )}
        </HStack>
      ) : null}
    </Box>
  );
}

const LONGEST = 120;

function Value({ value, kind }: { value: unknown; kind: "before" | "after" }) {
  const { t } = useConfigTexts();
  const text = value === undefined ? t("nothing") : JSON.stringify(value);
  const isBefore = kind === "before";
  return (
    <Text
      as={isBefore ? "del" : "ins"}
      position="relative"
      fontFamily={value === undefined ? undefined : "mono"}
      fontSize="xs"
      textDecoration={isBefore && value !== undefined ? "line-through" : "none"}
      color={isBefore ? "fg.error" : "fg.success"}
      wordBreak="break-word"
    >
      <Text as="span" srOnly>{`${t(kind)}: `}</Text>
      {text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text}
    </Text>
  );
}
