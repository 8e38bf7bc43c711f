import { MaxLength, MinLength } from "class-validator";
import { Field, InputType } from "type-graphql";

@InputType({ description: "Who signs in." })
export class SignInInput {
  @Field({ description: "The account's e-mail." })
  @MinLength(1)
  @MaxLength(320)
  email!: string;

  @Field({ description: "The account's password." })
  @MinLength(1)
  @MaxLength(1024)
  password!: string;
}
