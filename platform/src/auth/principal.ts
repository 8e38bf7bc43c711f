/** A person signed in: an ordinary user, an admin, or an admin acting as one group. */
export interface UserPrincipal {
  kind: "user" | "admin" | "acting";
  userId: number;
  sessionHash: string;
  /** The group whose clients are seen: the user's own, or the acted-as one. */
  groupId: number | null;
  /** Whether the person may see and label traffic videos: their plates are personal data. */
  labeller: boolean;
}

interface KeyOf<Kind> {
  kind: Kind;
  keyId: number;
  /** The group it is for, or whose user made it for a client; null where an admin made it for a client. */
  groupId: number | null;
  /** The only client it opens; null opens the group's. */
  clientId: number | null;
  /** Where browsers may use it; none: anywhere. */
  origins: string[];
}

/** A script's full key, of a group or of one client. */
export type FullKeyPrincipal = KeyOf<"key">;
/** A key of embeds and public pages, which only looks. */
export type ViewKeyPrincipal = KeyOf<"view">;
export type KeyPrincipal = FullKeyPrincipal | ViewKeyPrincipal;

/** A device, or an import on its behalf. */
export interface DevicePrincipal {
  kind: "device" | "import";
  clientId: number;
}

/** A report's key: its clients, one period. */
export interface ReportPrincipal {
  kind: "report";
  /** Ascending; one at least. */
  clientIds: readonly number[];
  /** The group of whoever asked for the key; null for an admin, who sees all groups, and for a key that an admin made. */
  groupId: number | null;
  /** Whether a script asked for it, by its key. */
  ofKey: boolean;
  startTimestamp: number;
  endTimestamp: number;
}

/** Another part of the product, by the secret it shares with the platform (SERVICE_KEY): it runs the scheduled reports. */
export interface ServicePrincipal {
  kind: "service";
}

/** Whoever has a group's clients in view and may change them. */
export type MemberPrincipal = UserPrincipal | FullKeyPrincipal;
/** Whoever looks at clients, and hears of their readings. */
export type ViewerPrincipal = MemberPrincipal | ViewKeyPrincipal;
/** Whoever reads clients and their measurements. */
export type ReaderPrincipal = UserPrincipal | KeyPrincipal | ReportPrincipal;
export type Principal = ReaderPrincipal | DevicePrincipal | ServicePrincipal;

/** Who may call a route: everybody, or these kinds of principals. Every route declares it. */
export type Access = "public" | readonly Principal["kind"][];

/** People with a session. */
export const SIGNED_IN = ["user", "admin", "acting"] as const satisfies Access;
/** People, and scripts with a full key. */
export const MEMBERS = [...SIGNED_IN, "key"] as const satisfies Access;
/** Members, and keys that only look. */
export const VIEWERS = [...MEMBERS, "view"] as const satisfies Access;
/** Viewers, and the page of a printed report. */
export const READERS = [...VIEWERS, "report"] as const satisfies Access;
export const ADMIN = ["admin"] as const satisfies Access;
export const SERVICE = ["service"] as const satisfies Access;
