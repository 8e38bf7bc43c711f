import { useEffect, useRef, useState } from "react";
import { useBeforeUnload } from "react-router-dom";
import { useLeaveGuard } from "../leaving/useLeaveGuard";
import { rateOf, type Sample, withSample } from "./rate";
import { sendForm, type UploadEnd } from "./sendForm";

export type Uploading = {
  /** Bytes. */
  sent: number;
  total: number;
  /** Bytes a second; null while unknown. */
  rate: number | null;
  /** Somebody tried to leave the page, and is still here. */
  isHeld: boolean;
};

type Upload = {
  address: string;
  form: FormData;
  /** Size of the file in bytes. */
  size: number;
  /** Finds out if it was stored when no answer came: called before sending, its result afterwards. */
  hasCome: () => () => Promise<boolean>;
  /** Etag of what it is to replace; left out: whatever there is. */
  ifMatch?: string | undefined;
};

/** One upload at a time. Leaving the page is blocked; the browser asks before it closes the tab. */
export function useUpload() {
  const [uploading, setUploading] = useState<Omit<Uploading, "isHeld"> | null>(null);
  const [isHeld, setHeld] = useState(false);
  const underWay = useRef<AbortController | null>(null);
  useEffect(() => () => underWay.current?.abort(), []);
  const heldUp = useLeaveGuard(() => underWay.current !== null);
  useEffect(() => {
    if (heldUp === null) return;
    heldUp.stay();
    setHeld(true);
  }, [heldUp]);
  useBeforeUnload((event) => {
    if (underWay.current !== null) event.preventDefault();
  });

  /** Null if another one is running. */
  const upload = async ({ address, form, size, hasCome, ifMatch }: Upload): Promise<UploadEnd | null> => {
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
    const end = await sendForm(address, form, onProgress, controller.signal, ifMatch);
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
