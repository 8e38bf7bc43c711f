import { Box, Button, Card, Flex, Grid, HStack, Stack, Text } from "@chakra-ui/react";
import { Link2, Trash2, Upload, Video } from "lucide-react";
import { lazy, Suspense, useMemo, useState } from "react";
import { useLanguage, useT } from "../../i18n/useT";
import { useParam } from "../../shared/address/useParam";
import { ChosenBar } from "../../shared/bulk/ChosenBar";
import { SelectBox } from "../../shared/bulk/SelectBox";
import { useSelection } from "../../shared/bulk/useSelection";
import type { ShownList } from "../../shared/live/usePagedList";
import { fileSize } from "../../shared/number/fileSize";
import { useNumber } from "../../shared/number/useNumber";
import { formatDateTime } from "../../shared/time/format";
import { MorePages } from "../../shared/ui/MorePages";
import { PageHead } from "../../shared/ui/PageHead";
import { PageMessage } from "../../shared/ui/PageState";
import { RowButton } from "../../shared/ui/RowButton";
import { useIsPhone } from "../../shared/ui/useMedia";
import { LabelFiles } from "./LabelFiles";
import type { VideoCounts } from "./useVideos";
import { useVideoName, VideoProgress, VideoStateBadge } from "./VideoFacts";
import { type VideoListProps, VideoTable } from "./VideoTable";
import type { VideoRow } from "./videoRow";
import { videosTexts } from "./videosTexts";

const UploadVideoDialog = lazy(async () => ({
  default: (await import("./add/UploadVideoDialog")).UploadVideoDialog,
}));
const RegisterVideoDialog = lazy(async () => ({
  default: (await import("./add/RegisterVideoDialog")).RegisterVideoDialog,
}));
const RemoveVideosDialog = lazy(async () => ({
  default: (await import("./RemoveVideosDialog")).RemoveVideosDialog,
}));

type VideosViewProps = ShownList<VideoRow> & { counts: VideoCounts; reload: () => void };

/** All videos, and what can be done with them. */
export function VideosView({ rows, totalCount, isLoading, loadMore, counts, reload }: VideosViewProps) {
  const t = useT(videosTexts);
  const isPhone = useIsPhone();
  const [added, setAdded] = useParam("new");
  const [removed, setRemoved] = useState<readonly VideoRow[] | null>(null);
  const selection = useSelection(useMemo(() => rows.map(({ id }) => id), [rows]));
  const chosen = rows.filter(({ id }) => selection.chosen.has(id));
  const close = () => setAdded(null);
  const remove = (video: VideoRow) => setRemoved([video]);
  return (
    <>
      <PageHead title={t("title")} intro={t("intro")}>
        <HStack gap="2" wrap="wrap">
          <Button size="sm" variant="outline" bg="bg.panel" onClick={() => setAdded("address")}>
            <Link2 aria-hidden />
            {t("register")}
          </Button>
          <Button size="sm" colorPalette="brand" onClick={() => setAdded("file")}>
            <Upload aria-hidden />
            {t("upload")}
          </Button>
        </HStack>
      </PageHead>
      {counts === null ? null : <VideoFigures counts={counts} />}
      {rows.length === 0 ? (
        <PageMessage icon={<Video />} title={t("none")} text={t("noneText")} />
      ) : (
        <>
          <HStack gap="3" justify="space-between" wrap="wrap">
            <Text role="status" textStyle="sm" color="fg.muted">
              {t("count", { count: totalCount ?? rows.length })}
            </Text>
            <LabelFiles />
          </HStack>
          {isPhone ? (
            <VideoCards videos={rows} selection={selection} onRemove={remove} />
          ) : (
            <VideoTable videos={rows} selection={selection} onRemove={remove} />
          )}
          <MorePages shown={rows.length} total={totalCount} isLoading={isLoading} onMore={loadMore} />
          <Text textStyle="sm" color="fg.muted" maxW="48rem">
            {t("plates")}
          </Text>
        </>
      )}
      <ChosenBar
        count={chosen.length}
        said={t("selected", { count: chosen.length })}
        label={t("selectionLabel")}
        clear={t("clearSelection")}
        onClear={selection.clear}
      >
        <Button size="xs" variant="ghost" colorPalette="red" onClick={() => setRemoved(chosen)}>
          <Trash2 aria-hidden />
          {t("remove")}
        </Button>
      </ChosenBar>
      <Suspense fallback={null}>
        {added === "file" ? <UploadVideoDialog onAdded={reload} onClose={close} /> : null}
        {added === "address" ? <RegisterVideoDialog onAdded={reload} onClose={close} /> : null}
        {removed === null ? null : (
          <RemoveVideosDialog
            videos={removed}
            onRemoved={() => {
              if (removed.some(({ id }) => selection.chosen.has(id))) selection.clear();
              reload();
            }}
            onClose={() => setRemoved(null)}
          />
        )}
      </Suspense>
    </>
  );
}

const names = ["waiting", "inWork", "done"] as const;

/** How many videos are how far. */
function VideoFigures({ counts }: { counts: NonNullable<VideoCounts> }) {
  const t = useT(videosTexts);
  const { number } = useNumber();
  return (
    <Grid
      as="dl"
      aria-label={t("figures")}
      templateColumns="repeat(3, 1fr)"
      gap="1px"
      bg="border"
      borderWidth="1px"
      rounded="xl"
      overflow="hidden"
    >
      {names.map((name) => (
        <Stack key={name} bg="bg.panel" px={{ base: "3", md: "5" }} py="3" gap="1">
          <Text as="dt" textStyle={{ base: "xs", md: "sm" }} color="fg.muted">
            {t(name)}
          </Text>
          <Text as="dd" textStyle="2xl" lineHeight="1" fontWeight="semibold" letterSpacing="-0.02em">
            {number(counts[name])}
          </Text>
        </Stack>
      ))}
    </Grid>
  );
}

/** The videos on a phone. */
function VideoCards({ videos, selection, onRemove }: VideoListProps) {
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
