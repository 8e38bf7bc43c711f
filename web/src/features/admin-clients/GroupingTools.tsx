import { Button, SegmentGroup } from "@chakra-ui/react";
import { ChevronsDownUp, ChevronsUpDown } from "lucide-react";
import { useT } from "../../i18n/useT";
import { adminClientsTexts } from "./adminClientsTexts";

type GroupingToolsProps = {
  isFlat: boolean;
  onFlat: (isFlat: boolean) => void;
  /** Ids of the visible groups, and of the folded ones. */
  groupIds: readonly string[];
  folded: readonly string[];
  onFold: (folded: readonly string[]) => void;
};

const lists = ["grouped", "flat"] as const;

/** Switches between groups and one list, and folds or unfolds all groups. */
export function GroupingTools({ isFlat, onFlat, groupIds, folded, onFold }: GroupingToolsProps) {
  const t = useT(adminClientsTexts);
  const isWholeFolded = groupIds.every((id) => folded.includes(id));
  const Icon = isWholeFolded ? ChevronsUpDown : ChevronsDownUp;
  return (
    <>
      <SegmentGroup.Root
        size="sm"
        value={isFlat ? "flat" : "grouped"}
        aria-label={t("list")}
        onValueChange={({ value }) => onFlat(value === "flat")}
      >
        <SegmentGroup.Indicator />
        {lists.map((list) => (
          <SegmentGroup.Item key={list} value={list} h="8">
            <SegmentGroup.ItemText>{t(list)}</SegmentGroup.ItemText>
            <SegmentGroup.ItemHiddenInput />
          </SegmentGroup.Item>
        ))}
      </SegmentGroup.Root>
      {isFlat || groupIds.length < 2 ? null : (
        <Button size="xs" variant="ghost" onClick={() => onFold(isWholeFolded ? [] : groupIds)}>
          <Icon aria-hidden />
          {t(isWholeFolded ? "unfoldAll" : "foldAll")}
        </Button>
      )}
    </>
  );
}
