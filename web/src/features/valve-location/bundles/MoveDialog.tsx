import { Text } from "@chakra-ui/react";
import { useState } from "react";
import { useT } from "../../../i18n/useT";
import { FormDialog } from "../../../shared/form/FormDialog";
import { TextField } from "../../../shared/form/TextField";
import { Chooser } from "../../../shared/ui/chooser/Chooser";
import { namedOptions } from "../../../shared/ui/chooser/namedOptions";
import type { ValveBundle, ValveLocation } from "../../../shared/valves/valve";
import { useBundleChanges } from "./useBundleChanges";
import { ValveChoice } from "./ValveChoice";
import { valveBundlesTexts } from "./valveBundlesTexts";

type MoveDialogProps = {
  location: ValveLocation;
  /** Bundle of the valves; null: those without a bundle. */
  from: ValveBundle | null;
  onClose: () => void;
};

/** Moves valves to another bundle of their location, or out of all bundles. */
export function MoveDialog({ location, from, onClose }: MoveDialogProps) {
  const t = useT(valveBundlesTexts);
  const { move, faultAt } = useBundleChanges();
  const valves = from?.valves ?? location.unbundled;
  const others = location.bundles.filter(({ id }) => id !== from?.id);
  const [first] = useState(() => ({
    chosen: valves.length === 1 ? valves.map(({ id }) => id) : [],
    /** Empty: no bundle. */
    target: others[0]?.id ?? "",
  }));
  const [chosen, setChosen] = useState<string[]>(first.chosen);
  const [target, setTarget] = useState(first.target);
  const [isTried, setTried] = useState(false);
  const submit = async () => {
    setTried(true);
    return chosen.length > 0 && move(chosen, target === "" ? null : target);
  };
  return (
    <FormDialog
      title={from === null ? t("moveLooseTitle") : t("moveTitle", { name: from.name })}
      action={t("move")}
      isDirty={chosen !== first.chosen || target !== first.target}
      onSubmit={submit}
      onClose={onClose}
    >
      <ValveChoice
        label={t("moveWhich")}
        valves={valves}
        chosen={chosen}
        error={isTried && chosen.length === 0 ? t("moveNone") : faultAt("clientIds")}
        onChange={setChosen}
      />
      <TextField label={t("moveTo")} error={faultAt("bundleId")}>
        <Chooser
          options={[...namedOptions(others), ...(from === null ? [] : [{ value: "", label: t("noBundle") }])]}
          chosen={target}
          onChoose={setTarget}
        />
      </TextField>
      <Text textStyle="sm" color="fg.muted">
        {t(target === "" ? "noBundleText" : "moveText")}
      </Text>
    </FormDialog>
  );
}
