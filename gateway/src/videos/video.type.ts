import { Field, Float, ID, Int, ObjectType } from "type-graphql";
import { Direction } from "../measurements/reading.type.js";
import type {
  DirectionName,
  TrafficVideoCountsRecord,
  TrafficVideoProgressRecord,
  TrafficVideoRecord,
  VideoVehicleRecord,
} from "../platform-api/videos.js";
import { UnixTime } from "../scalars/unixTime.js";

@ObjectType({ description: "A road user that the camera or a labeller saw.", simpleResolvers: true })
export class VideoVehicle implements VideoVehicleRecord {
  @Field(() => ID, { description: "Its number within the video." })
  id!: string;

  @Field({ description: "Whether the camera was wrong: no vehicle." })
  faultyReading!: boolean;

  @Field(() => Direction, { nullable: true, description: "Which way it goes; null: not labelled." })
  direction!: DirectionName | null;

  @Field(() => String, { nullable: true, description: "What it is, e.g. `car`; null: not labelled." })
  vehicleType!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Its plate, which is personal data and removed some days after; null: not labelled, or removed.",
  })
  plate!: string | null;

  @Field(() => UnixTime, { nullable: true, description: "When it passed; null: not labelled." })
  datetime!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: "The film's frame that shows it best, of which the first is 0; null: not known.",
  })
  frame!: number | null;
}

@ObjectType({ description: "A traffic video with its labels.", simpleResolvers: true })
export class TrafficVideo implements TrafficVideoRecord {
  @Field(() => ID, { description: "Its id." })
  id!: string;

  @Field({ description: "Whether all of it is labelled." })
  checked!: boolean;

  @Field(() => String, { nullable: true, description: "What people call it." })
  title!: string | null;

  @Field(() => UnixTime, { nullable: true, description: "When its first frame was taken; null: not known." })
  recordedDate!: number | null;

  @Field({ description: "Where the film is: an https address, or a path on this origin." })
  url!: string;

  @Field(() => Float, { description: "Frames a second." })
  frameRate!: number;

  @Field(() => [VideoVehicle], { description: "The road users in it; 2,000 at most." })
  vehicles!: VideoVehicle[];
}

@ObjectType({ description: "How far a traffic video is; without plates.", simpleResolvers: true })
export class TrafficVideoProgress implements TrafficVideoProgressRecord {
  labellerId!: string | null;

  @Field(() => ID, { description: "The video's id." })
  id!: string;

  @Field(() => String, { nullable: true, description: "What people call it." })
  title!: string | null;

  @Field(() => UnixTime, { nullable: true, description: "When its first frame was taken; null: not known." })
  recordedDate!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: "Bytes of the film that was uploaded; null: it lies elsewhere, or is gone with its plates.",
  })
  fileSize!: number | null;

  @Field({ description: "Where the film is: an https address, or a path on this origin." })
  url!: string;

  @Field(() => Float, { description: "Frames a second." })
  frameRate!: number;

  @Field({ description: "Whether all of it is labelled." })
  checked!: boolean;

  @Field(() => UnixTime, { description: "When it was added." })
  createDate!: number;

  @Field(() => UnixTime, { nullable: true, description: "When its labels were finished; null: not yet." })
  checkedDate!: number | null;

  @Field(() => UnixTime, {
    nullable: true,
    description: "Until when it is kept for its labeller; null: for nobody.",
  })
  leaseUntil!: number | null;

  @Field(() => Int, { description: "How many road users are in it." })
  vehicleCount!: number;

  @Field(() => Int, { description: "How many of them are labelled: as none, or with type and direction." })
  labelledCount!: number;

  @Field(() => Int, { description: "How many of them are none." })
  faultyReadingCount!: number;

  @Field({
    description: "Whether its plates have been removed, and the film with them; its labels are closed then.",
  })
  platesRemoved!: boolean;
}

@ObjectType({ description: "The labelled video.", simpleResolvers: true })
export class SaveTrafficVideoLabelsPayload {
  @Field(() => TrafficVideo, { description: "As it is now; after a dry run as it would be." })
  video!: TrafficVideo;
}

@ObjectType({ description: "The added video.", simpleResolvers: true })
export class AddTrafficVideoPayload {
  @Field(() => TrafficVideoProgress, { description: "As it is now; after a dry run as it would be." })
  video!: TrafficVideoProgress;
}

@ObjectType({ description: "The video is somebody else's to label.", simpleResolvers: true })
export class ReturnTrafficVideoPayload {
  @Field({ description: "Always true." })
  returned!: boolean;
}

@ObjectType({ description: "How far the labelling of all videos is.", simpleResolvers: true })
export class TrafficVideoCounts implements TrafficVideoCountsRecord {
  @Field(() => Int, { description: "Videos that nobody has in work." })
  waiting!: number;

  @Field(() => Int, { description: "Videos that somebody has in work." })
  inWork!: number;

  @Field(() => Int, { description: "Videos that are labelled." })
  done!: number;
}
