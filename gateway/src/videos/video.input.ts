import { ArrayMaxSize, IsOptional, Max, MaxLength, Min, MinLength, ValidateNested } from "class-validator";
import { Field, Float, ID, InputType, Int } from "type-graphql";
import { BULK_ITEMS_AT_MOST, BulkOptionsInput, DryRunInput } from "../bulk/bulk.input.js";
import { enumOf } from "../objectType.js";
import { DIRECTION } from "../platform-api/direction.js";
import type { DirectionName, VideoVehicleChange } from "../platform-api/videos.js";
import { UnixTime } from "../scalars/unixTime.js";

const Direction = enumOf(DIRECTION);

@InputType({ description: "Labels of one road user; what is left out is not known, and cleared." })
class VehicleLabels {
  @Field(() => Boolean, { nullable: true, description: "Whether the camera was wrong: no vehicle." })
  faultyReading?: boolean | null;

  @Field(() => Direction, { nullable: true, description: "Which way it goes." })
  direction?: DirectionName | null;

  @Field(() => String, { nullable: true, description: "What it is, 1 to 50 characters." })
  @IsOptional()
  @MinLength(1)
  @MaxLength(50)
  vehicleType?: string | null;

  @Field(() => String, { nullable: true, description: "Its plate, 1 to 20 characters." })
  @IsOptional()
  @MinLength(1)
  @MaxLength(20)
  plate?: string | null;

  @Field(() => UnixTime, { nullable: true, description: "When it passed." })
  datetime?: number | null;

  @Field(() => Int, { nullable: true, description: "The film's frame that shows it best; the first is 0." })
  @IsOptional()
  @Min(0)
  @Max(10_000_000)
  frame?: number | null;
}

@InputType({ description: "Labels of one road user; what is left out is not known, and cleared." })
export class VideoVehicleInput extends VehicleLabels implements VideoVehicleChange {
  @Field(() => ID, { description: "Its number within the video; a new number adds one." })
  id!: string;
}

@InputType({ description: "A road user that the camera saw." })
export class NewVideoVehicleInput extends VehicleLabels implements VideoVehicleChange {
  @Field(() => ID, { nullable: true, description: "Its number within the video; left out: by its place." })
  id?: string | null;
}

/** Without an idempotency key: nobody keeps plates for a second answer. The same labels again change nothing. */
@InputType({ description: "Labels of a video." })
export class SaveTrafficVideoLabelsInput extends DryRunInput {
  @Field(() => ID, { description: "The video." })
  id!: string;

  @Field(() => [VideoVehicleInput], {
    description:
      "Road users whose labels changed; those that are left out stay. 250 at most, the rest in a next one.",
  })
  @ArrayMaxSize(BULK_ITEMS_AT_MOST)
  @ValidateNested({ each: true })
  vehicles!: VideoVehicleInput[];

  @Field({ description: "Whether all of it is labelled now." })
  checked!: boolean;
}

@InputType({ description: "A new video." })
export class AddTrafficVideoInput extends BulkOptionsInput {
  @Field({
    description: "Where the film is: an https address, or a path on this origin; 1,000 characters at most.",
  })
  @MinLength(1)
  @MaxLength(1000)
  url!: string;

  @Field(() => String, { nullable: true, description: "What people call it; up to 200 characters." })
  @IsOptional()
  @MaxLength(200)
  title?: string | null;

  @Field(() => UnixTime, { nullable: true, description: "When its first frame was taken." })
  recordedDate?: number | null;

  @Field(() => Float, { description: "Frames a second, 1 to 240." })
  @Min(1)
  @Max(240)
  frameRate!: number;

  @Field(() => [NewVideoVehicleInput], {
    defaultValue: [],
    description: "What the camera saw; 250 at most, more of them with saveTrafficVideoLabels.",
  })
  @ArrayMaxSize(BULK_ITEMS_AT_MOST)
  @ValidateNested({ each: true })
  vehicles!: NewVideoVehicleInput[];
}

@InputType({ description: "A video that its labeller can't finish." })
export class ReturnTrafficVideoInput extends BulkOptionsInput {
  @Field(() => ID, { description: "The video." })
  id!: string;
}
