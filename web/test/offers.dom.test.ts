import { expect, it } from "@jest/globals";
import type { PortalOffer } from "../src/graphql/generated";
import { everyOffer } from "./offers";
import { sources } from "./sources";

/** Offers that no screen checks: the parts of the portal that they improve work without them, too. */
const unseen: Partial<Record<PortalOffer, string>> = {
  ACTION_LIST: "the gateway takes a device's actions out of all of them",
  AUDIENCES: "the gateway reads what has changed once for each session",
  CLIENT_FIELDS: "the gateway reads devices whole",
  CLIENT_MOVE: "the gateway puts a device into its new group, then out of the old one",
  CONFIG_LIST: "the gateway reads one configuration after another",
  EVENTS: "the gateway asks again and again what has changed",
  FIRMWARE_SKIP: "the gateway leaves out nobody, and everybody gets the firmware",
  ID_LISTS: "the gateway reads and changes one device after another",
  KNOWN_DEVICES: "the gateway tells the platform nothing of the browser, and nobody is mailed",
  MEASUREMENT_PARTS: "the gateway takes the parts out of the whole",
  MEASUREMENT_SUMMARY: "the gateway works summaries out of whole measurements",
  METADATA_MERGE: "the gateway sends metadata whole",
  OWN_LISTS: "the gateway asks administrators' lists by their own call",
  PAGING: "the gateway makes pages of whole lists",
  READINESS: "of the gateway's own state; no screen shows it",
  READINGS: "no screen shows single road users",
  REPORT_KEY: "the gateway seals the session for the time of a print",
  SIGN_IN_PROVIDERS: "the gateway tells that there are none (portal.signInWays)",
  VALVE_OFF: "the gateway closes one valve after another",
};

/** Code that reads offers, rather than just naming them in texts or types. */
const code = sources(".ts", ".tsx")
  .filter(([path]) => !path.startsWith("graphql/") && !path.startsWith("i18n/"))
  .map(([, text]) => text)
  .join("\n");

it("finds the offers of the schema", () => {
  expect(everyOffer.length).toBeGreaterThan(40);
  expect(everyOffer).toContain("REPORT_SCHEDULES");
});

it.each(everyOffer)("%s is read by some screen, or stands here with a reason why none has to", (offer) => {
  expect([offer, code.includes(`"${offer}"`)]).toEqual([offer, unseen[offer] === undefined]);
});
