import { Arg, Authorized, Ctx, Mutation, Resolver } from "type-graphql";
import { BulkPayload, DeleteInput } from "../bulk/bulk.types.js";
import { runBulk } from "../bulk/runBulk.js";
import type { Context } from "../context.js";
import { addVideo, deleteVideo, returnVideo, saveVideoLabels } from "../platform-api/videos.js";
import { AddTrafficVideoInput, ReturnTrafficVideoInput, SaveTrafficVideoLabelsInput } from "./video.input.js";
import {
  AddTrafficVideoPayload,
  ReturnTrafficVideoPayload,
  SaveTrafficVideoLabelsPayload,
} from "./video.type.js";

@Resolver()
export class VideoMutationsResolver {
  @Authorized()
  @Mutation(() => SaveTrafficVideoLabelsPayload, {
    description: "For labellers: stores labels; a video that is not checked yet can be gone on with.",
  })
  async saveTrafficVideoLabels(
    @Arg("input", () => SaveTrafficVideoLabelsInput)
    { dryRun, ...labels }: SaveTrafficVideoLabelsInput,
    @Ctx() { platform, call }: Context,
  ): Promise<SaveTrafficVideoLabelsPayload> {
    return { video: await saveVideoLabels(platform, call, labels, { dryRun }) };
  }

  @Authorized()
  @Mutation(() => ReturnTrafficVideoPayload, {
    description:
      "For labellers: gives the video in work back, with the labels that it has. It goes behind those that wait.",
  })
  async returnTrafficVideo(
    @Arg("input", () => ReturnTrafficVideoInput) { id, dryRun, idempotencyKey }: ReturnTrafficVideoInput,
    @Ctx() { platform, call }: Context,
  ): Promise<ReturnTrafficVideoPayload> {
    await returnVideo(platform, call, id, { dryRun, idempotencyKey });
    return { returned: true };
  }

  @Authorized()
  @Mutation(() => BulkPayload, {
    description: "For administrators: deletes videos with their films and labels.",
  })
  deleteTrafficVideos(
    @Arg("input", () => DeleteInput) input: DeleteInput,
    @Ctx() context: Context,
  ): Promise<BulkPayload> {
    return runBulk(context, input.ids, input, {
      name: "deleteTrafficVideos",
      one: (id, call, options) => deleteVideo(context.platform, call, id, options),
    });
  }

  @Authorized()
  @Mutation(() => AddTrafficVideoPayload, {
    description: "For administrators: takes a video in, with the road users that the camera saw.",
  })
  async addTrafficVideo(
    @Arg("input", () => AddTrafficVideoInput) { dryRun, idempotencyKey, ...video }: AddTrafficVideoInput,
    @Ctx() { platform, call }: Context,
  ): Promise<AddTrafficVideoPayload> {
    return { video: await addVideo(platform, call, video, { dryRun, idempotencyKey }) };
  }
}
