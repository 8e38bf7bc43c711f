import { expect, it } from "@jest/globals";
import { HARDWARE_TYPES } from "@obcestje/contract/hardware.js";
import fc from "fast-check";
import { generateConfig } from "../../gateway/src/device-config/generate.js";
import type { Orders } from "../../gateway/src/device-config/orders.js";
import type { CustomTextRecord } from "../../gateway/src/platform-api/customTexts.js";
import { DISPLAY_TYPE } from "../../gateway/src/platform-api/displayConfiguration.js";
import { checkConfig } from "../../platform/src/configs/config.rules.js";
import { validConfig } from "../../platform/test/validConfig.js";

const line = (...fontSizes: number[]) =>
  fc.record({
    text: fc.string({ maxLength: 100 }),
    horizontalAlignment: fc.constantFrom("LEFT" as const, "CENTER" as const, "RIGHT" as const),
    verticalAlignment: fc.constantFrom("TOP" as const, "CENTER" as const, "BOTTOM" as const),
    fontSize: fc.constantFrom(...fontSizes),
  });

type ShownText = Pick<CustomTextRecord, "layout" | "texts">;

/** A text that follows its layout's rules. */
const shown: fc.Arbitrary<ShownText> = fc.oneof(
  fc.constant<ShownText>({ layout: "NONE", texts: [] }),
  fc.record({ layout: fc.constant("A" as const), texts: fc.tuple(line(8, 12)) }),
  fc.record({ layout: fc.constant("B" as const), texts: fc.tuple(line(8), line(8)) }),
  fc.record({ layout: fc.constant("C" as const), texts: fc.tuple(line(8, 12), line(8), line(8)) }),
);
const customTexts = fc
  .array(shown, { minLength: 1, maxLength: 6 })
  .map((texts) => texts.map((text, index) => ({ ...text, name: `text ${index}`, uuid: `u-${index}` })));

const penaltySteps = fc
  .uniqueArray(fc.integer({ min: 1, max: 150 }), { minLength: 1, maxLength: 8 })
  .chain((speeds) =>
    fc.tuple(
      ...speeds.sort((a, b) => a - b).map((overLimitBy) => shown.map((text) => ({ ...text, overLimitBy }))),
    ),
  );

const levels = fc
  .array(fc.integer({ min: 0, max: 255 }), { minLength: 8, maxLength: 8 })
  .map((drawn) => drawn.sort((a, b) => a - b));

const slotOf = (own: number, shared: number) =>
  fc.oneof(
    fc.constant({ textType: "NONE" as const, textId: null, textUuid: null }),
    fc
      .integer({ min: 1, max: 99 })
      .map((id) => ({ textType: "STATIC" as const, textId: String(id), textUuid: null })),
    fc.nat(own - 1).map((index) => ({ textType: "CUSTOM" as const, textId: `u-${index}`, textUuid: null })),
    fc
      .nat(shared - 1)
      .map((index) => ({ textType: "STATIC_CUSTOM" as const, textId: String(index), textUuid: null })),
  );

/** Any settings of any device. */
const anyOrders: fc.Arbitrary<Orders> = fc.tuple(customTexts, customTexts).chain(([own, sharedTexts]) => {
  const slot = slotOf(own.length, sharedTexts.length);
  const display = fc.record({
    type: fc.constantFrom(...Object.values(DISPLAY_TYPE.names)),
    selectedResourceId: fc.constant("1"),
    overLimitLeft: slot,
    overLimitRight: slot,
    underLimitLeft: slot,
    underLimitRight: slot,
  });
  return fc.record({
    hardwareType: fc.constantFrom(null, "a type that nobody knows", ...HARDWARE_TYPES),
    visionType: fc.constantFrom("NO_VISION" as const, "VISION_VEHICLES" as const, "VISION_BIKE" as const),
    settings: fc.record({
      speedLimit: fc.integer({ min: 1, max: 200 }),
      speedingBlink: fc.boolean(),
      displayConfiguration: fc.option(display),
      customTexts: fc.constant(own),
    }),
    sign: fc.record({
      displayOn: fc.option(fc.boolean()),
      brightnessLevels: fc.option(levels),
      measurementInterval: fc.option(fc.constantFrom(300, 900, 1800, 3600)),
      pingInterval: fc.option(fc.constantFrom(15, 30, 60, 300, 900)),
    }),
    sharedTexts: fc.constant(sharedTexts),
    penaltySteps,
  });
});

const assigned = () =>
  fc.constantFrom(null, {}, { cfgID: "KB0" }, validConfig(), { ...validConfig(), maker: { kept: true } });

it("any settings give a configuration that the platform takes, and the same when generated again", () => {
  fc.assert(
    fc.property(anyOrders, assigned(), (orders, before) => {
      const document = generateConfig(orders, before);
      expect(checkConfig(document)).toEqual(document);
      expect(generateConfig(orders, before)).toEqual(document);
      expect(generateConfig(orders, document)).toEqual(document);
    }),
    { numRuns: 500 },
  );
});

it("settings leave the rest of a configuration as it is", () => {
  fc.assert(
    fc.property(anyOrders, (orders) => {
      const { BasicConfig, FlasherConfig, BuzzerConfig } = validConfig();
      const {
        brtLevel: _levels,
        displayDisable: _off,
        gprsUpdateDataInterval: _often,
        gprsNewActionInterval: _ping,
        ...kept
      } = BasicConfig;
      expect(generateConfig(orders, validConfig())).toMatchObject({
        BasicConfig: kept,
        FlasherConfig,
        BuzzerConfig,
      });
    }),
  );
});
