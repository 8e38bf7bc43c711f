import { readFileSync } from "node:fs";
import { act } from "@testing-library/react";
import type { PortalOffer } from "../src/graphql/generated";
import { portalOffers } from "../src/shared/offers/portalOffers";

const schema = readFileSync(new URL("../../schema/schema.graphql", import.meta.url), "utf8");
const [, names = ""] = /^enum PortalOffer \{(.*?)^\}/ms.exec(schema) ?? [];

/** All offers of a platform, from the schema. */
export const everyOffer = [...names.matchAll(/^ {2}([A-Z_]+)$/gm)].map(([, name]) => name as PortalOffer);

/** Until the end of the test the platform offers everything except these. */
export const offerAllBut = (...lacking: PortalOffer[]): void =>
  act(() => portalOffers.learn(everyOffer.filter((offer) => !lacking.includes(offer))));

/** The same for a platform with only the specification's calls. */
export const offerNothing = (): void => act(() => portalOffers.learn([]));
