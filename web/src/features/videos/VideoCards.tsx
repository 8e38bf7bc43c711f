import { Box, Card, Flex, HStack, Stack, Text } from "@chakra-ui/react";
import { Trash2 } from "lucide-react";
import { useLanguage, useT } from "../../i18n/useT";
import { SelectBox } from "../../shared/bulk/SelectBox";
import { fileSize } from "../../shared/number/fileSize";
import { formatDateTime } from "../../shared/time/format";
import { RowButton } from "../../shared/ui/RowButton";
import { LabelFiles } from "./LabelFiles";
import { useVideoName, VideoProgress, VideoStateBadge } from "./VideoFacts";
import type { VideoListProps } from "./VideoTable";
import type { VideoRow } from "./videoRow";
import { videosTexts } from "./videosTexts";

/** The videos on a phone. */
export function VideoCards({ videos, selection, onRemove }: VideoListProps) {
  const t = useT(videosTexts);
  return (
    <Stack as="ul" listStyleType="none" gap="2" aria-label={t("tableLabel")}>
      {videos.map((video) => (
        <VideoCard key={video.id} video={video} selection={selection} onRemove={() => onRemove(video)} />
      ))}
    </Stack>
  );
}

type VideoCardProps = Pick<VideoListProps, "selection"> & { video: VideoRow; onRemove: () => void };

function VideoCard({ video, selection, onRemove }: VideoCardProps) {
  const t = useT(videosTexts);
  const language = useLanguage();
  const name = useVideoName()(video);
  const { id, recordedDate, faultyReadingCount } = video;
  const facts = [
    ...(recordedDate === null ? [] : [formatDateTime(recordedDate)]),
    ...(video.fileSize === null ? [] : [fileSize(video.fileSize, language)]),
    ...(faultyReadingCount !== null && faultyReadingCount > 0
      ? [t("faultyCount", { count: faultyReadingCount })]
      : []),
    ...(video.platesRemoved ? [t("platesRemovedLong")] : []),
  ];
  return (
    <Card.Root as="li" ps="1" pe="3" pt="2" pb="1">
      <Flex gap="1" align="start">
        <SelectBox
          label={t("choose", { name })}
          isChosen={selection.chosen.has(id)}
          onToggle={(isRange) => selection.toggle(id, isRange)}
        />
        <Stack flex="1" minW="0" gap="1" pt="1">
          <Flex justify="space-between" gap="2" align="start">
            <Text fontWeight="medium" overflowWrap="anywhere">
              {name}
            </Text>
            <Box textAlign="end" flexShrink="0" maxW="50%">
              <VideoStateBadge video={video} />
            </Box>
          </Flex>
          <Text textStyle="sm" color="fg.muted">
            {facts.join(" · ")}
          </Text>
          <HStack justify="space-between">
            <Box textStyle="sm">
              <VideoProgress video={video} />
            </Box>
            <HStack gap="0.5">
              <LabelFiles of={{ id, name }} />
              <RowButton
                icon={Trash2}
                label={t("removeOf", { name })}
                title={t("remove")}
                onClick={onRemove}
              />
            </HStack>
          </HStack>
        </Stack>
      </Flex>
    </Card.Root>
  );
}
