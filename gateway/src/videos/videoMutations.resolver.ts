import { Arg, Authorized, Ctx, Mutation, Resolver } from "type-graphql";
import type { Context } from "../context.js";
import { addVideo, saveVideoLabels } from "../platform-api/videos.js";
import { AddTrafficVideoInput, SaveTrafficVideoLabelsInput } from "./video.input.js";
import { AddTrafficVideoPayload, SaveTrafficVideoLabelsPayload } from "./video.type.js";

@Resolver()
export class VideoMutationsResolver {
  @Authorized()
  @Mutation(() => SaveTrafficVideoLabelsPayload, {
    description: "For labellers: stores labels; a video that is not checked yet can be gone on with.",
  })
  async saveTrafficVideoLabels(
    @Arg("input", () => SaveTrafficVideoLabelsInput)
    { dryRun, idempotencyKey, ...labels }: SaveTrafficVideoLabelsInput,
    @Ctx() { platform, call }: Context,
  ): Promise<SaveTrafficVideoLabelsPayload> {
    return { video: await saveVideoLabels(platform, call, labels, { dryRun, idempotencyKey }) };
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
