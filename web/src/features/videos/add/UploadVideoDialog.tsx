import { useApolloClient } from "@apollo/client/react";
import { LARGEST_FILM, LARGEST_VEHICLE_LIST } from "@obcestje/contract/limits/fileSizes.js";
import { useState } from "react";
import { paths } from "../../../app/paths";
import { TrafficVideosDocument } from "../../../graphql/operations/adminVideos";
import { serverNow } from "../../../graphql/serverClock";
import { type T, useLanguage, useT } from "../../../i18n/useT";
import { faultText, refusalText } from "../../../shared/form/faultText";
import { faultTexts } from "../../../shared/form/faultTexts";
import { useFocusFault } from "../../../shared/form/useFocusFault";
import { fileSize } from "../../../shared/number/fileSize";
import { toast } from "../../../shared/ui/toastStore";
import { FilePicker } from "../../../shared/upload/FilePicker";
import type { UploadEnd } from "../../../shared/upload/sendForm";
import { UploadDialog } from "../../../shared/upload/UploadDialog";
import { uploadTexts } from "../../../shared/upload/uploadTexts";
import { useUpload } from "../../../shared/upload/useUpload";
import { videosTexts } from "../videosTexts";
import { VideoFieldInputs } from "./VideoFieldInputs";
import { readVehicles, type VehiclesFault } from "./vehiclesFile";
import { emptyFields, fieldOf, readFields, titleOf, type VideoFields, type VideoValues } from "./videoFields";

/** Uploads a film: a form, then the progress of the upload. */
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
  /** A changed field is no longer the refused one. */
  const mark = (field: keyof FilmFaults, fault?: string) =>
    setFaults(({ [field]: _gone, form: _form, ...rest }) =>
      fault === undefined ? rest : { ...rest, [field]: fault },
    );
  const choose = (chosen: File) => {
    setFile(chosen);
    if (!isTitled) setFields({ ...fields, title: titleOf(chosen.name) });
    const fault = chosen.size === 0 ? words("empty") : tooLarge(chosen, LARGEST_FILM.said);
    mark("file", chosen.size === 0 || chosen.size > LARGEST_FILM.bytes ? fault : undefined);
  };
  const chooseList = async (chosen: File) => {
    if (chosen.size > LARGEST_VEHICLE_LIST.bytes) {
      setList({ file: chosen, vehicles: [] });
      mark("vehicles", tooLarge(chosen, LARGEST_VEHICLE_LIST.said));
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
      setFaults(filmFaults(end, { t, faultsT, words }, tooLarge(file, LARGEST_FILM.said)));
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
        hint={t("filmHint", { most: LARGEST_FILM.said })}
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
        isOptional
        file={list?.file ?? null}
        error={faults.vehicles}
        onChoose={(chosen) => void chooseList(chosen)}
        onSeveral={() => mark("vehicles", words("one"))}
      />
    </UploadDialog>
  );
}

/** Faults of the form in words; `form`: faults without a field. */
type FilmFaults = Partial<Record<keyof VideoFields | "file" | "vehicles" | "form", string>>;

type Words = { t: T<typeof videosTexts>; faultsT: T<typeof faultTexts>; words: T<typeof uploadTexts> };

/**
 * Fields of the portal's faults.
 * @param tooLarge text for a film that is too large
 */
function filmFaults(end: UploadEnd, { t, faultsT, words }: Words, tooLarge: string): FilmFaults {
  if (end.kind === "done" || end.kind === "cancelled") return {};
  if (end.kind === "lost") return { form: words("lost") };
  if (end.code === "PAYLOAD_TOO_LARGE") return { file: tooLarge };
  const placed = end.fields.flatMap((fault): [keyof FilmFaults, string][] => {
    const field = fieldOf[fault.path];
    if (field !== undefined) return [[field, faultText(faultsT, fault)]];
    if (fault.path === "file") return [["file", t("fileRefused")]];
    if (!fault.path.startsWith("vehicles")) return [];
    return [["vehicles", t("vehiclesRefused", { path: fault.path, reason: faultText(faultsT, fault) })]];
  });
  return placed.length > 0
    ? Object.fromEntries(placed)
    : { form: words("refused", { reason: refusalText(faultsT, end.said) }) };
}

/** Fault of a file of vehicles, in words. */
function vehiclesFault(fault: VehiclesFault, t: T<typeof videosTexts>): string {
  const { kind } = fault;
  if (kind === "field") return t("vehiclesField", fault);
  if (kind === "noVehicle") return t("vehiclesItem", fault);
  if (kind === "noJson" && fault.line !== null) return t("vehiclesJsonAt", { line: fault.line });
  return t(kind === "noJson" ? "vehiclesJson" : kind === "noList" ? "vehiclesList" : "vehiclesMany");
}

type NewFilm = VideoValues & { file: File; vehicles: readonly object[] };

/** Number of newest videos that are checked. */
const first = 25;

/** Uploads films, one at a time. */
function useVideoUpload() {
  const apollo = useApolloClient();
  const { upload, ...rest } = useUpload();

  const newest = async () => {
    const answer = await apollo
      .query({ query: TrafficVideosDocument, variables: { first }, fetchPolicy: "no-cache" })
      .catch(() => null);
    return answer?.data?.trafficVideos?.nodes ?? null;
  };
  /** True if the sent video has arrived since. After a lost answer this is the only way to know. */
  const hasCome = ({ file, title }: NewFilm) => {
    const before = newest();
    return async (): Promise<boolean> => {
      const known = await before;
      if (known === null) return false;
      const ids = new Set(known.map(({ id }) => id));
      return ((await newest()) ?? []).some(
        (one) => !ids.has(one.id) && one.fileSize === file.size && one.title === title,
      );
    };
  };
  return {
    ...rest,
    /** Null if one is under way already. */
    upload: (film: NewFilm): Promise<UploadEnd | null> => {
      const { file, title, frameRate, recordedDate, vehicles } = film;
      const form = new FormData();
      form.append("frameRate", String(frameRate));
      if (title !== null) form.append("title", title);
      if (recordedDate !== null) form.append("recordedDate", String(recordedDate));
      if (vehicles.length > 0) form.append("vehicles", JSON.stringify(vehicles));
      form.append("file", file);
      return upload({ address: paths.videoUpload, form, size: file.size, hasCome: () => hasCome(film) });
    },
  };
}
