import type { GroupRole } from "@obcestje/contract/groupRoles.js";

/** A person signed in: an ordinary user, an admin, or an admin acting as one group. */
export interface UserPrincipal {
  kind: "user" | "admin" | "acting";
  userId: number;
  sessionHash: string;
  /** The group whose clients are visible: the user's own, or the acted-as one. */
  groupId: number | null;
  /** What the person may do in the group; an administrator may do all. */
  role: GroupRole;
  /** True if the person may see and label traffic videos. Their plates are personal data. */
  labeller: boolean;
  /** True if the person may add a second factor, and do nothing else before. */
  needsFactor?: boolean;
}

interface KeyOf<Kind> {
  kind: Kind;
  keyId: number;
  /**
   * The key's group, or the group of the user who created it for a client; null if an admin created it for a
   * client.
   */
  groupId: number | null;
  /** The only client it opens; null opens all clients of the group. */
  clientId: number | null;
  /** The device that its links name, if that has gone to another group and it opens the device's place. */
  formerClientId: number | null;
  /** Origins whose pages may use it; empty: any. */
  origins: string[];
}

/** A script's full key, of a group or of one client. */
export type FullKeyPrincipal = KeyOf<"key">;
/** A view-only key of embeds and public pages. */
export type ViewKeyPrincipal = KeyOf<"view">;
export type KeyPrincipal = FullKeyPrincipal | ViewKeyPrincipal;

/** A device, or an import on its behalf. */
export interface DevicePrincipal {
  kind: "device" | "import";
  clientId: number;
}

/** A report's key: its clients, and one period. */
export interface ReportPrincipal {
  kind: "report";
  /** Ascending, at least one. */
  clientIds: readonly number[];
  /**
   * The group of the person who asked for the key; null for an admin, who sees all groups, and for a key
   * created by an admin.
   */
  groupId: number | null;
  /** True if a script asked for it with its key. */
  ofKey: boolean;
  startTimestamp: number;
  endTimestamp: number;
}

/**
 * Another part of the product, identified by the secret it shares with the platform (SERVICE_KEY): it runs
 * the scheduled reports.
 */
export interface ServicePrincipal {
  kind: "service";
}

/** A principal that sees a group's clients and may change them. */
export type MemberPrincipal = UserPrincipal | FullKeyPrincipal;
/** A principal that sees clients, and gets events of their readings. */
export type ViewerPrincipal = MemberPrincipal | ViewKeyPrincipal;
/** A principal that reads clients and their measurements. */
export type ReaderPrincipal = UserPrincipal | KeyPrincipal | ReportPrincipal;
export type Principal = ReaderPrincipal | DevicePrincipal | ServicePrincipal;

/** The callers of a route: everybody, or these kinds of principals. Every route declares it. */
export type Access = "public" | readonly Principal["kind"][];

/** People with a session. */
export const SIGNED_IN = ["user", "admin", "acting"] as const satisfies Access;
/** People, and scripts with a full key. */
export const MEMBERS = [...SIGNED_IN, "key"] as const satisfies Access;
/** Members, and view-only keys. */
export const VIEWERS = [...MEMBERS, "view"] as const satisfies Access;
/** Viewers, and the page of a printed report. */
export const READERS = [...VIEWERS, "report"] as const satisfies Access;
export const ADMIN = ["admin"] as const satisfies Access;
/** Administrators everywhere, managers in their own group: their routes ask for that role. */
export const MANAGERS = [...SIGNED_IN] as const satisfies Access;
export const SERVICE = ["service"] as const satisfies Access;
