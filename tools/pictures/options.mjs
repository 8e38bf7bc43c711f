import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { UsageError } from "../report/faults.mjs";

const URL_OPTION = { url: { type: "string", default: "http://localhost:4000" } };
const HELP_OPTION = { help: { type: "boolean", short: "h" } };

export const SHEET_HELP = `npm run contact-sheet -- [--url http://localhost:4000] [--out FOLDER] [--only TEXT]

Visits every screen of the running demo (npm start), in Slovenian and English, light and dark, 1440 and 390 pixels wide,
and writes a picture of each and sheets of them to look over.

  --url   the portal's address
  --out   the folder to write to (default contact-sheets)
  --only  only screens whose area and name hold this: "location", "admin fleet, clients"

It ends with 1 where a screen never stood complete, complained on the console, lacked a file, scrolled sideways, cut a
text off, or showed what is no text for people.
`;

export const PICTURES_HELP = `npm run pictures -- [--url http://localhost:4000]

Takes the README's pictures anew into docs/pictures/, of the running demo (npm start), half an hour after its first start.
`;

/** @throws UsageError */
export function sheetOptions(args) {
  const {
    out,
    only = "",
    ...rest
  } = parsed(args, {
    ...URL_OPTION,
    ...HELP_OPTION,
    out: { type: "string", default: "contact-sheets" },
    only: { type: "string" },
  });
  return { ...rest, out: resolve(out), only };
}

/** @throws UsageError */
export const pictureOptions = (args) => parsed(args, { ...URL_OPTION, ...HELP_OPTION });

function parsed(args, options) {
  const { url, help, ...values } = valuesOf(args, options);
  const isAddress = URL.canParse(url) && ["http:", "https:"].includes(new URL(url).protocol);
  if (!isAddress) throw new UsageError(`--url must be the portal's address, not ${url}.`);
  return { ...values, help, origin: new URL(url).origin };
}

function valuesOf(args, options) {
  try {
    return parseArgs({ args, options }).values;
  } catch (error) {
    throw new UsageError(error.message);
  }
}
