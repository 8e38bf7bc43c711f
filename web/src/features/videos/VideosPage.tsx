import { useT } from "../../i18n/useT";
import { LoadedPage } from "../../shared/ui/LoadedPage";
import { useVideos } from "./useVideos";
import { VideosView } from "./VideosView";
import { videosTexts } from "./videosTexts";

/** /admin/videos: traffic videos with the progress of their labelling. */
export function VideosPage() {
  const t = useT(videosTexts);
  const { list, counts, at, error, reload } = useVideos();
  return (
    <LoadedPage t={t} data={list} at={at} error={error} onRetry={reload}>
      {(shown) => <VideosView {...shown} counts={counts} reload={reload} />}
    </LoadedPage>
  );
}
