import { useEffect, useRef, useState } from "react";
import { rateOf, type Sample, withSample } from "./rate";
import { sendForm, type UploadEnd } from "./sendForm";

export type Uploading = {
  /** Bytes. */
  sent: number;
  total: number;
  /** Bytes a second; null until it can be told. */
  rate: number | null;
};

type Upload = {
  address: string;
  form: FormData;
  /** Of the file, bytes. */
  size: number;
  /** Finds out whether it was stored where no answer came: begun before it is sent, asked after. */
  hasCome: () => () => Promise<boolean>;
};

/** One upload at a time; leaving the page cancels it. */
export function useUpload() {
  const [uploading, setUploading] = useState<Uploading | null>(null);
  const underWay = useRef<AbortController | null>(null);
  useEffect(() => () => underWay.current?.abort(), []);

  /** Null where one is under way already. */
  const upload = async ({ address, form, size, hasCome }: Upload): Promise<UploadEnd | null> => {
    if (underWay.current !== null) return null;
    const controller = new AbortController();
    underWay.current = controller;
    setUploading({ sent: 0, total: size, rate: null });
    const isStored = hasCome();
    let samples: readonly Sample[] = [];
    const onProgress = (sent: number, total: number) => {
      samples = withSample(samples, { sent, at: performance.now() });
      setUploading({ sent, total, rate: rateOf(samples) });
    };
    const end = await sendForm(address, form, onProgress, controller.signal);
    const isDone = end.kind === "lost" && (await isStored());
    underWay.current = null;
    setUploading(null);
    return isDone ? { kind: "done" } : end;
  };
  return { uploading, upload, cancel: () => underWay.current?.abort() };
}
