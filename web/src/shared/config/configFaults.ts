import { faultsIn } from "../form/faults";
import { serverFaults } from "../form/serverFaults";
import type { ServerFault } from "./configStore";

const within = /^(?:input\.)?document\./;

const named = (faults: readonly ServerFault[]): ServerFault[] =>
  faults.map((fault) => ({ ...fault, path: fault.path.replace(within, "") }));

/** Fields of a document that the portal refused in a mutation. */
export const refusedFields = (error: unknown): ServerFault[] => named(serverFaults(error));

/** Fields of a document that the portal refused for one item of many. */
export const refusedIn = (error: { fields: ServerFault[] | null } | null): ServerFault[] =>
  named(faultsIn(error));
