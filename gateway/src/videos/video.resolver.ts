import type { GraphQLResolveInfo } from "graphql";
import { Args, Authorized, Ctx, FieldResolver, Info, Query, Resolver, Root } from "type-graphql";
import type { Context } from "../context.js";
import { connectionOf, type Page, PageArgs } from "../lists/page.types.js";
import { pageQuery, toPage } from "../lists/readPage.js";
import { userLoader } from "../loaders/user.loader.js";
import {
  decodeVideos,
  getVideoCounts,
  nextVideo,
  pageOfVideos,
  type TrafficVideoProgressRecord,
} from "../platform-api/videos.js";
import { User } from "../users/user.type.js";
import { TrafficVideo, TrafficVideoCounts, TrafficVideoProgress } from "./video.type.js";

const TrafficVideoConnection = connectionOf(TrafficVideoProgress, "TrafficVideo");

@Resolver(() => TrafficVideoProgress)
export class VideoResolver {
  @Authorized()
  @Query(() => TrafficVideo, {
    nullable: true,
    description:
      "For labellers: the video that they have in work, else the next one, which is then kept for them for half an hour; null where there is none.",
  })
  nextTrafficVideo(@Ctx() { platform, call }: Context): Promise<TrafficVideo | null> {
    return nextVideo(platform, call);
  }

  @Authorized()
  @Query(() => TrafficVideoConnection, {
    nullable: true,
    description: "For administrators: how far each traffic video is, newest first.",
  })
  async trafficVideos(
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { platform, call }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Page<TrafficVideoProgressRecord>> {
    return toPage(await pageOfVideos(platform, call, pageQuery(page, info)), decodeVideos);
  }

  @Authorized()
  @Query(() => TrafficVideoCounts, {
    nullable: true,
    description: "For labellers and administrators: how far the labelling of all videos is.",
  })
  trafficVideoCounts(@Ctx() { platform, call }: Context): Promise<TrafficVideoCounts> {
    return getVideoCounts(platform, call);
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
}
