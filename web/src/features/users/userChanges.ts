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

/** Opens the dialog of a change. */
export type AskChange = (kind: UserChangeKind, users: readonly UserRow[]) => void;
