/** A person signed in: an ordinary user, an admin, or an admin acting as one group. */
export interface UserPrincipal {
  kind: "user" | "admin" | "acting";
  userId: number;
  sessionHash: string;
  /** The group whose clients are seen: the user's own, or the acted-as one. */
  groupId: number | null;
}

/** A device, or an import on its behalf. */
export interface DevicePrincipal {
  kind: "device" | "import";
  clientId: number;
}

/** A report's key: one client, one period. */
export interface ReportPrincipal {
  kind: "report";
  clientId: number;
  /** The group of whoever asked for the key; null for an admin, who sees all groups. */
  groupId: number | null;
  startTimestamp: number;
  endTimestamp: number;
}

export type Principal = UserPrincipal | DevicePrincipal | ReportPrincipal;

/** Who may call a route: everybody, or these kinds of principals. Every route declares it. */
export type Access = "public" | readonly Principal["kind"][];

export const SIGNED_IN = ["user", "admin", "acting"] as const satisfies Access;
export const READERS = ["user", "admin", "acting", "report"] as const satisfies Access;
export const ADMIN = ["admin"] as const satisfies Access;
