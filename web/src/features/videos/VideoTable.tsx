import { Box, HStack, Table, Text } from "@chakra-ui/react";
import { Trash2 } from "lucide-react";
import { memo } from "react";
import { useLanguage, useT } from "../../i18n/useT";
import { SelectBox } from "../../shared/bulk/SelectBox";
import { SelectHead } from "../../shared/bulk/SelectHead";
import type { Selection } from "../../shared/bulk/useSelection";
import { fileSize } from "../../shared/number/fileSize";
import { noValue } from "../../shared/number/format";
import { useNumber } from "../../shared/number/useNumber";
import { formatDateTime } from "../../shared/time/format";
import { ButtonsHead, ListHead, ListTable } from "../../shared/ui/ListTable";
import { RowButton } from "../../shared/ui/RowButton";
import { LabelFiles } from "./LabelFiles";
import { useVideoName, VideoProgress, VideoStateBadge } from "./VideoFacts";
import type { VideoRow } from "./videoRow";
import { videosTexts } from "./videosTexts";

export type VideoListProps = {
  videos: readonly VideoRow[];
  selection: Selection;
  onRemove: (video: VideoRow) => void;
};

/** The videos as a table. */
export function VideoTable({ videos, selection, onRemove }: VideoListProps) {
  const t = useT(videosTexts);
  return (
    <ListTable
      label={t("tableLabel")}
      heads={
        <>
          <SelectHead label={t("chooseAll")} selection={selection} />
          <ListHead>{t("name")}</ListHead>
          <ListHead>{t("recordedDate")}</ListHead>
          <ListHead>{t("createDate")}</ListHead>
          <ListHead align="end">{t("size")}</ListHead>
          <ListHead>{t("state")}</ListHead>
          <ListHead>{t("progress")}</ListHead>
          <ListHead align="end">{t("faulty")}</ListHead>
          <ListHead>{t("platesHead")}</ListHead>
          <ButtonsHead>{t("actions")}</ButtonsHead>
        </>
      }
    >
      {videos.map((video) => (
        <Row
          key={video.id}
          video={video}
          isChosen={selection.chosen.has(video.id)}
          toggle={selection.toggle}
          onRemove={onRemove}
        />
      ))}
    </ListTable>
  );
}

type RowProps = {
  video: VideoRow;
  isChosen: boolean;
  toggle: Selection["toggle"];
  onRemove: (video: VideoRow) => void;
};

const Row = memo(function Row({ video, isChosen, toggle, onRemove }: RowProps) {
  const t = useT(videosTexts);
  const language = useLanguage();
  const { number } = useNumber();
  const name = useVideoName()(video);
  const { recordedDate, createDate, frameRate } = video;
  return (
    <Table.Row bg="bg.panel" _hover={{ bg: "bg.subtle" }}>
      <Table.Cell py="0">
        <SelectBox
          label={t("choose", { name })}
          isChosen={isChosen}
          onToggle={(isRange) => toggle(video.id, isRange)}
        />
      </Table.Cell>
      <Table.Cell minW="12rem" maxW="24rem" whiteSpace="normal" overflowWrap="anywhere">
        <Text fontWeight="medium">{name}</Text>
        <Text textStyle="xs" color="fg.muted">
          {t("rate", { rate: number(frameRate, Number.isInteger(frameRate) ? 0 : 3) })}
        </Text>
      </Table.Cell>
      <Table.Cell whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
        {recordedDate === null ? "-" : formatDateTime(recordedDate)}
      </Table.Cell>
      <Table.Cell whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
        {formatDateTime(createDate)}
      </Table.Cell>
      <Table.Cell textAlign="end" whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
        {fileSize(video.fileSize, language)}
      </Table.Cell>
      <Table.Cell maxW="14rem" whiteSpace="normal">
        <VideoStateBadge video={video} />
      </Table.Cell>
      <Table.Cell minW="6rem">
        <VideoProgress video={video} />
      </Table.Cell>
      <Table.Cell textAlign="end" fontVariantNumeric="tabular-nums">
        {number(video.faultyReadingCount)}
      </Table.Cell>
      <Table.Cell>
        {video.platesRemoved === null ? noValue : t(video.platesRemoved ? "platesRemoved" : "platesKept")}
      </Table.Cell>
      <Table.Cell py="1">
        <HStack gap="0.5" justify="end">
          <Box>
            <LabelFiles of={{ id: video.id, name }} />
          </Box>
          <RowButton
            icon={Trash2}
            label={t("removeOf", { name })}
            title={t("remove")}
            onClick={() => onRemove(video)}
          />
        </HStack>
      </Table.Cell>
    </Table.Row>
  );
});
