import { type Example, readExample } from "./example";

/** The order in which a newcomer would try them; further ones follow by name. */
const first = [
  "list-my-clients",
  "month-v85-by-day",
  "month-report-figures",
  "readings-page-by-page",
  "live-status",
  "valve-schedules",
  "queue-action-to-group",
  "bulk-firmware",
  "bulk-progress",
];

const folder = "../../../schema/operations/examples/";

const sources = import.meta.glob<string>("../../../schema/operations/examples/*.graphql", {
  query: "?raw",
  import: "default",
  eager: true,
});
const variables = import.meta.glob<string>("../../../schema/operations/examples/*.json", {
  query: "?raw",
  import: "default",
  eager: true,
});

const rank = (name: string) => (first.includes(name) ? first.indexOf(name) : first.length);

export const examples: Example[] = Object.keys(sources)
  .map((path) => path.slice(folder.length, -".graphql".length))
  .sort((a, b) => rank(a) - rank(b) || a.localeCompare(b))
  .map((name) => readExample(sources[`${folder}${name}.graphql`] ?? "", variables[`${folder}${name}.json`]));
