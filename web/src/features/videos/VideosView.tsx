import { Button, HStack, Text } from "@chakra-ui/react";
import { Link2, Trash2, Upload, Video } from "lucide-react";
import { lazy, Suspense, useMemo, useState } from "react";
import { useT } from "../../i18n/useT";
import { useParam } from "../../shared/address/useParam";
import { ChosenBar } from "../../shared/bulk/ChosenBar";
import { useSelection } from "../../shared/bulk/useSelection";
import type { ShownList } from "../../shared/live/usePagedList";
import { MorePages } from "../../shared/ui/MorePages";
import { PageHead } from "../../shared/ui/PageHead";
import { PageMessage } from "../../shared/ui/PageState";
import { useIsPhone } from "../../shared/ui/useMedia";
import { LabelFiles } from "./LabelFiles";
import type { VideoCounts } from "./useVideos";
import { VideoCards } from "./VideoCards";
import { VideoFigures } from "./VideoFigures";
import { VideoTable } from "./VideoTable";
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
