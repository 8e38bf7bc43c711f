import type { Data } from "../documents/data";

/** What the form of a bucket is given. */
export type FormProps = {
  data: Data;
  onChange: (data: Data) => void;
  /** What the portal refused of a place such as `0.texts.1.fontSize`. */
  faultAt: (path: string) => string | undefined;
};
