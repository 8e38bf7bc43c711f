import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, FieldResolver, Info, Mutation, Query, Resolver, Root } from "type-graphql";
import { BulkPayload, DeleteInput } from "../bulk/bulk.types.js";
import { runBulk } from "../bulk/runBulk.js";
import type { Context } from "../context.js";
import { connectionOf, type Page, PageArgs } from "../lists/page.types.js";
import { pageQuery, toPage } from "../lists/readPage.js";
import { userLoader } from "../loaders/user.loader.js";
import {
  addVideo,
  decodeVideos,
  deleteVideo,
  getVideoCounts,
  nextVideo,
  pageOfVideos,
  returnVideo,
  saveVideoLabels,
  type TrafficVideoProgressRecord,
} from "../platform-api/videos.js";
import { User } from "../users/user.types.js";
import {
  AddTrafficVideoInput,
  AddTrafficVideoPayload,
  ReturnTrafficVideoInput,
  ReturnTrafficVideoPayload,
  SaveTrafficVideoLabelsInput,
  SaveTrafficVideoLabelsPayload,
  TrafficVideo,
  TrafficVideoCounts,
  TrafficVideoProgress,
} from "./video.types.js";

const TrafficVideoConnection = connectionOf(TrafficVideoProgress, "TrafficVideo");

@Resolver(() => TrafficVideoProgress)
export class VideoResolver {
  @Query(() => TrafficVideo, {
    nullable: true,
    description:
      "For labellers: the video that they have in work, else the next one, which is then kept for them for half an hour; null where there is none.",
  })
  nextTrafficVideo(@Ctx() { platform }: Context): Promise<TrafficVideo | null> {
    return nextVideo(platform);
  }

  @Query(() => TrafficVideoConnection, {
    nullable: true,
    description: "For administrators: how far each traffic video is, newest first.",
  })
  async trafficVideos(
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { platform }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Page<TrafficVideoProgressRecord>> {
    return toPage(await pageOfVideos(platform, pageQuery(page, info)), decodeVideos);
  }

  @Query(() => TrafficVideoCounts, {
    nullable: true,
    description: "For labellers and administrators: how far the labelling of all videos is.",
  })
  trafficVideoCounts(@Ctx() { platform }: Context): Promise<TrafficVideoCounts> {
    return getVideoCounts(platform);
  }

  @FieldResolver(() => User, {
    nullable: true,
    description: "Who labels or labelled it; null: nobody yet, or gone.",
  })
  labeller(
    @Root() video: TrafficVideoProgressRecord,
    @Ctx() { loaders }: Context,
  ): Promise<User | null> | null {
    return video.labellerId === null ? null : loaders.get(userLoader).load(video.labellerId);
  }

  @Mutation(() => SaveTrafficVideoLabelsPayload, {
    description: "For labellers: stores labels; a video that is not checked yet can be gone on with.",
  })
  async saveTrafficVideoLabels(
    @Arg("input", () => SaveTrafficVideoLabelsInput)
    { dryRun, ...labels }: SaveTrafficVideoLabelsInput,
    @Ctx() { platform }: Context,
  ): Promise<SaveTrafficVideoLabelsPayload> {
    return { video: await saveVideoLabels(platform, labels, { dryRun }) };
  }

  @Mutation(() => ReturnTrafficVideoPayload, {
    description:
      "For labellers: gives the video in work back, with the labels that it has. It goes behind those that wait.",
  })
  async returnTrafficVideo(
    @Arg("input", () => ReturnTrafficVideoInput) { id, dryRun, idempotencyKey }: ReturnTrafficVideoInput,
    @Ctx() { platform }: Context,
  ): Promise<ReturnTrafficVideoPayload> {
    await returnVideo(platform, id, { dryRun, idempotencyKey });
    return { returned: true };
  }

  @Mutation(() => BulkPayload, {
    description: "For administrators: deletes videos with their films and labels.",
  })
  deleteTrafficVideos(
    @Arg("input", () => DeleteInput) input: DeleteInput,
    @Ctx() context: Context,
  ): Promise<BulkPayload> {
    return runBulk(context, input.ids, input, { name: "deleteTrafficVideos", one: deleteVideo });
  }

  @Mutation(() => AddTrafficVideoPayload, {
    description: "For administrators: takes a video in, with the road users that the camera saw.",
  })
  async addTrafficVideo(
    @Arg("input", () => AddTrafficVideoInput) { dryRun, idempotencyKey, ...video }: AddTrafficVideoInput,
    @Ctx() { platform }: Context,
  ): Promise<AddTrafficVideoPayload> {
    return { video: await addVideo(platform, video, { dryRun, idempotencyKey }) };
  }
}
