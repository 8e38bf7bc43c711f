import { lazy, Suspense } from "react";
import { ClientChange } from "../../shared/bulk/ClientChange";
import type { ClientRow } from "../../shared/clients/clientRow";
import type { AskedKind } from "./ask";

const DeviceKeyDialog = lazy(async () => ({
  default: (await import("../../shared/clients/DeviceKeyDialog")).DeviceKeyDialog,
}));

type AskedChangeProps = { kind: AskedKind; clients: readonly ClientRow[]; onClose: () => void };

/** The dialog of what was asked for. */
export function AskedChange({ kind, clients, onClose }: AskedChangeProps) {
  if (kind !== "deviceKey")
    return <ClientChange key={kind} kind={kind} clients={clients} onClose={onClose} />;
  const [client] = clients;
  return client === undefined ? null : (
    <Suspense fallback={null}>
      <DeviceKeyDialog client={client} onClose={onClose} />
    </Suspense>
  );
}
