import type { Data } from "../documents/data";

/** Props of a bucket's form. */
export type FormProps = {
  data: Data;
  onChange: (data: Data) => void;
  /** Fault at a path such as `0.texts.1.fontSize`. */
  faultAt: (path: string) => string | undefined;
};
