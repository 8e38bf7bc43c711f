import { MaxLength, MinLength } from "class-validator";
import { Field, InputType } from "type-graphql";
import type { SignUp } from "../platform-api/session.js";

@InputType({ description: "Who wants an account." })
export class SignUpInput implements SignUp {
  @Field({ description: "What the person will sign in with." })
  @MinLength(3)
  @MaxLength(254)
  email!: string;

  @Field({ description: "8 to 256 characters, none of the common passwords." })
  @MinLength(1)
  @MaxLength(1024)
  password!: string;

  @Field(() => String, { nullable: true, description: "Up to 100 characters." })
  @MaxLength(100)
  firstName?: string | null;

  @Field(() => String, { nullable: true, description: "Up to 100 characters." })
  @MaxLength(100)
  lastName?: string | null;

  @Field(() => String, { nullable: true, description: "Up to 50 characters." })
  @MaxLength(50)
  phone?: string | null;
}
