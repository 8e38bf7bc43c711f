import { Field, Int, ObjectType } from "type-graphql";
import type { BackupRecord, JobRecord, SystemRecord } from "../platform-api/system.js";
import { UnixTime } from "../scalars/unixTime.js";
import { BackupOutcome, JobOutcome } from "./systemEnums.js";
import { SystemDatabase, SystemQueues } from "./systemParts.type.js";

@ObjectType({ description: "The gateway that answers.", simpleResolvers: true })
export class SystemGateway {
  @Field({ description: "Its version." })
  version!: string;

  @Field({ description: "Version of Node.js." })
  node!: string;

  @Field(() => UnixTime, { description: "When it was started." })
  startDate!: number;
}

@ObjectType({ description: "The platform behind it.", simpleResolvers: true })
export class SystemPlatform {
  @Field({ description: "Its version." })
  version!: string;

  @Field({ description: "Version of Node.js." })
  node!: string;

  @Field(() => UnixTime, { description: "When it was started." })
  startDate!: number;

  @Field({ description: "The last migration that its database went through." })
  schemaVersion!: string;
}

@ObjectType({ description: "Something that the platform does by itself.", simpleResolvers: true })
export class SystemJob implements JobRecord {
  @Field({ description: "What it is called." })
  name!: string;

  @Field(() => UnixTime, { nullable: true, description: "When it last began; null: it has not run yet." })
  lastRun!: number | null;

  @Field(() => JobOutcome, { nullable: true, description: "How that went; null: it has not run yet." })
  lastOutcome!: JobRecord["lastOutcome"];

  @Field(() => UnixTime, { description: "When it is due; past while it runs." })
  nextRun!: number;
}

@ObjectType({ description: "A backup that was made, or tried.", simpleResolvers: true })
export class SystemBackup implements BackupRecord {
  @Field(() => UnixTime, { description: "When it was begun: it holds what was there then." })
  date!: number;

  @Field(() => Number, { nullable: true, description: "Bytes of the file; null where it was not made." })
  bytes!: number | null;

  @Field(() => Int, { description: "Seconds that it took." })
  seconds!: number;

  @Field({ description: "The file's name, without where it lies." })
  file!: string;

  @Field(() => BackupOutcome, { description: "How it went." })
  outcome!: BackupRecord["outcome"];
}

@ObjectType({ description: "How the parts of the product are, for who runs them.", simpleResolvers: true })
export class System implements SystemRecord {
  @Field(() => SystemPlatform, { description: "The platform behind the gateway." })
  platform!: SystemPlatform;

  @Field(() => SystemDatabase, { description: "What the platform keeps its data in." })
  database!: SystemDatabase;

  @Field(() => SystemQueues, { description: "What waits, and what is under way." })
  queues!: SystemQueues;

  @Field(() => [SystemJob], { description: "What the platform does by itself, by name." })
  jobs!: SystemJob[];

  @Field(() => [SystemBackup], { description: "The last backups, twenty at most, newest first." })
  backups!: SystemBackup[];
}
