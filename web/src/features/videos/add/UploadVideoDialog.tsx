import { useState } from "react";
import { serverNow } from "../../../graphql/serverClock";
import { useLanguage, useT } from "../../../i18n/useT";
import { faultTexts } from "../../../shared/form/faultTexts";
import { useFocusFault } from "../../../shared/form/useFocusFault";
import { fileSize } from "../../../shared/number/fileSize";
import { toast } from "../../../shared/ui/toastStore";
import { FilePicker } from "../../../shared/upload/FilePicker";
import { UploadDialog } from "../../../shared/upload/UploadDialog";
import { uploadTexts } from "../../../shared/upload/uploadTexts";
import { videosTexts } from "../videosTexts";
import { type FilmFaults, filmFaults, vehiclesFault } from "./filmFaults";
import { useVideoUpload } from "./useVideoUpload";
import { VideoFieldInputs } from "./VideoFieldInputs";
import { readVehicles } from "./vehiclesFile";
import { emptyFields, readFields, titleOf, type VideoFields } from "./videoFields";

const largestFile = 200 * 1024 * 1024;
const largestList = 2 * 1024 * 1024;
const [most, mostOfList] = ["200 MB", "2 MB"];

/** Takes a film in: a form, then how far its upload is. */
export function UploadVideoDialog({ onAdded, onClose }: { onAdded: () => void; onClose: () => void }) {
  const t = useT(videosTexts);
  const faultsT = useT(faultTexts);
  const words = useT(uploadTexts);
  const language = useLanguage();
  const [fields, setFields] = useState<VideoFields>(emptyFields);
  const [isTitled, setTitled] = useState(false);
  const [file, setFile] = useState<File | null>(null);
  const [list, setList] = useState<{ file: File; vehicles: readonly object[] } | null>(null);
  const [faults, setFaults] = useState<FilmFaults>({});
  const [frame, refuse] = useFocusFault<HTMLFormElement>();
  const { uploading, upload, cancel } = useVideoUpload();
  const tooLarge = (given: File, limit: string) =>
    words("tooLarge", { size: fileSize(given.size, language), most: limit });
  /** A field that is changed is no longer what was refused. */
  const mark = (field: keyof FilmFaults, fault?: string) =>
    setFaults(({ [field]: _gone, form: _form, ...rest }) =>
      fault === undefined ? rest : { ...rest, [field]: fault },
    );
  const choose = (chosen: File) => {
    setFile(chosen);
    if (!isTitled) setFields({ ...fields, title: titleOf(chosen.name) });
    const fault = chosen.size === 0 ? words("empty") : tooLarge(chosen, most);
    mark("file", chosen.size === 0 || chosen.size > largestFile ? fault : undefined);
  };
  const chooseList = async (chosen: File) => {
    if (chosen.size > largestList) {
      setList({ file: chosen, vehicles: [] });
      mark("vehicles", tooLarge(chosen, mostOfList));
      return;
    }
    const { vehicles, faults: found } = readVehicles(await chosen.text());
    setList({ file: chosen, vehicles });
    const said = found.map((fault) => vehiclesFault(fault, t)).join(" ");
    mark("vehicles", said === "" ? undefined : said);
  };
  const submit = async () => {
    if (file === null || faults.file !== undefined || faults.vehicles !== undefined) return refuse();
    const { values, faults: wrong } = readFields(fields, serverNow());
    setFaults(Object.fromEntries(Object.entries(wrong).map(([field, key]) => [field, t(key)])));
    if (Object.keys(wrong).length > 0) return refuse();
    const end = await upload({ ...values, file, vehicles: list?.vehicles ?? [] });
    if (end === null) return;
    if (end.kind === "done") {
      toast.success(t("added"), "uploadVideo");
      onAdded();
      onClose();
    } else if (end.kind === "cancelled") toast.info(words("cancelled"), "uploadVideo");
    else {
      setFaults(filmFaults(end, { t, faultsT, words }, tooLarge(file, most)));
      refuse();
      toast.error(t("addFailed"), "uploadVideo");
    }
  };
  return (
    <UploadDialog
      title={t("uploadTitle")}
      action={t("uploadAction")}
      isReady={file !== null}
      frame={frame}
      fault={faults.form}
      uploading={uploading}
      uploadLabel={t("uploadOf", { name: file?.name ?? "" })}
      onSubmit={() => void submit()}
      onCancel={cancel}
      onClose={onClose}
    >
      <FilePicker
        label={t("film")}
        hint={t("filmHint", { most })}
        accept="video/mp4,video/webm"
        file={file}
        error={faults.file}
        onChoose={choose}
        onSeveral={() => mark("file", words("one"))}
      />
      <VideoFieldInputs
        fields={fields}
        faults={faults}
        onChange={(field, value) => {
          setFields({ ...fields, [field]: value });
          if (field === "title") setTitled(true);
          mark(field);
        }}
      />
      <FilePicker
        label={t("vehiclesFile")}
        hint={list === null ? t("vehiclesHint") : t("vehiclesFound", { count: list.vehicles.length })}
        accept="application/json,.json"
        note={t("optional")}
        file={list?.file ?? null}
        error={faults.vehicles}
        onChoose={(chosen) => void chooseList(chosen)}
        onSeveral={() => mark("vehicles", words("one"))}
      />
    </UploadDialog>
  );
}
