import type { Store } from "./store.js";

/** Removes a user and ends all of the user's sessions. */
export function removeUser(store: Store, id: number): void {
  store.users.delete(id);
  for (const [session, userId] of store.sessions) if (userId === id) store.sessions.delete(session);
}

/** Removes a client and everything that is only about it. */
export function removeClient(store: Store, id: number): void {
  store.clients.delete(id);
  const without = (ids: readonly number[]) => ids.filter((one) => one !== id);
  for (const bundle of store.bundles.all()) bundle.clients = without(bundle.clients);
  for (const firmware of store.firmwares.all()) firmware.clients = without(firmware.clients);
  for (const action of store.actions.all()) if (action.clientId === id) store.actions.delete(action.id);
  for (const key of store.apiKeys.all()) if (key.clientId === id) store.apiKeys.delete(key.id);
}

/** Removes a group with its bundles and keys. Its users and clients stay, without a group. */
export function removeGroup(store: Store, id: number): void {
  store.groups.delete(id);
  for (const user of store.users.all()) if (user.groupId === id) user.groupId = null;
  for (const client of store.clients.all()) client.groups = client.groups.filter((one) => one !== id);
  for (const bundle of store.bundles.all()) if (bundle.groupId === id) store.bundles.delete(bundle.id);
  for (const key of store.apiKeys.all()) if (key.groupId === id) store.apiKeys.delete(key.id);
}
