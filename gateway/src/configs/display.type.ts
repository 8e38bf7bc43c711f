import { Field, InputType, Int, ObjectType } from "type-graphql";
import { enumOf } from "../objectType.js";
import { HORIZONTAL_ALIGNMENT, VERTICAL_ALIGNMENT } from "../platform-api/customTexts.js";
import type {
  CustomTextProgramFields,
  DisplayProgramFields,
  DisplayTextFields,
  PanelWindowFields,
  ProgramTextFields,
  WindowLayoutFields,
} from "../platform-api/deviceConfig/deviceConfig.js";

const HorizontalAlignment = enumOf(HORIZONTAL_ALIGNMENT);
const VerticalAlignment = enumOf(VERTICAL_ALIGNMENT);

@ObjectType("ProgramText", {
  description: "A text program that a display program shows.",
  simpleResolvers: true,
})
@InputType("ProgramTextInput", { description: "A text program that a display program shows." })
export class ProgramText implements ProgramTextFields {
  @Field(() => Int, {
    nullable: true,
    description: "Which text program: 0 to 65535; custom ones begin at 100.",
  })
  programId?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: "How long it stands: 0 to 65535, in the firmware's own unit.",
  })
  displayTime?: number | null;

  @Field(() => Int, { nullable: true, description: "Share of a blink in which it is lit: 0 to 100 %." })
  blinkRatio?: number | null;

  @Field(() => Int, { nullable: true, description: "How often it blinks: 0 to 255." })
  blinkCount?: number | null;
}

@ObjectType("DisplayProgram", {
  description: "What a sign shows to who drives at a speed or faster.",
  simpleResolvers: true,
})
@InputType("DisplayProgramInput", { description: "What a sign shows to who drives at a speed or faster." })
export class DisplayProgram implements DisplayProgramFields {
  @Field(() => Int, { nullable: true, description: "From which speed on: km/h, 0 to 300." })
  fromSpeed?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: "How long it is shown: 0 to 65535, in the firmware's own unit; 1500 is usual.",
  })
  displayTime?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: "Share of a blink in which the speed is lit: 0 to 100 %.",
  })
  blinkRatio?: number | null;

  @Field(() => Int, { nullable: true, description: "How often the speed blinks: 0 to 255." })
  blinkCount?: number | null;

  @Field(() => [ProgramText], {
    nullable: true,
    description: "Text programs beside the speed. The document's count of them follows.",
  })
  texts?: ProgramText[] | null;
}

@ObjectType("PanelWindow", {
  description: "A part of the LED panel, which is 64 pixels wide and 16 high.",
  simpleResolvers: true,
})
@InputType("PanelWindowInput", {
  description: "A part of the LED panel, which is 64 pixels wide and 16 high.",
})
export class PanelWindow implements PanelWindowFields {
  @Field(() => Int, { nullable: true, description: "Left edge: pixels, 0 to 64." })
  x?: number | null;

  @Field(() => Int, { nullable: true, description: "Upper edge: pixels, 0 to 16." })
  y?: number | null;

  @Field(() => Int, { nullable: true, description: "Pixels; ends within the panel." })
  width?: number | null;

  @Field(() => Int, { nullable: true, description: "Pixels; ends within the panel." })
  height?: number | null;
}

@ObjectType("WindowLayout", { description: "How the LED panel is divided.", simpleResolvers: true })
@InputType("WindowLayoutInput", { description: "How the LED panel is divided." })
export class WindowLayout implements WindowLayoutFields {
  @Field(() => [PanelWindow], {
    nullable: true,
    description: "Its parts. The document's count of them follows.",
  })
  windows?: PanelWindow[] | null;
}

@ObjectType("DisplayText", { description: "A text in a window of the LED panel.", simpleResolvers: true })
@InputType("DisplayTextInput", { description: "A text in a window of the LED panel." })
export class DisplayText implements DisplayTextFields {
  @Field(() => String, { nullable: true, description: "What it says; 1000 characters at most." })
  text?: string | null;

  @Field(() => Int, { nullable: true, description: "Number of the window that it stands in, from 0." })
  window?: number | null;

  @Field(() => HorizontalAlignment, { nullable: true, description: "Where it stands in the window." })
  horizontalAlignment?: keyof typeof HorizontalAlignment | null;

  @Field(() => VerticalAlignment, { nullable: true, description: "Where it stands in the window." })
  verticalAlignment?: keyof typeof VerticalAlignment | null;

  @Field(() => Int, { nullable: true, description: "Pixels: 8, 12, 16, 24 or 32." })
  fontSize?: number | null;

  @Field(() => String, { nullable: true, description: "As the firmware names it." })
  fontStyle?: string | null;

  @Field(() => String, { nullable: true, description: "How it comes and goes, as the firmware names it." })
  effect?: string | null;

  @Field(() => Int, { nullable: true, description: "Of the effect: 0 to 65535, in the firmware's own unit." })
  speed?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: "How long it stays: 0 to 65535, in the firmware's own unit.",
  })
  stayTime?: number | null;

  @Field(() => Int, { nullable: true, description: "Pixels, 0 to 15." })
  lineSpacing?: number | null;
}

@ObjectType("CustomTextProgram", { description: "A text program that people wrote.", simpleResolvers: true })
@InputType("CustomTextProgramInput", { description: "A text program that people wrote." })
export class CustomTextProgram implements CustomTextProgramFields {
  @Field(() => Int, { nullable: true, description: "Number of the window layout that it uses: 0 to 255." })
  windowLayoutId?: number | null;

  @Field(() => [DisplayText], {
    nullable: true,
    description: "Two at most. The document's count of them follows.",
  })
  texts?: DisplayText[] | null;
}
