import { useApolloClient } from "@apollo/client/react";
import { paths } from "../../../app/paths";
import { TrafficVideosDocument } from "../../../graphql/operations/adminVideos";
import type { UploadEnd } from "../../../shared/upload/sendForm";
import { useUpload } from "../../../shared/upload/useUpload";
import type { VideoValues } from "./videoFields";

export type NewFilm = VideoValues & { file: File; vehicles: readonly object[] };

/** So many of the newest are looked at. */
const first = 25;

/** Takes films in, one upload at a time. */
export function useVideoUpload() {
  const apollo = useApolloClient();
  const { upload, ...rest } = useUpload();

  const newest = async () => {
    const answer = await apollo
      .query({ query: TrafficVideosDocument, variables: { first }, fetchPolicy: "no-cache" })
      .catch(() => null);
    return answer?.data?.trafficVideos?.nodes ?? null;
  };
  /** Whether a video has come since that is the one that was sent: of a lost answer nobody knows otherwise. */
  const hasCome = ({ file, title }: NewFilm) => {
    const before = newest();
    return async (): Promise<boolean> => {
      const known = await before;
      if (known === null) return false;
      const ids = new Set(known.map(({ id }) => id));
      return ((await newest()) ?? []).some(
        (one) => !ids.has(one.id) && one.fileSize === file.size && one.title === title,
      );
    };
  };
  return {
    ...rest,
    /** Null where one is under way already. */
    upload: (film: NewFilm): Promise<UploadEnd | null> => {
      const { file, title, frameRate, recordedDate, vehicles } = film;
      const form = new FormData();
      form.append("frameRate", String(frameRate));
      if (title !== null) form.append("title", title);
      if (recordedDate !== null) form.append("recordedDate", String(recordedDate));
      if (vehicles.length > 0) form.append("vehicles", JSON.stringify(vehicles));
      form.append("file", file);
      return upload({ address: paths.videoUpload, form, size: file.size, hasCome: () => hasCome(film) });
    },
  };
}
