/**
 * Typing in the config editor with a document of 500 fields in Chromium, against a form of the same fields with
 * the document in one React state, in turns. Prints the time of one key, for its script only and with style and
 * layout; and the time until the form is painted.
 */
import { compareVariants, printRatio } from "./support/benchPages.js";

const ROUNDS = Number(process.env.ROUNDS ?? 5);

const { ours, plain } = await compareVariants("configEditor", ["ours", "plain"], ROUNDS);
printRatio("one key, script", ours.script, "one state", plain.script);
printRatio("one key, with style and layout", ours.change, "one state", plain.change);
printRatio("painted", ours.show, "one state", plain.show);
