import { useApolloClient } from "@apollo/client/react";
import { Input, Textarea } from "@chakra-ui/react";
import { LARGEST_FIRMWARE } from "@obcestje/contract/limits/fileSizes.js";
import { LONGEST_DESCRIPTION, LONGEST_VERSION } from "@obcestje/contract/limits/lengths.js";
import { useState } from "react";
import { FirmwaresDocument } from "../../../graphql/operations/firmware";
import { type T, useLanguage, useT } from "../../../i18n/useT";
import { HardwareTypeField } from "../../../shared/config/HardwareTypeField";
import { isOf } from "../../../shared/form/faults";
import { faultText, refusalText } from "../../../shared/form/faultText";
import { faultTexts } from "../../../shared/form/faultTexts";
import { TextField } from "../../../shared/form/TextField";
import { useFocusFault } from "../../../shared/form/useFocusFault";
import { fileSize } from "../../../shared/number/fileSize";
import { toast } from "../../../shared/ui/toastStore";
import { FilePicker } from "../../../shared/upload/FilePicker";
import type { UploadEnd } from "../../../shared/upload/sendForm";
import { UploadDialog } from "../../../shared/upload/UploadDialog";
import { uploadTexts } from "../../../shared/upload/uploadTexts";
import { useUpload } from "../../../shared/upload/useUpload";
import { firmwareTexts } from "../firmwareTexts";

const most = LARGEST_FIRMWARE.said;

type AddFirmwareDialogProps = {
  /** Types that take firmware. */
  hardwareTypes: readonly string[];
  onAdded: () => void;
  onClose: () => void;
};

/** Adds a new firmware: a form, then the progress of its upload. */
export function AddFirmwareDialog({ hardwareTypes, onAdded, onClose }: AddFirmwareDialogProps) {
  const t = useT(firmwareTexts);
  const faultsT = useT(faultTexts);
  const words = useT(uploadTexts);
  const language = useLanguage();
  const [version, setVersion] = useState("");
  const [description, setDescription] = useState("");
  const [hardwareType, setHardwareType] = useState("");
  const [file, setFile] = useState<File | null>(null);
  const [faults, setFaults] = useState<UploadFaults>({});
  const [frame, refuse] = useFocusFault<HTMLFormElement>();
  const { uploading, upload, cancel } = useFirmwareUpload();
  const isReady = version.trim() !== "" && file !== null && hardwareType !== "" && faults.file === undefined;
  /** A changed field is no longer the refused one. */
  const edited = (...fields: (keyof UploadFaults)[]) =>
    setFaults((before) =>
      Object.fromEntries(
        Object.entries(before).filter(([field]) => field !== "form" && !fields.some((one) => one === field)),
      ),
    );
  const choose = (chosen: File) => {
    const size = fileSize(chosen.size, language);
    setFile(chosen);
    edited("file");
    if (chosen.size > LARGEST_FIRMWARE.bytes)
      setFaults((before) => ({ ...before, file: words("tooLarge", { size, most }) }));
    if (chosen.size === 0) setFaults((before) => ({ ...before, file: words("empty") }));
  };
  const submit = async () => {
    if (!isReady) return;
    const given = { version: version.trim(), description: description.trim(), hardwareType, file };
    const tooLong: UploadFaults = {
      ...([...given.version].length > LONGEST_VERSION ? { version: t("versionTooLong") } : {}),
      ...([...given.description].length > LONGEST_DESCRIPTION
        ? { description: t("descriptionTooLong") }
        : {}),
    };
    setFaults(tooLong);
    if (Object.keys(tooLong).length > 0) return refuse();
    const end = await upload(given);
    if (end === null) return;
    if (end.kind === "done") {
      toast.success(t("added"), "uploadFirmware");
      onAdded();
      onClose();
    } else if (end.kind === "cancelled") toast.info(words("cancelled"), "uploadFirmware");
    else {
      setFaults(uploadFaults(end, { t, faultsT, words, size: fileSize(file.size, language) }));
      refuse();
      toast.error(t("addFailed"), "uploadFirmware");
    }
  };
  return (
    <UploadDialog
      title={t("add")}
      action={t("addAction")}
      isReady={isReady}
      frame={frame}
      fault={faults.form}
      uploading={uploading}
      uploadLabel={t("uploadTitle", { version: version.trim() })}
      onSubmit={() => void submit()}
      onCancel={cancel}
      onClose={onClose}
    >
      <TextField label={t("version")} required hint={t("versionHint")} error={faults.version}>
        <Input
          autoComplete="off"
          value={version}
          onChange={({ target }) => {
            setVersion(target.value);
            edited("version");
          }}
        />
      </TextField>
      <HardwareTypeField
        types={hardwareTypes}
        chosen={hardwareType}
        error={faults.hardwareType}
        onChoose={(type) => {
          setHardwareType(type);
          edited("hardwareType", "version");
        }}
      />
      <TextField label={t("description")} isOptional error={faults.description}>
        <Textarea
          rows={2}
          value={description}
          onChange={({ target }) => {
            setDescription(target.value);
            edited("description");
          }}
        />
      </TextField>
      <FilePicker
        label={t("file")}
        hint={words("most", { most })}
        file={file}
        error={faults.file}
        onChoose={choose}
        onSeveral={() => setFaults((before) => ({ ...before, file: words("one") }))}
      />
    </UploadDialog>
  );
}

const address = "/firmware";

type NewFirmware = { version: string; description: string; hardwareType: string; file: File };

/** Uploads firmware, one file at a time. */
function useFirmwareUpload() {
  const apollo = useApolloClient();
  const { upload, ...rest } = useUpload();

  /** True if the sent firmware has arrived since. After a lost answer this is the only way to know. */
  const hasCome = ({ version, hardwareType, file }: NewFirmware) => {
    const known = apollo.readQuery({ query: FirmwaresDocument })?.firmwares ?? [];
    const before = new Set(known.map(({ id }) => id));
    return async (): Promise<boolean> => {
      const answer = await apollo
        .query({ query: FirmwaresDocument, fetchPolicy: "network-only" })
        .catch(() => null);
      return (answer?.data?.firmwares ?? []).some(
        (one) =>
          !before.has(one.id) &&
          one.version === version &&
          one.hardwareType === hardwareType &&
          one.size === file.size,
      );
    };
  };
  return {
    ...rest,
    /** Null if one is under way already. */
    upload: (firmware: NewFirmware): Promise<UploadEnd | null> => {
      const { version, description, hardwareType, file } = firmware;
      const form = new FormData();
      form.append("version", version);
      form.append("metadata", JSON.stringify({ hardwareType, description }));
      form.append("file", file);
      return upload({ address, form, size: file.size, hasCome: () => hasCome(firmware) });
    },
  };
}

/** Faults of the fields; `form`: faults without a field. */
type UploadFaults = Partial<Record<"version" | "hardwareType" | "description" | "file" | "form", string>>;

const fieldOf: Readonly<Record<string, "version" | "hardwareType" | "description" | "file">> = {
  version: "version",
  "metadata.hardwareType": "hardwareType",
  "metadata.description": "description",
  file: "file",
};

type Words = {
  t: T<typeof firmwareTexts>;
  faultsT: T<typeof faultTexts>;
  words: T<typeof uploadTexts>;
  size: string;
};

/**
 * Places and texts of the portal's faults.
 * @param size of the file, as text
 */
function uploadFaults(end: UploadEnd, { t, faultsT, words, size }: Words): UploadFaults {
  if (end.kind === "done" || end.kind === "cancelled") return {};
  if (end.kind === "lost") return { form: words("lost") };
  if (end.code === "PAYLOAD_TOO_LARGE") return { file: words("tooLarge", { size, most }) };
  // A platform without codes has only this other fault.
  const isNamed = Boolean(end.said.fault ?? end.said.fromPlatform);
  if (end.code === "CONFLICT" && (!isNamed || isOf(end.said, "VERSION_EXISTS")))
    return { version: t("versionExists") };
  const placed = end.fields.flatMap((fault) => {
    const field = fieldOf[fault.path];
    if (field === undefined) return [];
    return [[field, field === "hardwareType" ? t("typeRefused") : faultText(faultsT, fault)] as const];
  });
  if (placed.length > 0) return Object.fromEntries(placed);
  return { form: words("refused", { reason: refusalText(faultsT, end.said) }) };
}
