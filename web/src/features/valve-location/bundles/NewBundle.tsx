import { Button, Input, Text } from "@chakra-ui/react";
import { Plus } from "lucide-react";
import { useRef, useState } from "react";
import { useT } from "../../../i18n/useT";
import { FormDialog } from "../../../shared/form/FormDialog";
import { TextField } from "../../../shared/form/TextField";
import { useOffers } from "../../../shared/offers/useOffers";
import type { ValveLocation } from "../../../shared/valves/valve";
import { nameFault } from "./bundleName";
import { useBundleChanges } from "./useBundleChanges";
import { ValveChoice } from "./ValveChoice";
import { valveBundlesTexts } from "./valveBundlesTexts";

/** Button for a new bundle of a location's valves. */
export function NewBundle({ location }: { location: ValveLocation }) {
  const t = useT(valveBundlesTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" bg="bg.panel" minH="11" onClick={() => setOpen(true)}>
        <Plus aria-hidden />
        {t("newBundle")}
      </Button>
      {isOpen ? <NewBundleDialog location={location} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function NewBundleDialog({ location, onClose }: { location: ValveLocation; onClose: () => void }) {
  const t = useT(valveBundlesTexts);
  const { create, faultAt } = useBundleChanges();
  const first = useRef<HTMLInputElement>(null);
  const [name, setName] = useState("");
  const [chosen, setChosen] = useState<string[]>([]);
  const [isTried, setTried] = useState(false);
  const canMove = useOffers().has("VALVE_MOVE");
  const fault = nameFault(name);
  const submit = async () => {
    setTried(true);
    if (fault === undefined) return create(location.id, name.trim(), chosen);
    first.current?.focus();
    return false;
  };
  return (
    <FormDialog
      title={t("newBundleTitle")}
      action={t("create")}
      isDirty={name !== "" || chosen.length > 0}
      firstField={first}
      onSubmit={submit}
      onClose={onClose}
    >
      <Text color="fg.muted">{t("newBundleText")}</Text>
      <TextField label={t("name")} required error={(isTried ? fault : undefined) ?? faultAt("name")}>
        <Input ref={first} value={name} autoComplete="off" onChange={({ target }) => setName(target.value)} />
      </TextField>
      {!canMove ? null : location.unbundled.length === 0 ? (
        <Text textStyle="sm" color="fg.muted">
          {t("noValvesToTake")}
        </Text>
      ) : (
        <ValveChoice
          label={t("valvesToTake")}
          valves={location.unbundled}
          chosen={chosen}
          error={faultAt("clientIds") ?? faultAt("clients")}
          onChange={setChosen}
        />
      )}
    </FormDialog>
  );
}
