import { Badge, Box, Button, Flex, HStack, Text } from "@chakra-ui/react";
import { ChevronDown, ChevronRight, RotateCcw } from "lucide-react";
import { useId, useState } from "react";
import { useT } from "../../../i18n/useT";
import { configTexts } from "../../../shared/config/configTexts";
import { DifferenceList } from "../../../shared/config/DifferenceList";
import { changesOf } from "../../../shared/config/differences";
import { formatDateTime } from "../../../shared/time/format";
import type { HistoryEntry } from "./useHistory";

type HistoryItemProps = {
  entry: HistoryEntry;
  timeZone: string;
  /** The one that the device is to have now. */
  isCurrent: boolean;
  onRestore: (version: number) => void;
};

/** One version: when, by whom, and what it changed. */
export function HistoryItem({ entry, timeZone, isCurrent, onRestore }: HistoryItemProps) {
  const t = useT(configTexts);
  const changesId = useId();
  const [isOpen, setOpen] = useState(false);
  const { version, changeDate, changedBy, restoredFrom, changeCount, changes } = entry;
  const Arrow = isOpen ? ChevronDown : ChevronRight;
  const more = (changeCount ?? 0) - (changes?.length ?? 0);
  return (
    <Box as="li" px="4" py="3" borderTopWidth="1px" _first={{ borderTopWidth: 0 }}>
      <Flex gap="3" align="center" justify="space-between" wrap="wrap">
        <Box minW="0">
          <HStack gap="2" wrap="wrap">
            <Text fontWeight="medium">{t("version", { version })}</Text>
            {isCurrent ? <Badge colorPalette="brand">{t("current")}</Badge> : null}
            {restoredFrom === null ? null : (
              <Badge variant="outline">{t("restoredFrom", { version: restoredFrom })}</Badge>
            )}
          </HStack>
          <Text textStyle="sm" color="fg.muted">
            {t("assignedBy", {
              time: formatDateTime(changeDate, timeZone),
              who: changedBy?.email ?? null,
            })}
          </Text>
        </Box>
        <HStack gap="1" ms={{ base: "-2", sm: "0" }}>
          <Button
            size="xs"
            variant="ghost"
            aria-expanded={isOpen}
            aria-controls={changesId}
            disabled={changes === null || changes.length === 0}
            onClick={() => setOpen(!isOpen)}
          >
            <Arrow aria-hidden />
            {t("changes", { count: changeCount ?? changes?.length ?? null })}
          </Button>
          <Button
            size="xs"
            variant="ghost"
            disabled={isCurrent || version === null}
            aria-label={t("restoreVersion", { version })}
            onClick={() => version !== null && onRestore(version)}
          >
            <RotateCcw aria-hidden />
            {t("restore")}
          </Button>
        </HStack>
      </Flex>
      <Box id={changesId} hidden={!isOpen} pt="3">
        {isOpen ? <DifferenceList changes={(changes ?? []).flatMap(changesOf)} level="h2" /> : null}
        {isOpen && more > 0 ? (
          <Text textStyle="sm" color="fg.muted" pt="2">
            {t("changesMore", { count: more })}
          </Text>
        ) : null}
      </Box>
    </Box>
  );
}
