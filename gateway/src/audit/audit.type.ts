import { GraphQLJSONObject } from "graphql-scalars";
import { Field, ID, ObjectType } from "type-graphql";
import { ErrorCodeEnum } from "../bulk/errorCode.type.js";
import type { ErrorCode } from "../errors.js";
import type { AuditEntryRecord } from "../platform-api/audit.js";
import { UnixTime } from "../scalars/unixTime.js";

@ObjectType({
  description: "What a change was about: ids as they were named, of all else the names alone.",
  simpleResolvers: true,
})
export class AuditTarget {
  @Field(() => GraphQLJSONObject, {
    description: "Ids by the name of their field, as in the platform's calls.",
  })
  ids!: Record<string, unknown>;

  @Field(() => [String], { description: "Names of the other fields that were given." })
  fields!: string[];
}

@ObjectType({
  description: "One change that a person or a script made, or was refused.",
  simpleResolvers: true,
})
export class AuditEntry implements AuditEntryRecord {
  userId!: string | null;
  actingGroupId!: string | null;

  @Field(() => ID, { description: "Its id; a later change has a higher one." })
  id!: string;

  @Field(() => UnixTime, { description: "When." })
  time!: number;

  @Field(() => String, { nullable: true, description: "The person's e-mail, as it was; null for a key." })
  who!: string | null;

  @Field(() => ID, { nullable: true, description: "The API key with which it was asked; null for a person." })
  apiKeyId!: string | null;

  @Field({ description: "The request's id, as in the logs and in `extensions.requestId` of errors." })
  requestId!: string;

  @Field({ description: "The platform's call: method and route, e.g. `POST /config/assign`." })
  call!: string;

  @Field(() => AuditTarget, { description: "What it was about." })
  target!: AuditTarget;

  @Field({ description: "Whether it was done." })
  done!: boolean;

  @Field(() => ErrorCodeEnum, { nullable: true, description: "Why it was refused; null where it was done." })
  refusal!: ErrorCode | null;
}
