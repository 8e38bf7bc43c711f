import { FEATURE_NAMES, FEATURES } from "../platform-api/features.js";

const BEGIN = "<!-- npm run schema writes this table -->\n";
const END = "<!-- end of the table -->";

/** A text with the table of all features at its marks. @throws Error if it has no marks */
export function withFeatureTable(text: string): string {
  const [before, rest] = text.split(BEGIN);
  const [, after] = rest?.split(END) ?? [];
  if (before === undefined || after === undefined) throw new Error("The text marks no place for the table.");
  return `${before}${BEGIN}\n${featureTable()}\n${END}${after}`;
}

function featureTable(): string {
  const rows = FEATURE_NAMES.map((name) => {
    const { description, calls } = FEATURES[name];
    return `| \`${name}\` | ${description} | ${calls.map((call) => `\`${call}\``).join(", ") || "–"} |`;
  });
  return ["| name | the platform | calls |", "|---|---|---|", ...rows, ""].join("\n");
}
