import { expect, it } from "@jest/globals";
import { generateConfig } from "../../gateway/src/device-config/generate.js";
import { CLIENT_SETTINGS } from "../../gateway/src/platform-api/clientSettings.js";
import { decodePenaltySteps } from "../../gateway/src/platform-api/penaltySteps.js";
import { decodeCustomTexts } from "../../gateway/src/platform-api/resources.js";
import { wholeRecord } from "../../gateway/src/platform-api/wholeAnswer.js";
import { demoDevices } from "../../simulator/src/demo/devices.js";
import { displaySettings } from "../../simulator/src/demo/display.js";
import { signConfig } from "../../simulator/src/demo/signConfig.js";
import { penaltySteps, sharedTexts, staticTexts } from "../../simulator/src/demo/texts.js";

const PENALTY_ID = 7;
const signs = demoDevices.flatMap(({ orders, location }) => (orders ? [{ orders, location }] : []));

it.each(signs.map((sign) => [sign.location.locationName, sign] as const))(
  "%s is told what its settings say",
  (_name, { orders, location }) => {
    const metaData = { ...location, ...displaySettings(orders.display, PENALTY_ID) };
    const document = generateConfig(
      {
        hardwareType: orders.hwType,
        visionType: "NO_VISION",
        settings: wholeRecord(metaData, CLIENT_SETTINGS),
        sign: { displayOn: !orders.display.off },
        sharedTexts: decodeCustomTexts([...sharedTexts]),
        penaltySteps: decodePenaltySteps({ steps: penaltySteps }),
      },
      null,
    );
    expect(signConfig(orders)).toEqual(document);
  },
);

it("shows something of everything: texts that take turns, built in and shared ones, penalty points, faces, a dark sign", () => {
  const documents = signs.map(({ orders }) => JSON.stringify(signConfig(orders)));
  expect(documents.some((document) => document.includes('"prgNumTxtProgsIn":2'))).toBe(true);
  expect(documents.some((document) => document.includes('"9 TOČK"'))).toBe(true);
  expect(documents.some((document) => document.includes("smileyConfig"))).toBe(true);
  expect(documents.some((document) => document.includes('"displayDisable":3'))).toBe(true);
  const shown = signs.flatMap(({ orders: { display } }) =>
    [display.under ?? [], display.over === "penalty points" ? [] : (display.over ?? [])].flat(),
  );
  const builtIn = shown.flatMap((text) => ("builtIn" in text ? [text.builtIn] : []));
  expect(builtIn.length).toBeGreaterThan(0);
  for (const id of builtIn) expect(staticTexts.map((text) => text.id)).toContain(id);
  expect(shown.some((text) => "shared" in text)).toBe(true);
});
