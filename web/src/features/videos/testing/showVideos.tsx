import { act } from "@testing-library/react";
import { type BulkInput, bulkAnswers } from "../../../../test/bulkAnswers";
import { renderPortal } from "../../../../test/renderPortal";
import { feed, type Root } from "../../../../test/schemaLink";
import { VideosPage } from "../VideosPage";

const day = 1_793_000_000;

export const video = (id: string, part: object = {}) => ({
  id,
  title: `Cesta ${id}`,
  recordedDate: day,
  url: `/stetje/video/file?id=${id}`,
  fileSize: 12_300_000,
  frameRate: 15,
  checked: false,
  createDate: day + 3600,
  checkedDate: null,
  leaseUntil: null,
  vehicleCount: 50,
  labelledCount: 0,
  faultyReadingCount: 0,
  platesRemoved: false,
  labeller: null,
  ...part,
});

type Listed = ReturnType<typeof video>;

/** Renders the administrators' page of videos with a portal that deletes videos and records its queries. */
export async function showVideos({
  videos = [video("2"), video("1")],
  at = "/admin/videos",
  root = {} as Root,
}: {
  videos?: Listed[];
  at?: string;
  root?: Root;
} = {}) {
  const sent: [string, BulkInput][] = [];
  const state = { videos };
  const answers = bulkAnswers((name, input) => {
    sent.push([name, input]);
    state.videos = state.videos.filter(({ id }) => !input.ids?.includes(id));
  });
  const added: object[] = [];
  const view = await act(async () =>
    renderPortal(<VideosPage />, {
      at,
      root: {
        bulkProgress: () => feed().stream(),
        trafficVideos: ({ first, after }: { first: number; after?: string | null }) => {
          const from = after ? Number(after) : 0;
          const nodes = state.videos.slice(from, from + first);
          const hasNextPage = state.videos.length > from + first;
          return {
            nodes,
            totalCount: state.videos.length,
            pageInfo: { hasNextPage, endCursor: hasNextPage ? String(from + first) : null },
          };
        },
        trafficVideoCounts: () => ({ waiting: 3, inWork: 1, done: 12 }),
        deleteTrafficVideos: answers("deleteTrafficVideos"),
        addTrafficVideo: ({ input }: { input: object }) => {
          added.push(input);
          return { video: video("9") };
        },
        ...root,
      },
    }),
  );
  return { ...view, sent, added, state };
}
