import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { CreateClientDocument } from "../../../graphql/operations/adminClients";
import { type BulkFault, faultOf } from "../../../shared/bulk/bulkFault";
import { setGroup } from "../../../shared/bulk/runs";
import { newKey } from "../../../shared/change/newKey";
import { useLock } from "../../../shared/change/useLock";
import { useClients } from "../../../shared/clients/useClients";
import { type Added, type NewClient, namesOf, type WantedClients } from "./newClients";

/** Adds clients one after another, until one fails; the added ones are moved to their group. */
export function useNewClients() {
  const apollo = useApolloClient();
  const { refresh } = useClients();
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null);
  const lock = useLock();

  const addOne = async (name: string, visionType: WantedClients["visionType"]): Promise<NewClient> => {
    const settings = name === "" ? null : { locationName: name };
    const input = { visionType, settings, dryRun: false };
    const { data } = await apollo.mutate({ mutation: CreateClientDocument, variables: { input } });
    const { client = null, guid = null, deviceKey = null } = data?.createClient ?? {};
    if (guid === null || deviceKey === null) throw new Error("The answer is not whole.");
    return { id: client?.id ?? null, guid, name: client?.name ?? (name || guid), key: deviceKey };
  };
  const groupFaultOf = async (ids: string[], groupId: string): Promise<BulkFault | null> => {
    try {
      const idempotencyKey = newKey();
      const results = await setGroup(apollo, groupId)(ids, { dryRun: false, idempotencyKey });
      const error = results.find(({ status }) => status === "FAILED")?.error;
      return error ? { kind: "refused", error } : null;
    } catch (error) {
      return faultOf(error);
    }
  };
  /** Null if it is running already. */
  const add = async (wanted: WantedClients): Promise<Added | null> => {
    if (!lock.take(JSON.stringify(wanted))) return null;
    const made: NewClient[] = [];
    let fault: BulkFault | null = null;
    let lost: string | null = null;
    for (const name of namesOf(wanted)) {
      setProgress({ done: made.length, total: wanted.count });
      try {
        made.push(await addOne(name, wanted.visionType));
      } catch (error) {
        fault = faultOf(error);
        if (fault.kind === "lost") lost = name;
        break;
      }
    }
    const { groupId } = wanted;
    const ids = made.map(({ id }) => id).filter((id) => id !== null);
    const groupFault = groupId !== null && ids.length > 0 ? await groupFaultOf(ids, groupId) : null;
    setProgress(null);
    lock.release(fault === null);
    refresh();
    return { wanted, made, fault, lost, groupFault };
  };
  return { add, progress };
}
