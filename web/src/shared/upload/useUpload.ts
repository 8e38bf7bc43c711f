import { useEffect, useRef, useState } from "react";
import { useBeforeUnload, useBlocker } from "react-router-dom";
import { rateOf, type Sample, withSample } from "./rate";
import { sendForm, type UploadEnd } from "./sendForm";

export type Uploading = {
  /** Bytes. */
  sent: number;
  total: number;
  /** Bytes a second; null until it can be told. */
  rate: number | null;
  /** Somebody wanted to leave the page, and is still there. */
  isHeld: boolean;
};

type Upload = {
  address: string;
  form: FormData;
  /** Of the file, bytes. */
  size: number;
  /** Finds out whether it was stored where no answer came: begun before it is sent, asked after. */
  hasCome: () => () => Promise<boolean>;
};

/** One upload at a time. Who would leave the page stays; the browser asks before it closes the tab. */
export function useUpload() {
  const [uploading, setUploading] = useState<Omit<Uploading, "isHeld"> | null>(null);
  const [isHeld, setHeld] = useState(false);
  const underWay = useRef<AbortController | null>(null);
  useEffect(() => () => underWay.current?.abort(), []);
  const blocker = useBlocker(() => underWay.current !== null);
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    blocker.reset();
    setHeld(true);
  }, [blocker]);
  useBeforeUnload((event) => {
    if (underWay.current !== null) event.preventDefault();
  });

  /** Null where one is under way already. */
  const upload = async ({ address, form, size, hasCome }: Upload): Promise<UploadEnd | null> => {
    if (underWay.current !== null) return null;
    const controller = new AbortController();
    underWay.current = controller;
    setHeld(false);
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
  return {
    uploading: uploading && { ...uploading, isHeld },
    upload,
    cancel: () => underWay.current?.abort(),
  };
}
