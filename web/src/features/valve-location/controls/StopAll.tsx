import { Button } from "@chakra-ui/react";
import { OctagonX } from "lucide-react";
import { useState } from "react";
import { useT } from "../../../i18n/useT";
import { ConfirmDialog } from "../../../shared/ui/ConfirmDialog";
import { valvesTexts } from "../../../shared/valves/valvesTexts";
import type { LocationActions } from "./useLocationActions";

type StopAllProps = { name: string; count: number; actions: LocationActions };

/** Closes every valve of the location, after a question. */
export function StopAll({ name, count, actions }: StopAllProps) {
  const t = useT(valvesTexts);
  const [isAsking, setAsking] = useState(false);
  const stop = async () => {
    if (await actions.stopAll()) setAsking(false);
  };
  return (
    <>
      <Button colorPalette="red" minH="11" disabled={actions.isBusy} onClick={() => setAsking(true)}>
        <OctagonX aria-hidden />
        {t("stopAll")}
      </Button>
      {isAsking ? (
        <ConfirmDialog
          title={t("stopAllTitle")}
          text={t("stopAllText", { count, name })}
          action={t("stopAll")}
          isDangerous
          isBusy={actions.isBusy}
          onConfirm={() => void stop()}
          onCancel={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}
