import { expect, it } from "@jest/globals";
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsEmail,
  Matches,
  Max,
  MaxLength,
  Min,
  MinLength,
  ValidateNested,
  validate,
} from "class-validator";
import { ruleFaults } from "./ruleFaults.js";

class Row {
  @MinLength(2) short = "a";
  @MaxLength(2) long = "abc";
}

class Input {
  @Min(3) small = 2;
  @Max(3) large = 4;
  @ArrayMinSize(1) none: string[] = [];
  @ArrayMaxSize(1) many = ["a", "b"];
  @ArrayUnique() twice = ["a", "a"];
  @Matches(/^b$/) pattern = "a";
  @IsEmail() email = "nobody";
  @ValidateNested({ each: true }) rows = [new Row()];
}

it("has a code and the limit of each rule that an input breaks", async () => {
  const faults = ruleFaults(await validate(new Input()));
  expect(Object.fromEntries(faults.map(({ path, fault, params }) => [path, [fault, params]]))).toEqual({
    small: ["TOO_SMALL", { min: 3 }],
    large: ["TOO_LARGE", { max: 3 }],
    none: ["TOO_FEW_ITEMS", { min: 1 }],
    many: ["TOO_MANY_ITEMS", { max: 1 }],
    twice: ["DUPLICATE_ITEMS", undefined],
    pattern: ["WRONG_PATTERN", undefined],
    email: ["NOT_AN_EMAIL", undefined],
    "rows.0.short": ["TOO_SHORT", { min: 2 }],
    "rows.0.long": ["TOO_LONG", { max: 2 }],
  });
});
