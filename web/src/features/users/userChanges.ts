import {
  FolderInput,
  type LucideIcon,
  ShieldCheck,
  ShieldOff,
  Trash2,
  UserCheck,
  Video,
  VideoOff,
} from "lucide-react";
import type { Offers } from "../../shared/offers/portalOffers";
import { isWaiting, type UserRow } from "../../shared/users/userRow";

/** Kinds of changes for users; each is also a text key in the texts of users. */
export const userChangeKinds = [
  "confirm",
  "changeGroup",
  "makeAdmin",
  "unmakeAdmin",
  "makeLabeller",
  "unmakeLabeller",
  "deleteUsers",
] as const;

export type UserChangeKind = (typeof userChangeKinds)[number];

export const userChangeIcons: Record<UserChangeKind, LucideIcon> = {
  confirm: UserCheck,
  changeGroup: FolderInput,
  makeAdmin: ShieldCheck,
  unmakeAdmin: ShieldOff,
  makeLabeller: Video,
  unmakeLabeller: VideoOff,
  deleteUsers: Trash2,
};

const concerns: Record<UserChangeKind, (user: UserRow) => boolean> = {
  confirm: isWaiting,
  changeGroup: ({ admin }) => admin !== true,
  makeAdmin: ({ admin }) => admin !== true,
  unmakeAdmin: ({ admin }) => admin === true,
  makeLabeller: ({ labeller }) => labeller !== true,
  unmakeLabeller: ({ labeller }) => labeller === true,
  deleteUsers: () => true,
};

/** Changes that every platform supports; all others concern rights. */
const usual: readonly UserChangeKind[] = ["changeGroup", "deleteUsers"];

/**
 * Changes that are possible for a user in the present state.
 * @param hasRights true if the portal's platform can change users' rights
 */
export const changesOf = (user: UserRow, hasRights: boolean): UserChangeKind[] =>
  userChangeKinds.filter((kind) => concerns[kind](user) && (hasRights || usual.includes(kind)));

/**
 * What is done with one account alone: it is edited, its person gets a link to set a password, or loses the second
 * factors.
 */
export type AccountDeed = "editUser" | "linkUser" | "takeFactors";

/**
 * The deeds that are possible for a user in the present state.
 * @param ownId of whoever is signed in: nobody makes a link for themselves
 */
export const deedsOf = (user: UserRow, offers: Offers, ownId: string | undefined): AccountDeed[] => [
  ...(offers.has("ACCOUNT_EDIT") ? (["editUser"] as const) : []),
  ...(offers.has("ACCOUNT_LINKS") && !isWaiting(user) && user.id !== ownId ? (["linkUser"] as const) : []),
  ...(offers.has("SECOND_FACTOR") && (user.secondFactors ?? 0) > 0 && user.id !== ownId
    ? (["takeFactors"] as const)
    : []),
];

/** Opens the dialog of a deed. */
export type OpenAccount = (deed: AccountDeed, user: UserRow) => void;

/** Opens the dialog of a change. */
export type AskChange = (kind: UserChangeKind, users: readonly UserRow[]) => void;
