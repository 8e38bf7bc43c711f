import { useApolloClient } from "@apollo/client/react";
import { FirmwaresDocument } from "../../../graphql/operations/firmware";
import type { UploadEnd } from "../../../shared/upload/sendForm";
import { useUpload } from "../../../shared/upload/useUpload";

/** Where the portal takes firmware in. */
const address = "/firmware";

export type NewFirmware = { version: string; description: string; hardwareType: string; file: File };

/** Takes firmware in, one upload at a time. */
export function useFirmwareUpload() {
  const apollo = useApolloClient();
  const { upload, ...rest } = useUpload();

  /** Whether a firmware has come since that is the one that was sent: of a lost answer nobody knows otherwise. */
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
    /** Null where one is under way already. */
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
