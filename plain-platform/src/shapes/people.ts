import type { Principal } from "../principal.js";
import type { ApiKey, Group, User } from "../store/records.js";
import type { Store } from "../store/store.js";
import { clientShape } from "./clients.js";
import type { Wire } from "./wire.js";

export const userShape = (wire: Wire, user: User) => ({
  id: wire.id(user.id),
  email: user.email,
  admin: user.admin,
  groupId: wire.idOrNull(user.groupId),
});

/** A group of a list. */
export const groupShape = (wire: Wire, group: Group) => ({
  id: wire.id(group.id),
  name: group.name,
  ...wire.optional({ metaData: wire.json(group.metaData) }),
});

/** A group with its users and clients. */
export const wholeGroupShape = (wire: Wire, store: Store, group: Group) => ({
  ...groupShape(wire, group),
  users: store.users
    .all()
    .filter(({ groupId }) => groupId === group.id)
    .map((user) => userShape(wire, user)),
  clients: store.clients
    .all()
    .filter(({ groups }) => groups.includes(group.id))
    .map((client) => clientShape(wire, client, "administrators")),
});

/** The session: the caller, and the group they act as; null if there is none. */
export const sessionShape = (wire: Wire, { user }: Principal, group: Group | null) => ({
  user: {
    ...wire.optional(user ? { id: wire.id(user.id), email: user.email } : {}),
    admin: user?.admin ?? false,
  },
  group: group && {
    ...wire.optional({ id: wire.id(group.id), metaData: wire.json(group.metaData) }),
    name: group.name,
  },
});

export const apiKeyShape = ({ key }: ApiKey) => ({ key });
