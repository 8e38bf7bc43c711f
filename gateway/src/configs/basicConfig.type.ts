import { Field, InputType, Int, ObjectType, registerEnumType } from "type-graphql";
import type { BasicConfigFields } from "../platform-api/deviceConfig/deviceConfig.js";

export const RadarType = { NONE: "NONE", FALCON: "FALCON" } as const;
registerEnumType(RadarType, {
  name: "RadarType",
  description: "A radar that a device is built with.",
  valuesConfig: {
    NONE: { description: "None, or one that needs no configuration." },
    FALCON: { description: "Falcon." },
  },
});

export const MatrixController = { DISABLED: "DISABLED", ANIVIEW: "ANIVIEW", CPOWER: "CPOWER" } as const;
registerEnumType(MatrixController, {
  name: "MatrixController",
  description: "What drives a sign's LED matrix.",
  valuesConfig: {
    DISABLED: { description: "Nothing: there is no matrix." },
    ANIVIEW: { description: "AniVIEW." },
    CPOWER: { description: "CPOWER." },
  },
});

export const DisplayOff = { NOTHING: "NOTHING", SPEED: "SPEED", TEXT: "TEXT", ALL: "ALL" } as const;
registerEnumType(DisplayOff, {
  name: "DisplayOff",
  description: "What of a sign's display is switched off.",
  valuesConfig: {
    NOTHING: { description: "All of it shows." },
    SPEED: { description: "The speed is off." },
    TEXT: { description: "The text is off." },
    ALL: { description: "Speed and text are off." },
  },
});

@ObjectType("BasicConfig", {
  description: "What every sign is told: radar, display, brightness, modem.",
  simpleResolvers: true,
})
@InputType("BasicConfigInput", { description: "What every sign is told: radar, display, brightness, modem." })
export class BasicConfig implements BasicConfigFields {
  @Field(() => String, { nullable: true, description: "What its maker calls this configuration." })
  configVersion?: string | null;

  @Field(() => Boolean, { nullable: true, description: "Whether there is a memory card to write to." })
  sdCard?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: "Whether there is an SHT sensor of temperature and humidity.",
  })
  climateSensor?: boolean | null;

  @Field(() => RadarType, { nullable: true, description: "The radar that the device is built with." })
  radarType?: keyof typeof RadarType | null;

  @Field(() => Int, {
    nullable: true,
    description: "After how long the radar's buffer is cleared: 0 to 65535, in the firmware's own unit.",
  })
  radarClearTimeout?: number | null;

  @Field(() => Int, { nullable: true, description: "Added to what the radar measures: -10 to 10 km/h." })
  radarSpeedOffset?: number | null;

  @Field(() => Int, { nullable: true, description: "Slower ones are not measured: km/h, 0 to 300." })
  minSpeed?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: "Faster ones are not measured: km/h, 0 to 300, not below minSpeed.",
  })
  maxSpeed?: number | null;

  @Field(() => [Int], {
    nullable: true,
    description: "Eight levels from night to full sun, each 0 to 255 and not below the one before.",
  })
  brightnessLevels?: number[] | null;

  @Field(() => String, {
    nullable: true,
    description: "The maker's type of device; set by administrators alone.",
  })
  deviceType?: string | null;

  @Field(() => MatrixController, { nullable: true, description: "What drives the LED matrix." })
  matrixController?: keyof typeof MatrixController | null;

  @Field(() => Int, { nullable: true, description: "Polarity of the matrix's brightness signal: 0 or 1." })
  matrixBrightnessPolarity?: number | null;

  @Field(() => Int, { nullable: true, description: "Digits that the display has: 0 to 8." })
  digits?: number | null;

  @Field(() => DisplayOff, { nullable: true, description: "What of the display is switched off." })
  displayOff?: keyof typeof DisplayOff | null;

  @Field(() => String, {
    nullable: true,
    description: "Speed of the modem's line, baud, as the firmware names it.",
  })
  modemBaud?: string | null;

  @Field(() => String, { nullable: true, description: "The modem, as the firmware names it." })
  modemType?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: "How often measurements are sent: 300, 900, 1800 or 3600 s.",
  })
  measurementInterval?: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      "How often the device asks what there is to do: 15, 30, 60, 300 or 900 s; set by administrators alone.",
  })
  pingInterval?: number | null;

  @Field(() => String, {
    nullable: true,
    description: "What the maker printed on the hardware; set by administrators alone.",
  })
  serialNumber?: string | null;
}
