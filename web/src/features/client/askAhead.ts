import type { ApolloClient } from "@apollo/client";
import { ClientTrafficDocument } from "../../graphql/operations/client";
import { type Interval, intervalInput, parseInterval } from "../../shared/interval/interval";
import { asIfLimitIn } from "../../shared/limit-history/asIfLimit";
import { usualInterval } from "./usualInterval";

const ignore = () => undefined;

/** Loads the first data of a client's page, to have them early when the page opens. */
export function askAhead(apollo: ApolloClient, id: string, params: URLSearchParams): void {
  const interval = parseInterval(params, usualInterval(params));
  const variables = { id, interval: intervalInput(interval), asIfLimit: asIfLimitIn(params) };
  apollo.query({ query: ClientTrafficDocument, variables }).catch(ignore);
  if (params.get("tab") === "settings") askSettings(apollo, id, interval).catch(ignore);
}

/** The settings don't depend on the traffic: queried at once, they arrive together with it. */
export async function askSettings(apollo: ApolloClient, id: string, interval: Interval): Promise<void> {
  const { ClientDiagnosticsDocument, ClientSettingsDocument, DisplayChoicesDocument } = await import(
    "../../graphql/operations/settings"
  );
  await Promise.all([
    apollo.query({ query: ClientSettingsDocument, variables: { id } }),
    apollo.query({ query: DisplayChoicesDocument }),
    apollo.query({ query: ClientDiagnosticsDocument, variables: { id, interval: intervalInput(interval) } }),
  ]);
}
