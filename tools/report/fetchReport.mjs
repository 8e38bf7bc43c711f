import { ReportError, UsageError } from "./faults.mjs";
import { instantOf, localText } from "./instants.mjs";
import { Portal } from "./portal.mjs";
import { openOut } from "./writePdf.mjs";

const ZONE = "query ($id: ID!) { client(id: $id) { name timeZone } }";
const REPORT = `query ($clientIds: [ID!]!, $interval: IntervalInput!, $language: ReportLanguage!) {
  report(clientIds: $clientIds, interval: $interval, language: $language) { pdfUrl from to }
}`;

/** Fetches the report that the options ask for. @throws UsageError, ReportError */
export async function fetchReport(options, { say, signal }) {
  const out = await openOut(options.out);
  const portal = new Portal(options.portal, { say, signal });
  try {
    await portal.enter(options.caller);
    const pdf = await portal.pdf(await pathOf(portal, options, say));
    const size = await out.write(pdf);
    say(`${options.out === "-" ? "The report" : options.out}: ${Math.ceil(size / 1000)} kB.`);
  } finally {
    await out.close();
    await portal.leave();
  }
}

/**
 * The path of the PDF without the origin, as the portal may know itself by another name than its caller does.
 */
async function pathOf(portal, { clientIds, lang, ...period }, say) {
  const { client } = await portal.ask(ZONE, { id: clientIds[0] });
  if (!client) throw unknown(clientIds.slice(0, 1));
  const { name, timeZone } = client;
  const variables = { clientIds, interval: intervalOf(period, timeZone), language: lang.toUpperCase() };
  const { report } = await portal.ask(REPORT, variables);
  if (!report) throw unknown(clientIds);
  const [from, to] = [report.from, report.to].map((instant) => localText(instant, timeZone));
  const others = clientIds.length > 1 ? ` and ${clientIds.length - 1} more` : "";
  say(`The report on ${name}${others}, ${from} to ${to} (${timeZone}), is being made …`);
  const { pathname, search } = new URL(report.pdfUrl);
  return pathname + search;
}

function intervalOf({ interval, from, to }, timeZone) {
  if (interval) return interval;
  const [begin, end] = [from, to].map((text) => instantOf(text, timeZone));
  if (end <= begin) throw new UsageError("--to must lie after --from.");
  return { from: begin, to: end };
}

function unknown(clientIds) {
  return new ReportError(
    clientIds.length === 1
      ? `--client: there is no location ${clientIds[0]}, or this caller may not see it.`
      : "--client: one of the locations doesn't exist, or this caller may not see it.",
  );
}
