import { IsOptional, Matches, MaxLength, MinLength } from "class-validator";
import { Field, ID, InputType } from "type-graphql";
import { BulkOptionsInput } from "../bulk/bulk.input.js";
import type { ProfileChange } from "../platform-api/profile.js";
import type { LanguageName } from "../platform-api/users.js";
import { Language } from "../users/user.type.js";

@InputType({ description: "What is left out stays; null takes it away." })
export class UpdateProfileInput extends BulkOptionsInput implements ProfileChange {
  @Field(() => String, { nullable: true, description: "Up to 100 characters." })
  @IsOptional()
  @MaxLength(100)
  firstName?: string | null;

  @Field(() => String, { nullable: true, description: "Up to 100 characters." })
  @IsOptional()
  @MaxLength(100)
  lastName?: string | null;

  @Field(() => String, { nullable: true, description: "Up to 50 characters." })
  @IsOptional()
  @MaxLength(50)
  phone?: string | null;

  @Field(() => Language, { nullable: true, description: "Of the screens; null: as the browser says." })
  language?: LanguageName | null;
}

@InputType({ description: "The own password, and the one that is to be." })
export class ChangePasswordInput {
  @Field({ description: "The password as it is." })
  @MinLength(1)
  @MaxLength(1024)
  currentPassword!: string;

  @Field({ description: "8 to 256 characters, none of the common passwords." })
  @MinLength(1)
  @MaxLength(1024)
  newPassword!: string;
}

@InputType({ description: "Which session is to end." })
export class EndSessionInput {
  @Field(() => ID, { description: "Of `mySessions`." })
  @Matches(/^[\w-]{1,100}$/)
  id!: string;
}
