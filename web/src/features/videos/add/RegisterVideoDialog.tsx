import { Input, Stack } from "@chakra-ui/react";
import { LONGEST_FILM_ADDRESS } from "@obcestje/contract/limits/lengths.js";
import { useState } from "react";
import { AddTrafficVideoDocument } from "../../../graphql/operations/adminVideos";
import { serverNow } from "../../../graphql/serverClock";
import { useT } from "../../../i18n/useT";
import { useLostText } from "../../../shared/bulk/useLostText";
import { useChange } from "../../../shared/change/useChange";
import { FormDialog } from "../../../shared/form/FormDialog";
import { faultText, refusalText } from "../../../shared/form/faultText";
import { faultTexts } from "../../../shared/form/faultTexts";
import { TextField } from "../../../shared/form/TextField";
import { useFocusFault } from "../../../shared/form/useFocusFault";
import { useOffers } from "../../../shared/offers/useOffers";
import { FaultText } from "../../../shared/ui/FaultText";
import { sayFailed } from "../../../shared/ui/sayFailed";
import { toast } from "../../../shared/ui/toastStore";
import { videosTexts } from "../videosTexts";
import { VideoFieldInputs } from "./VideoFieldInputs";
import { emptyFields, fieldOf, readFields, type VideoFields } from "./videoFields";

type Faults = Partial<Record<keyof VideoFields | "url" | "form", string>>;

const isAddress = (url: string) =>
  /^https:\/\/\S+$/.test(url) && URL.canParse(url) && url.length <= LONGEST_FILM_ADDRESS;

/** Registers a video whose film is elsewhere on the web. */
export function RegisterVideoDialog({ onAdded, onClose }: { onAdded: () => void; onClose: () => void }) {
  const t = useT(videosTexts);
  const faultsT = useT(faultTexts);
  const [url, setUrl] = useState("");
  const [fields, setFields] = useState(emptyFields);
  const [faults, setFaults] = useState<Faults>({});
  const [frame, refuse] = useFocusFault<HTMLDivElement>();
  const { change } = useChange();
  const isSafe = useOffers().has("IDEMPOTENCY_KEY");
  const lost = useLostText();
  const fail = (found: Faults): boolean => {
    setFaults(found);
    refuse();
    return false;
  };
  const submit = async (): Promise<boolean> => {
    const { values, faults: wrong } = readFields(fields, serverNow());
    const address = url.trim();
    const found: Faults = Object.fromEntries(Object.entries(wrong).map(([field, key]) => [field, t(key)]));
    if (!isAddress(address)) found.url = t("urlFault");
    if (Object.keys(found).length > 0) return fail(found);
    const changed = await change(AddTrafficVideoDocument, { url: address, ...values });
    if (changed === null) return false;
    if (changed.fault === null) {
      toast.success(t("added"), "addVideo");
      onAdded();
      return true;
    }
    sayFailed(changed.fault, t("addFailed"), "addVideo");
    if (changed.fault.kind === "notSent") return false;
    if (changed.fault.kind === "lost") return fail({ form: isSafe ? t("addLost") : lost });
    const placed = (changed.fault.error.fields ?? []).flatMap((fault) => {
      const path = fault.path.replace(/^input\./, "");
      const field = path === "url" ? path : fieldOf[path];
      return field === undefined ? [] : [[field, faultText(faultsT, fault)] as const];
    });
    return fail(
      placed.length > 0 ? Object.fromEntries(placed) : { form: refusalText(faultsT, changed.fault.error) },
    );
  };
  const edited = (field: keyof Faults) => setFaults(({ [field]: _gone, form: _form, ...rest }) => rest);
  return (
    <FormDialog
      title={t("registerTitle")}
      action={t("registerAction")}
      isDirty={url !== "" || fields !== emptyFields}
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack gap="4" ref={frame}>
        <FaultText>{faults.form}</FaultText>
        <TextField label={t("url")} required hint={t("urlHint")} error={faults.url}>
          <Input
            type="url"
            autoComplete="off"
            value={url}
            onChange={({ target }) => {
              setUrl(target.value);
              edited("url");
            }}
          />
        </TextField>
        <VideoFieldInputs
          fields={fields}
          faults={faults}
          onChange={(field, value) => {
            setFields({ ...fields, [field]: value });
            edited(field);
          }}
        />
      </Stack>
    </FormDialog>
  );
}
