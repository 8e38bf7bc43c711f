/**
 * A map of 5,000 devices in Chromium: the overview's own against Leaflet.markercluster as in its manual, in
 * turns and within the same portal. Prints the time from having the devices until the map can be used, and the
 * time of one device's change of state, with style and layout.
 */
import { compareVariants, printRatio } from "./support/benchPages.js";

const ROUNDS = Number(process.env.ROUNDS ?? 9);

const { ours, markercluster } = await compareVariants("map", ["ours", "markercluster"], ROUNDS);
printRatio("to interactive", ours.show, "markercluster", markercluster.show);
printRatio("one change of state, script", ours.script, "markercluster", markercluster.script);
printRatio("with style and layout", ours.change, "markercluster", markercluster.change);
