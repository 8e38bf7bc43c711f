import { Args, Authorized, Ctx, Query, Resolver } from "type-graphql";
import type { Context } from "../context.js";
import { clientLoader } from "../loaders/client.loader.js";
import { periodLoader } from "../loaders/period.loader.js";
import { named, namingFields } from "../platform-api/namedFaults.js";
import { Report, ReportArgs } from "./report.type.js";
import { LINK_LANGUAGE } from "./reportLanguage.js";
import { reportPageUrl, reportPdfUrl } from "./reportLinks.js";

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
