import { ArrayMaxSize } from "class-validator";
import { Field, InputType, Int, ObjectType, registerEnumType } from "type-graphql";
import { enumOf } from "../objectType.js";
import { HORIZONTAL_ALIGNMENT, VERTICAL_ALIGNMENT } from "../platform-api/alignment.js";
import type {
  CustomTextLayoutName,
  CustomTextLineRecord,
  CustomTextRecord,
  HorizontalAlignmentName,
  VerticalAlignmentName,
} from "../platform-api/customTexts.js";

export const CustomTextLayout = { NONE: "NONE", A: "A", B: "B", C: "C" } as const;
registerEnumType(CustomTextLayout, {
  name: "CustomTextLayout",
  description: "How many texts stand on a sign, and where.",
  valuesConfig: {
    NONE: { description: "No text." },
    A: { description: "One text, 8 or 12 pixels high." },
    B: { description: "Two texts, 8 pixels high." },
    C: { description: "Three texts: the first 8 or 12 pixels high, the others 8." },
  },
});

export const HorizontalAlignment = enumOf(HORIZONTAL_ALIGNMENT);
export const VerticalAlignment = enumOf(VERTICAL_ALIGNMENT);

@ObjectType("CustomTextLine", { description: "One text of a custom text.", simpleResolvers: true })
@InputType("CustomTextLineInput", { description: "One text of a custom text." })
export class CustomTextLine implements CustomTextLineRecord {
  @Field({ description: "What it says; 100 characters at most." })
  text!: string;

  @Field(() => HorizontalAlignment, { description: "Where it stands in its part of the sign." })
  horizontalAlignment!: HorizontalAlignmentName;

  @Field(() => VerticalAlignment, { description: "Where it stands in its part of the sign." })
  verticalAlignment!: VerticalAlignmentName;

  @Field(() => Int, { description: "Pixels: 8 or 12, as the layout allows." })
  fontSize!: number;
}

@ObjectType("CustomText", { description: "A text that people wrote for signs.", simpleResolvers: true })
@InputType("CustomTextInput", { description: "A text that people wrote for signs." })
export class CustomText implements CustomTextRecord {
  @Field({ description: "What people call it." })
  name!: string;

  @Field({ description: "Names it where it is used." })
  uuid!: string;

  @Field(() => CustomTextLayout, { description: "How many texts it has, and where they stand." })
  layout!: CustomTextLayoutName;

  @Field(() => [CustomTextLine], { description: "As many as the layout has: none to three." })
  @ArrayMaxSize(3)
  texts!: CustomTextLine[];
}
