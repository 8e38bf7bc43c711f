import { useApolloClient } from "@apollo/client/react";
import { ImportsDocument } from "../../../graphql/operations/imports";
import type { UploadEnd } from "../../upload/sendForm";
import { useUpload } from "../../upload/useUpload";
import type { ImportRow } from "../importFile";

/** Upload address of files of records. */
const addressOf = (clientId: string) => `/import?clientId=${encodeURIComponent(clientId)}`;

/**
 * Uploads files of records for one device, one at a time.
 * @param known the files there already
 */
export function useImportUpload(clientId: string, known: readonly ImportRow[]) {
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
