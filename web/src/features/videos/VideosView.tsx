import { Button, Grid, HStack, Stack, Text } from "@chakra-ui/react";
import { Link2, Trash2, Upload, Video } from "lucide-react";
import { lazy, Suspense, useCallback, useMemo, useState } from "react";
import { useLanguage, useT } from "../../i18n/useT";
import { useParam } from "../../shared/address/useParam";
import { ChosenBar } from "../../shared/bulk/ChosenBar";
import { useSelection } from "../../shared/bulk/useSelection";
import type { ShownList } from "../../shared/live/usePagedList";
import { fileSize } from "../../shared/number/fileSize";
import { noValue } from "../../shared/number/format";
import { useNumber } from "../../shared/number/useNumber";
import { formatDateTime } from "../../shared/time/format";
import { type Column, figures, written } from "../../shared/ui/list/column";
import { DataList, Named } from "../../shared/ui/list/DataList";
import { MorePages } from "../../shared/ui/MorePages";
import { PageHead } from "../../shared/ui/PageHead";
import { PageMessage } from "../../shared/ui/PageState";
import { RowButton, RowButtons } from "../../shared/ui/RowButton";
import { LabelFiles } from "./LabelFiles";
import type { VideoCounts } from "./useVideos";
import { useVideoName, VideoProgress, VideoStateBadge } from "./VideoFacts";
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
  const [added, setAdded] = useParam("new");
  const [removed, setRemoved] = useState<readonly VideoRow[] | null>(null);
  const selection = useSelection(useMemo(() => rows.map(({ id }) => id), [rows]));
  const chosen = rows.filter(({ id }) => selection.chosen.has(id));
  const close = () => setAdded(null);
  const nameOf = useVideoName();
  const columns = useVideoColumns(useCallback((video: VideoRow) => setRemoved([video]), []));
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
          <DataList
            label={t("title")}
            columns={columns}
            rows={rows}
            choosing={{
              selection,
              all: t("chooseAll"),
              nameOf: (video) => t("choose", { name: nameOf(video) }),
            }}
          />
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

/** What the list shows of each video. */
function useVideoColumns(onRemove: (video: VideoRow) => void): readonly Column<VideoRow>[] {
  const t = useT(videosTexts);
  const language = useLanguage();
  const { number } = useNumber();
  const nameOf = useVideoName();
  return useMemo(
    () => [
      {
        key: "name",
        head: t("name"),
        look: { ...written, minW: "12rem", maxW: "24rem" },
        cell: (video) => (
          <Named
            name={nameOf(video)}
            description={t("rate", {
              rate: number(video.frameRate, Number.isInteger(video.frameRate) ? 0 : 3),
            })}
          />
        ),
        card: { at: "name", cell: nameOf },
      },
      {
        key: "recordedDate",
        head: t("recordedDate"),
        look: figures,
        cell: ({ recordedDate }) => (recordedDate === null ? "-" : formatDateTime(recordedDate)),
        card: {
          at: "fact",
          cell: ({ recordedDate }) => (recordedDate === null ? null : formatDateTime(recordedDate)),
        },
      },
      {
        key: "createDate",
        head: t("createDate"),
        look: figures,
        cell: ({ createDate }) => formatDateTime(createDate),
      },
      {
        key: "size",
        head: t("size"),
        align: "end",
        look: figures,
        cell: ({ fileSize: size }) => fileSize(size, language),
        card: { at: "fact", cell: ({ fileSize: size }) => (size === null ? null : fileSize(size, language)) },
      },
      {
        key: "state",
        head: t("state"),
        look: { maxW: "14rem", whiteSpace: "normal" },
        cell: (video) => <VideoStateBadge video={video} />,
        card: { at: "state", look: { textAlign: "end", flexShrink: "0", maxW: "50%" } },
      },
      {
        key: "progress",
        head: t("progress"),
        look: { minW: "6rem" },
        cell: (video) => <VideoProgress video={video} />,
        card: { at: "foot", look: { flex: "none" } },
      },
      {
        key: "faulty",
        head: t("faulty"),
        align: "end",
        look: { fontVariantNumeric: "tabular-nums" },
        cell: ({ faultyReadingCount }) => number(faultyReadingCount),
        card: {
          at: "fact",
          cell: ({ faultyReadingCount: count }) => (count ? t("faultyCount", { count }) : null),
        },
      },
      {
        key: "plates",
        head: t("platesHead"),
        cell: ({ platesRemoved }) =>
          platesRemoved === null ? noValue : t(platesRemoved ? "platesRemoved" : "platesKept"),
        card: { at: "fact", cell: ({ platesRemoved }) => (platesRemoved ? t("platesRemovedLong") : null) },
      },
      {
        key: "actions",
        head: t("actions"),
        cell: (video) => <VideoButtons video={video} onRemove={onRemove} />,
        card: { at: "buttons" },
      },
    ],
    [t, language, number, nameOf, onRemove],
  );
}

type VideoButtonsProps = { video: VideoRow; onRemove: (video: VideoRow) => void };

/** What can be done with one video. */
function VideoButtons({ video, onRemove }: VideoButtonsProps) {
  const t = useT(videosTexts);
  const name = useVideoName()(video);
  return (
    <RowButtons>
      <LabelFiles of={{ id: video.id, name }} />
      <RowButton
        icon={Trash2}
        label={t("removeOf", { name })}
        title={t("remove")}
        onClick={() => onRemove(video)}
      />
    </RowButtons>
  );
}
