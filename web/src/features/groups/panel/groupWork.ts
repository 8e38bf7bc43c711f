/** Work on a group in a dialog. */
export type GroupWork = "clients" | "users" | "rename" | "convert" | "remove";
