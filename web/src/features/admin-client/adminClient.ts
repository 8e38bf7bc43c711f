import type { AdminClientQuery, AdminClientRecordsQuery } from "../../graphql/generated";
import type { ClientChangeKind } from "../../shared/bulk/clientChanges";

export type AdminClient = NonNullable<AdminClientQuery["client"]>;
export type FirmwareAssignment = NonNullable<AdminClient["firmwareAssignment"]>;
export type AdminAction = NonNullable<AdminClient["actions"]>["nodes"][number];
export type AdminClientRecords = AdminClientRecordsQuery;

/** Opens the dialog of a change. */
export type Ask = (kind: ClientChangeKind | "deviceKey") => void;
