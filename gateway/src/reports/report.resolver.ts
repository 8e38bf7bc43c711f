import { Args, Authorized, Ctx, Query, Resolver } from "type-graphql";
import type { Context } from "../context.js";
import type { LinkLanguage } from "../http/languageQuery.js";
import { clientLoader } from "../loaders/client.loader.js";
import { periodLoader } from "../loaders/period.loader.js";
import { named, namingFields } from "../platform-api/namedFaults.js";
import type { ReportLanguageName } from "../platform-api/reportSchedules.js";
import { Report, ReportArgs } from "./report.type.js";
import { reportPageUrl, reportPdfUrl } from "./reportLinks.js";

/** As links name it. */
const LINK_LANGUAGE: { readonly [name in ReportLanguageName]: LinkLanguage } = { SL: "sl", EN: "en" };

@Resolver()
export class ReportResolver {
  @Authorized()
  @Query(() => Report, {
    nullable: true,
    description:
      "Where the printable report of some devices is; null where one of them is unknown or not the caller's.",
  })
  async report(
    @Args(() => ReportArgs) { clientIds, interval, language }: ReportArgs,
    @Ctx() { loaders, env, now }: Context,
  ): Promise<Report | null> {
    const loader = loaders.get(clientLoader);
    const read = Promise.all(clientIds.map((id) => loader.load(id)));
    const clients = await namingFields(read, named({ clientId: "clientIds" }));
    const [first] = clients;
    if (!first || clients.includes(null)) return null;
    const { from, to } = loaders.get(periodLoader)(interval, first.timeZone, now);
    const link = { clientIds, from, to, lang: LINK_LANGUAGE[language] };
    return {
      from,
      to,
      language,
      pageUrl: reportPageUrl(env.PUBLIC_URL, link),
      pdfUrl: reportPdfUrl(env.PUBLIC_URL, link),
    };
  }
}
