import { ArrayMaxSize, IsOptional, MaxLength } from "class-validator";
import { Field, ID, InputType } from "type-graphql";
import type { ApiKeyChange, NewApiKey } from "../platform-api/apiKeys.js";

@InputType({ description: "A new key, of one device or of a group: give one of both." })
export class CreateApiKeyInput implements NewApiKey {
  @Field(() => ID, { nullable: true, description: "The one device that it is to open." })
  clientId?: string | null;

  @Field(() => ID, { nullable: true, description: "The group whose devices it is to open." })
  groupId?: string | null;

  @Field({ description: "Whether it is to read no more than embeds and public pages show." })
  viewOnly!: boolean;

  @Field(() => String, { nullable: true, description: "What people call it; up to 100 characters." })
  @MaxLength(100)
  name?: string | null;

  @Field(() => [String], {
    nullable: true,
    description: "Sites that browsers may use it on, as `https://www.example.si`; left out: any. 50 at most.",
  })
  @ArrayMaxSize(50)
  @MaxLength(300, { each: true })
  origins?: string[] | null;
}

@InputType({ description: "Corrects what is said of a key; what is left out stays." })
export class UpdateApiKeyInput implements ApiKeyChange {
  @Field(() => ID, { description: "The key." })
  id!: string;

  @Field(() => String, { nullable: true, description: "What people call it; up to 100 characters." })
  @IsOptional()
  @MaxLength(100)
  name?: string | null;

  @Field(() => [String], {
    nullable: true,
    description: "Sites that browsers may use it on, as `https://www.example.si`; empty: any. 50 at most.",
  })
  @IsOptional()
  @ArrayMaxSize(50)
  @MaxLength(300, { each: true })
  origins?: string[] | null;
}
