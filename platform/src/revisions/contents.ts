import { createHash } from "node:crypto";
import { shownAddress } from "../calendars/shownAddress.rules.js";
import type { UserRow } from "../db/tables/accounts.js";
import type { ActionTemplateRow } from "../db/tables/actionTemplates.js";
import type { ApiKeyRow } from "../db/tables/apiKeys.js";
import type { ConfigTemplateRow } from "../db/tables/configTemplates.js";
import type { GroupCrestRow } from "../db/tables/crests.js";
import type { GroupRow } from "../db/tables/groups.js";
import type { CalendarRow, NoteRow } from "../db/tables/notes.js";
import type { ReportScheduleRow } from "../db/tables/reportSchedules.js";
import type { ResourceRow } from "../db/tables/resources.js";
import type { BundleRow } from "../db/tables/valves.js";
import type { Limits } from "../measurements/speedLimits.rules.js";
import type { Preferences } from "../notifications/preferences.rules.js";
import type { Stay } from "../places/stays.rules.js";

/** The editable content of a thing, by the names in its call. Contains nothing secret. */
export type Content = Record<string, unknown>;

/** A digest of a thing's content: different content gives a different one. */
export function etagOfContent(content: Content): string {
  return etagOfText(JSON.stringify(content));
}

function etagOfText(text: string): string {
  return createHash("sha256").update(text).digest("base64url").slice(0, 22);
}

export function clientContent(visionType: number, metaData: string): Content {
  return { visionType, metaData: JSON.parse(metaData) };
}

/** The etag of clientContent, without parsing stored JSON. */
export function clientEtag(visionType: number, metaData: string): string {
  return etagOfText(`{"visionType":${visionType},"metaData":${metaData}}`);
}

/** Where a device was, and when; nothing of one that never moved. */
export function staysContent(stays: readonly Stay[]): Content {
  return { stays: stays.map(({ placeId, from, to }) => ({ placeId, from, to })) };
}

/** The speed limits that were in force when. */
export function limitsContent(limits: Limits): Content {
  return { limits: limits.map(({ from, speedLimit }) => ({ from, speedLimit })) };
}

export function noteContent(row: NoteRow): Content {
  return {
    clientId: row.client_id,
    groupId: row.group_id,
    kind: row.kind,
    text: row.text,
    from: row.from_time,
    to: row.to_time,
  };
}

/** The address of a calendar may contain a secret: the content only shows where it is, and whether it changed. */
export function calendarContent(row: CalendarRow): Content {
  const url = row.url === null ? null : shownAddress(row.url);
  return { groupId: row.group_id, name: row.name, kind: row.kind, url };
}

export function groupContent(row: Pick<GroupRow, "name" | "time_zone" | "meta_data">): Content {
  return { name: row.name, timeZone: row.time_zone, metaData: JSON.parse(row.meta_data) };
}

/** Which picture it is: the picture itself is not kept. */
export function crestContent({ png, width, height }: Omit<GroupCrestRow, "group_id" | "set_date">): Content {
  const digest = createHash("sha256").update(png).digest("hex");
  return { digest, bytes: png.byteLength, width, height };
}

export function configTemplateContent(row: Pick<ConfigTemplateRow, "name" | "meta_data" | "data">): Content {
  return { name: row.name, metaData: JSON.parse(row.meta_data), data: JSON.parse(row.data) };
}

export function actionTemplateContent(
  row: Pick<ActionTemplateRow, "data" | "meta_data" | "user_visible">,
): Content {
  return {
    data: JSON.parse(row.data),
    metaData: JSON.parse(row.meta_data),
    userVisible: row.user_visible === 1,
  };
}

export function resourceContent(row: Pick<ResourceRow, "data" | "meta_data">): Content {
  return { data: JSON.parse(row.data), metaData: JSON.parse(row.meta_data) };
}

export function firmwareContent(
  version: string | null,
  hardwareType: string | null,
  description: string | null,
): Content {
  return { version, hardwareType, description };
}

export function apiKeyContent(row: Pick<ApiKeyRow, "name" | "origins" | "expire_date">): Content {
  return { name: row.name, origins: JSON.parse(row.origins), expireDate: row.expire_date };
}

export function userContent(row: Omit<UserRow, "password_hash">): Content {
  return {
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    phone: row.phone,
    language: row.language,
    confirmed: row.confirmed === 1,
    admin: row.admin === 1,
    labeller: row.labeller === 1,
    groupId: row.group_id,
    role: row.role,
  };
}

export function reportScheduleContent(row: ReportScheduleRow, clientIds: number[]): Content {
  return {
    name: row.name,
    clientIds,
    interval: row.interval,
    language: row.language,
    cron: row.cron,
    timeZone: row.time_zone,
    recipients: JSON.parse(row.recipients),
    enabled: row.enabled === 1,
  };
}

/**
 * The address of a webhook may contain a secret of its receiver: the content only shows whether it changed.
 */
export function preferencesContent(preferences: Preferences, clientIds: number[]): Content {
  const { events, silentAfter, email, webhook, webhookUrl, quietHours, allClients } = preferences;
  const address = webhookUrl === null ? null : etagOfContent({ webhookUrl });
  return {
    events,
    silentAfter,
    email,
    webhook,
    webhookUrl: address,
    quietHours,
    allClients,
    clientIds,
  };
}

export function bundleContent(
  row: Pick<BundleRow, "name" | "schedule" | "paused_until">,
  clients: number[],
): Content {
  return {
    name: row.name,
    schedule: JSON.parse(row.schedule),
    pausedUntil: row.paused_until,
    clients,
  };
}
