import { type ReactNode, useMemo, useState } from "react";
import { useClients } from "../clients/useClients";
import { LiftedSwitch } from "../config/LiftedSwitch";
import { useHardware } from "../config/useHardware";
import { useLiftedFilter } from "../config/useLiftedFilter";
import { ChangeDialog, type ChangeDialogProps } from "./ChangeDialog";
import { ClientPicker } from "./ClientPicker";

type ClientPickerDialogProps = Pick<
  ChangeDialogProps,
  "title" | "action" | "run" | "says" | "wanted" | "isReady" | "onClose"
> & {
  /** Only devices of its hardware type's family are offered, unless the filter is lifted (Ctrl+O). Omitted: all devices. */
  hardwareType?: string | null;
  /** Says what the devices get, or asks for further input. */
  children?: ReactNode;
};

/** Dialog that chooses devices and changes them, for pages that start from the new value. */
export function ClientPickerDialog(props: ClientPickerDialogProps) {
  const { hardwareType, children, ...change } = props;
  const { clients } = useClients();
  const { familyOf } = useHardware();
  const lifted = useLiftedFilter();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const family = hardwareType === undefined ? null : familyOf(hardwareType);
  const offered = useMemo(
    () =>
      (clients ?? []).filter(
        (client) => family === null || lifted.isLifted || familyOf(client.hardwareType) === family,
      ),
    [clients, lifted.isLifted, familyOf, family],
  );
  const concerned = useMemo(() => {
    const byId = new Map(clients?.map((client) => [client.id, client]));
    return [...chosen].flatMap((id) => byId.get(id) ?? []);
  }, [clients, chosen]);
  return (
    <ChangeDialog {...change} clients={concerned} isTried size="lg">
      {children}
      {family === null ? null : <LiftedSwitch {...lifted} />}
      <ClientPicker clients={offered} chosen={chosen} onChange={setChosen} />
    </ChangeDialog>
  );
}
