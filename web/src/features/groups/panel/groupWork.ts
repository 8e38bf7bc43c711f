/** What can be done with a group in a dialog. */
export type GroupWork = "clients" | "users" | "rename" | "convert" | "remove";
