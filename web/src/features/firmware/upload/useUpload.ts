import { useApolloClient } from "@apollo/client/react";
import { useEffect, useRef, useState } from "react";
import { FirmwaresDocument } from "../../../graphql/operations/firmware";
import { rateOf, type Sample, withSample } from "./rate";
import { type NewFirmware, type UploadEnd, uploadFirmware } from "./uploadFirmware";

export type Uploading = {
  /** Bytes. */
  sent: number;
  total: number;
  /** Bytes a second; null until it can be told. */
  rate: number | null;
};

/** One upload at a time; leaving the page cancels it. */
export function useUpload() {
  const apollo = useApolloClient();
  const [uploading, setUploading] = useState<Uploading | null>(null);
  const underWay = useRef<AbortController | null>(null);
  useEffect(() => () => underWay.current?.abort(), []);

  /** Whether a firmware has come since that is the one that was sent: of a lost answer nobody knows otherwise. */
  const hasCome = async (
    { version, hardwareType, file }: NewFirmware,
    before: ReadonlySet<string>,
  ): Promise<boolean> => {
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
  /** Null where one is under way already. */
  const upload = async (firmware: NewFirmware): Promise<UploadEnd | null> => {
    if (underWay.current !== null) return null;
    const controller = new AbortController();
    underWay.current = controller;
    setUploading({ sent: 0, total: firmware.file.size, rate: null });
    const known = apollo.readQuery({ query: FirmwaresDocument })?.firmwares ?? [];
    const before = new Set(known.map(({ id }) => id));
    let samples: readonly Sample[] = [];
    const onProgress = (sent: number, total: number) => {
      samples = withSample(samples, { sent, at: performance.now() });
      setUploading({ sent, total, rate: rateOf(samples) });
    };
    const end = await uploadFirmware(firmware, onProgress, controller.signal);
    const isDone = end.kind === "lost" && (await hasCome(firmware, before));
    underWay.current = null;
    setUploading(null);
    return isDone ? { kind: "done" } : end;
  };
  return { uploading, upload, cancel: () => underWay.current?.abort() };
}
