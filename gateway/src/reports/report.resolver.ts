import { CLIENTS_A_REPORT } from "@obcestje/contract/limits/counts.js";
import { FREE_GAP, SPEED_LIMITS } from "@obcestje/contract/limits/ranges.js";
import { ArrayMaxSize, ArrayMinSize, ArrayUnique, Max, Min } from "class-validator";
import { Args, Ctx, Query, Resolver } from "type-graphql";
import type { Context } from "../context.js";
import type { LinkLanguage } from "../http/languageQuery.js";
import { IntervalInput } from "../interval/interval.types.js";
import { clientLoader } from "../loaders/client.loader.js";
import { periodLoader } from "../loaders/period.loader.js";
import { AS_IF_LIMIT } from "../measurements/asIfLimit.js";
import { GAP } from "../measurements/freeGap.js";
import { argsType, optional, payloadType, preset, required } from "../ownType.js";
import { id, instant, listOf, text, whole } from "../platform-api/kinds.js";
import { named, namingFields } from "../platform-api/namedFaults.js";
import { REPORT_LANGUAGE, type ReportLanguageName } from "../platform-api/reportSchedules.js";
import { reportPageUrl, reportPdfUrl } from "./reportLinks.js";

const ReportArgs = argsType({
  clientIds: required(
    listOf(id),
    "The devices that it is about; 1 to 50.",
    ArrayMinSize(1),
    ArrayMaxSize(CLIENTS_A_REPORT),
    ArrayUnique(),
  ),
  interval: required(IntervalInput, "Its period, in the first device's time zone."),
  language: preset("SL", REPORT_LANGUAGE, "What it is written in."),
  asIfLimit: optional(whole, AS_IF_LIMIT, Min(SPEED_LIMITS.min), Max(SPEED_LIMITS.max)),
  gap: optional(whole, GAP, Min(FREE_GAP.min), Max(FREE_GAP.max)),
});
type ReportArgs = InstanceType<typeof ReportArgs>;

const Report = payloadType("Report", "The printable report of some devices and a period.", {
  from: required(instant, "First second of its period."),
  to: required(instant, "First second after its period."),
  language: required(REPORT_LANGUAGE, "What it is written in."),
  pageUrl: required(text, "Where it is as a page, for whoever is signed in."),
  pdfUrl: required(text, "Where it is as a PDF, for whoever is signed in, and for scripts with a full key."),
});
type Report = InstanceType<typeof Report>;

/** As used in links. */
const LINK_LANGUAGE: { readonly [name in ReportLanguageName]: LinkLanguage } = { SL: "sl", EN: "en" };

@Resolver()
export class ReportResolver {
  @Query(() => Report, {
    nullable: true,
    description:
      "Where the printable report of some devices is; null where one of them is unknown or not the caller's.",
  })
  async report(
    @Args(() => ReportArgs) { clientIds, interval, language, asIfLimit, gap }: ReportArgs,
    @Ctx() { loaders, env, now, platform }: Context,
  ): Promise<Report | null> {
    const loader = loaders.get(clientLoader);
    const read = Promise.all(clientIds.map((id) => loader.load(id)));
    const clients = await namingFields(read, named({ clientId: "clientIds" }));
    const [first] = clients;
    if (!first || clients.includes(null)) return null;
    const { from, to } = loaders.get(periodLoader)(interval, first.timeZone, now);
    if (typeof asIfLimit === "number") await platform.offers.require("limit-history");
    if (typeof gap === "number") await platform.offers.require("traffic-figures");
    const figures = { asIfLimit: asIfLimit ?? undefined, gap: gap ?? undefined };
    const link = { clientIds, from, to, lang: LINK_LANGUAGE[language], ...figures };
    return {
      from,
      to,
      language,
      pageUrl: reportPageUrl(env.PUBLIC_URL, link),
      pdfUrl: reportPdfUrl(env.PUBLIC_URL, link),
    };
  }
}
