import { untold } from "../../i18n/untold";
import { useT } from "../../i18n/useT";
import { jobsTexts } from "./jobsTexts";

const known = Object.keys(jobsTexts.sl) as (keyof typeof jobsTexts.sl)[];

/** Describes a job in plain words; an unknown job is shown by its name. */
export function useJobName(): (name: string | null) => string {
  const t = useT(jobsTexts);
  return (name) => {
    if (name === null) return untold;
    const key = known.find((one) => one === name);
    return key === undefined ? name : t(key);
  };
}
