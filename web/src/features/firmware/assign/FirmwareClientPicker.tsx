import { useT } from "../../../i18n/useT";
import { ClientPicker } from "../../../shared/bulk/ClientPicker";
import { LiftedSwitch } from "../../../shared/config/LiftedSwitch";
import { CheckLine } from "../../../shared/form/CheckLine";
import { firmwareTexts } from "../firmwareTexts";
import type { FirmwareClients } from "./useFirmwareClients";

/** Chooses devices for a firmware; other hardware only after confirmation. */
export function FirmwareClientPicker({ clients }: { clients: FirmwareClients }) {
  const t = useT(firmwareTexts);
  const { lifted, offered, chosen, setChosen, others, isForced, setForced } = clients;
  return (
    <>
      <LiftedSwitch {...lifted} />
      <ClientPicker clients={offered} chosen={chosen} onChange={setChosen} />
      {others === 0 ? null : (
        <CheckLine
          label={t("force")}
          hint={t("forceHint", { count: others })}
          checked={isForced}
          onChange={({ target }) => setForced(target.checked)}
        />
      )}
    </>
  );
}
