import { Field, ObjectType } from "type-graphql";
import { objectOf } from "../objectType.js";
import { TRAFFIC_VIDEO, TRAFFIC_VIDEO_COUNTS, TRAFFIC_VIDEO_PROGRESS } from "../platform-api/videos.js";

export const TrafficVideo = objectOf(TRAFFIC_VIDEO);
export type TrafficVideo = InstanceType<typeof TrafficVideo>;

export const TrafficVideoProgress = objectOf(TRAFFIC_VIDEO_PROGRESS);
export type TrafficVideoProgress = InstanceType<typeof TrafficVideoProgress>;

export const TrafficVideoCounts = objectOf(TRAFFIC_VIDEO_COUNTS);
export type TrafficVideoCounts = InstanceType<typeof TrafficVideoCounts>;

@ObjectType({ description: "The labelled video.", simpleResolvers: true })
export class SaveTrafficVideoLabelsPayload {
  @Field(() => TrafficVideo, {
    nullable: true,
    description: "As it is now; after a dry run as it would be; null where the platform does not tell.",
  })
  video!: TrafficVideo | null;
}

@ObjectType({ description: "The added video.", simpleResolvers: true })
export class AddTrafficVideoPayload {
  @Field(() => TrafficVideoProgress, {
    nullable: true,
    description: "As it is now; after a dry run as it would be; null where the platform does not tell.",
  })
  video!: TrafficVideoProgress | null;
}

@ObjectType({ description: "The video is somebody else's to label.", simpleResolvers: true })
export class ReturnTrafficVideoPayload {
  @Field({ description: "Always true." })
  returned!: boolean;
}
