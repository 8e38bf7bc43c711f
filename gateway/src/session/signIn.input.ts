import { MaxLength, MinLength } from "class-validator";
import { Field, InputType } from "type-graphql";

@InputType()
export class SignInInput {
  @Field()
  @MinLength(1)
  @MaxLength(320)
  email!: string;

  @Field()
  @MinLength(1)
  @MaxLength(1024)
  password!: string;
}
