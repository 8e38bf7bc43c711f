import { Field, Int, ObjectType } from "type-graphql";
import { UnixTime } from "../scalars/unixTime.js";

/** What the states that a device with a firmware goes through mean. */
export const progressStates = {
  ASSIGNED: { description: "It has not fetched it yet." },
  DOWNLOADING: { description: "It is fetching it." },
  DOWNLOADED: { description: "It has the whole file, and has not told its new version yet." },
  INSTALLED: { description: "It tells this version." },
  FAILED: { description: "It told another version after it got the file, or gave up fetching it." },
};

/** What is known of how a device comes to a firmware, by itself or as one of a staged rollout. */
@ObjectType({ simpleResolvers: true })
export abstract class DeviceProgress {
  @Field(() => UnixTime, {
    nullable: true,
    description: "When it was last assigned it; null until then, and where nobody knows.",
  })
  assignDate!: number | null;

  @Field(() => UnixTime, { nullable: true, description: "When it began to fetch the file; null until then." })
  downloadDate!: number | null;

  @Field(() => UnixTime, { nullable: true, description: "When it had the whole file; null until then." })
  downloadedDate!: number | null;

  @Field(() => UnixTime, { nullable: true, description: "When it last told its version; null until then." })
  reportDate!: number | null;

  @Field(() => String, { nullable: true, description: "The version that it last told." })
  reportedVersion!: string | null;

  @Field(() => Int, { description: "How often it was assigned it." })
  attempts!: number;
}
