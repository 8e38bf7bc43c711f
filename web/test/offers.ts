import { readFileSync } from "node:fs";
import { act } from "@testing-library/react";
import type { PortalOffer } from "../src/graphql/generated";
import { portalOffers } from "../src/shared/offers/portalOffers";

const schema = readFileSync(new URL("../../schema/schema.graphql", import.meta.url), "utf8");
const [, names = ""] = /^enum PortalOffer \{(.*?)^\}/ms.exec(schema) ?? [];

/** All that a platform may offer, as the schema names it. */
export const everyOffer = [...names.matchAll(/^ {2}([A-Z_]+)$/gm)].map(([, name]) => name as PortalOffer);

/** From here to the end of the test the platform offers all but these. */
export const offerAllBut = (...lacking: PortalOffer[]): void =>
  act(() => portalOffers.learn(everyOffer.filter((offer) => !lacking.includes(offer))));

/** The same of a platform that has the calls of the specification alone. */
export const offerNothing = (): void => act(() => portalOffers.learn([]));
