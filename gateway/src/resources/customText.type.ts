import { ArrayMaxSize } from "class-validator";
import { Field, InputType, Int, ObjectType, registerEnumType } from "type-graphql";
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

export const HorizontalAlignment = { LEFT: "LEFT", CENTER: "CENTER", RIGHT: "RIGHT" } as const;
registerEnumType(HorizontalAlignment, {
  name: "HorizontalAlignment",
  description: "Where a text stands from left to right.",
  valuesConfig: {
    LEFT: { description: "At the left edge." },
    CENTER: { description: "In the middle." },
    RIGHT: { description: "At the right edge." },
  },
});

export const VerticalAlignment = { TOP: "TOP", CENTER: "CENTER", BOTTOM: "BOTTOM" } as const;
registerEnumType(VerticalAlignment, {
  name: "VerticalAlignment",
  description: "Where a text stands from top to bottom.",
  valuesConfig: {
    TOP: { description: "At the upper edge." },
    CENTER: { description: "In the middle." },
    BOTTOM: { description: "At the lower edge." },
  },
});

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
