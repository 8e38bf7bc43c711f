import "reflect-metadata";
import { createPubSub } from "@graphql-yoga/subscription";
import type { GraphQLSchema } from "graphql";
import { type BuildSchemaOptions, buildSchema } from "type-graphql";
import { AccountLinkResolver } from "./account-links/accountLink.resolver.js";
import { ActionChangeResolver, ActionResolver, ClientActionsResolver } from "./actions/action.resolver.js";
import { ActionTemplateResolver } from "./actionTemplates/actionTemplate.resolver.js";
import { ApiKeyResolver, ClientApiKeysResolver, GroupApiKeysResolver } from "./apiKeys/apiKey.resolver.js";
import { AuditResolver } from "./audit/audit.resolver.js";
import { BulkResolver } from "./bulk/bulk.resolver.js";
import { ClientResolver } from "./clients/client.resolver.js";
import {
  ClientConfigResolver,
  ConfigVersionResolver,
  RestoreConfigPayloadResolver,
} from "./configs/config.resolver.js";
import { ConfigTemplateResolver } from "./configTemplates/configTemplate.resolver.js";
import { CrestResolver } from "./crests/crest.resolver.js";
import { DiagnosticResolver } from "./diagnostics/diagnostic.resolver.js";
import { resolveDirectly } from "./directResolvers.js";
import { ErrorReportResolver } from "./errorReports/errorReport.resolver.js";
import { ExclusionResolver } from "./exclusions/exclusion.resolver.js";
import {
  ClientFirmwareResolver,
  FirmwareResolver,
  FirmwareRolloutResolver,
} from "./firmware/firmware.resolver.js";
import { FleetHealthResolver } from "./fleet/fleetHealth.resolver.js";
import { GroupResolver, SummaryGroupResolver } from "./groups/group.resolver.js";
import { MembershipResolver } from "./groups/membership.resolver.js";
import { refuseGuests } from "./guests.js";
import { ImportResolver } from "./imports/import.resolver.js";
import { LimitHistoryResolver } from "./limit-history/limitHistory.resolver.js";
import { MeasurementColumnsResolver, ObjectCountColumnsResolver } from "./measurements/columns.resolver.js";
import { ComparisonResolver } from "./measurements/comparison.resolver.js";
import { MeasurementResolver } from "./measurements/measurement.resolver.js";
import {
  QuarterHourColumnsResolver,
  TrafficFiguresResolver,
} from "./measurements/trafficFigures.resolver.js";
import { CalendarResolver } from "./notes/calendar.resolver.js";
import { NoteResolver } from "./notes/note.resolver.js";
import {
  NotificationPreferencesResolver,
  NotificationResolver,
} from "./notifications/notification.resolver.js";
import { PlaceResolver, StayResolver } from "./places/place.resolver.js";
import { PortalResolver } from "./portal/portal.resolver.js";
import { ProfileResolver } from "./profile/profile.resolver.js";
import { ReportRunResolver, ReportScheduleResolver } from "./reportSchedules/reportSchedule.resolver.js";
import { ReportResolver } from "./reports/report.resolver.js";
import { ResourceResolver } from "./resources/resource.resolver.js";
import { RevisionResolver } from "./revisions/revision.resolver.js";
import { RolloutDeviceResolver, StagedRolloutResolver } from "./rollouts/rollout.resolver.js";
import { SecondFactorResolver } from "./session/secondFactor.resolver.js";
import { SessionResolver } from "./session/session.resolver.js";
import { SettingsResolver } from "./settings/settings.resolver.js";
import { SystemResolver } from "./system/system.resolver.js";
import { UserResolver } from "./users/user.resolver.js";
import { validateInput } from "./validateInput.js";
import { ValveLocationResolver, ValveResolver } from "./valves/valve.resolver.js";
import { ClientValveResolver, GroupValveLocationResolver } from "./valves/valveEdges.resolver.js";
import { ValveLocationChangedResolver } from "./valves/valveLocationChanged.resolver.js";
import { VideoResolver } from "./videos/video.resolver.js";

let built: Promise<GraphQLSchema> | undefined;

/** The schema of the classes. It holds no state, so a process builds it once. */
export function createSchema(): Promise<GraphQLSchema> {
  built ??= buildFromClasses({ skipCheck: true });
  return built;
}

/** Builds the schema and writes it as SDL. @throws Error if GraphQL finds it faulty */
export async function writeSchema(emitSchemaFile: string): Promise<void> {
  await buildFromClasses({ emitSchemaFile });
}

async function buildFromClasses(options: Pick<BuildSchemaOptions, "emitSchemaFile" | "skipCheck">) {
  const schema = await buildSchema({
    resolvers: [
      BulkResolver,
      SessionResolver,
      ProfileResolver,
      SecondFactorResolver,
      UserResolver,
      AccountLinkResolver,
      PortalResolver,
      ClientResolver,
      SettingsResolver,
      MeasurementColumnsResolver,
      ObjectCountColumnsResolver,
      DiagnosticResolver,
      ApiKeyResolver,
      ClientApiKeysResolver,
      GroupApiKeysResolver,
      ClientConfigResolver,
      ConfigVersionResolver,
      RestoreConfigPayloadResolver,
      ConfigTemplateResolver,
      ActionResolver,
      ClientActionsResolver,
      ActionChangeResolver,
      ActionTemplateResolver,
      FirmwareResolver,
      FirmwareRolloutResolver,
      ClientFirmwareResolver,
      StagedRolloutResolver,
      RolloutDeviceResolver,
      ResourceResolver,
      GroupResolver,
      CrestResolver,
      SummaryGroupResolver,
      MembershipResolver,
      MeasurementResolver,
      TrafficFiguresResolver,
      QuarterHourColumnsResolver,
      ComparisonResolver,
      ImportResolver,
      ExclusionResolver,
      LimitHistoryResolver,
      NoteResolver,
      CalendarResolver,
      PlaceResolver,
      StayResolver,
      AuditResolver,
      RevisionResolver,
      FleetHealthResolver,
      SystemResolver,
      ErrorReportResolver,
      ReportResolver,
      ReportScheduleResolver,
      ReportRunResolver,
      NotificationResolver,
      NotificationPreferencesResolver,
      ValveLocationResolver,
      ValveResolver,
      ClientValveResolver,
      GroupValveLocationResolver,
      ValveLocationChangedResolver,
      VideoResolver,
    ],
    validateFn: validateInput,
    // Required by type-graphql. Subscriptions come from live/feed.ts instead.
    pubSub: createPubSub(),
    ...options,
  });
  resolveDirectly(schema);
  refuseGuests(schema);
  return schema;
}
