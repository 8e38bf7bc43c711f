import { useApolloClient } from "@apollo/client/react";
import { Box, Button, Stack, Text } from "@chakra-ui/react";
import { LARGEST_RECORDS } from "@obcestje/contract/limits/fileSizes.js";
import { FileUp } from "lucide-react";
import { useState } from "react";
import { ImportsDocument } from "../../../graphql/operations/imports";
import { useLanguage, useT } from "../../../i18n/useT";
import { refusalText } from "../../form/faultText";
import { faultTexts } from "../../form/faultTexts";
import { fileSize } from "../../number/fileSize";
import { FaultText } from "../../ui/FaultText";
import { PartCard } from "../../ui/PartCard";
import { toast } from "../../ui/toastStore";
import { FilePicker } from "../../upload/FilePicker";
import type { UploadEnd } from "../../upload/sendForm";
import { UploadProgress } from "../../upload/UploadProgress";
import { uploadTexts } from "../../upload/uploadTexts";
import { useUpload } from "../../upload/useUpload";
import type { ImportClient, ImportRow } from "../importFile";
import { importsTexts } from "../importsTexts";

const most = LARGEST_RECORDS.said;
const kinds = ".csv,.txt,.tsv,.xlsx,.json,.jsonl,.ndjson,.gz,.zip";

type UploadCardProps = {
  client: ImportClient;
  known: readonly ImportRow[];
  /** Called after the upload. */
  onUploaded: () => void;
};

/** Drop area and button for a file, then the upload's progress; after a fault the drop area again. */
export function UploadCard({ client, known, onUploaded }: UploadCardProps) {
  const t = useT(importsTexts);
  const words = useT(uploadTexts);
  const faultsT = useT(faultTexts);
  const language = useLanguage();
  const [file, setFile] = useState<File | null>(null);
  const [fault, setFault] = useState<{ file?: string; form?: string }>({});
  const { uploading, upload, cancel } = useImportUpload(client.id, known);

  const faultIn = (end: UploadEnd, sent: File) => {
    if (end.kind === "lost") return { form: words("lost") };
    if (end.kind !== "refused") return {};
    if (end.code === "PAYLOAD_TOO_LARGE")
      return { file: words("tooLarge", { size: fileSize(sent.size, language), most }) };
    return { form: words("refused", { reason: refusalText(faultsT, end.said) }) };
  };
  const choose = (chosen: File) => {
    setFile(chosen);
    if (chosen.size === 0) setFault({ file: words("empty") });
    else if (chosen.size > LARGEST_RECORDS.bytes)
      setFault({ file: words("tooLarge", { size: fileSize(chosen.size, language), most }) });
    else setFault({});
  };
  const send = async (sent: File) => {
    setFault({});
    const end = await upload(sent);
    if (end === null) return;
    setFault(faultIn(end, sent));
    if (end.kind === "cancelled") toast.info(words("cancelled"));
    if (end.kind !== "done") return;
    setFile(null);
    onUploaded();
  };
  return (
    <PartCard title={t("title")} icon={<FileUp size={16} aria-hidden />}>
      <Text textStyle="sm" color="fg.muted" maxW="44rem">
        {t("intro")}
      </Text>
      <FaultText>{fault.form}</FaultText>
      {uploading === null ? (
        <Stack gap="4">
          <FilePicker
            label={t("file")}
            hint={t("fileHint", { most })}
            accept={kinds}
            file={file}
            error={fault.file}
            onChoose={choose}
            onSeveral={() => setFault({ file: words("one") })}
          />
          <Box>
            <Button
              colorPalette="brand"
              size="sm"
              disabled={file === null || fault.file !== undefined}
              onClick={() => file && void send(file)}
            >
              {t("send")}
            </Button>
          </Box>
        </Stack>
      ) : (
        <Stack gap="4">
          <UploadProgress label={t("uploadLabel", { name: file?.name ?? "" })} uploading={uploading} />
          <Box>
            <Button variant="outline" size="sm" onClick={cancel}>
              {words("cancel")}
            </Button>
          </Box>
        </Stack>
      )}
    </PartCard>
  );
}

/** Upload address of files of records. */
const addressOf = (clientId: string) => `/import?clientId=${encodeURIComponent(clientId)}`;

/**
 * Uploads files of records for one device, one at a time.
 * @param known the files there already
 */
function useImportUpload(clientId: string, known: readonly ImportRow[]) {
  const apollo = useApolloClient();
  const { upload, ...rest } = useUpload();

  /** True if the file has arrived since. After a lost answer this is the only way to know. */
  const hasCome = (file: File) => {
    const before = new Set(known.map(({ id }) => id));
    return async (): Promise<boolean> => {
      const asked = { query: ImportsDocument, variables: { clientId }, fetchPolicy: "no-cache" } as const;
      const answer = await apollo.query(asked).catch(() => null);
      return (answer?.data?.client?.imports ?? []).some(
        ({ id, fileName, fileSize }) => !before.has(id) && fileName === file.name && fileSize === file.size,
      );
    };
  };
  return {
    ...rest,
    /** Null if one is under way already. */
    upload: (file: File): Promise<UploadEnd | null> => {
      const form = new FormData();
      form.append("fileName", file.name);
      form.append("options", "{}");
      form.append("file", file);
      return upload({ address: addressOf(clientId), form, size: file.size, hasCome: () => hasCome(file) });
    },
  };
}
