import type { SharedResourceFragment } from "../../graphql/generated";
import type { LaidOut } from "../../shared/custom-texts/customText";
import type { BucketTab } from "./buckets";
import { type Data, isData } from "./documents/data";
import { staticRowsOf } from "./documents/staticTextsDocument";
import { stepsOf } from "./documents/stepsDocument";
import { textsOf } from "./documents/textsDocument";

/** Summary of a resource in a list. */
export type Summary = {
  count: number;
  pictures: readonly LaidOut[];
  /** All its words, for searches. */
  words: string;
};

const mostPictures = 3;
const saidIn = ({ texts }: LaidOut) => texts.map(({ text }) => text).join(" ");

const summaries: Record<BucketTab, (data: Data) => Summary> = {
  texts: (data) => {
    const texts = textsOf(data);
    const words = texts.map((text) => `${text.name} ${saidIn(text)}`).join(" ");
    return { count: texts.length, pictures: texts.slice(0, mostPictures), words };
  },
  penalties: (data) => {
    const steps = stepsOf(data);
    return {
      count: steps.length,
      pictures: steps.slice(0, mostPictures),
      words: steps.map(saidIn).join(" "),
    };
  },
  hardware: (data) => {
    const rows = staticRowsOf(data);
    return { count: rows.length, pictures: [], words: rows.map(({ text }) => text).join(" ") };
  },
};

export const summaryOf = (tab: BucketTab, { data }: Pick<SharedResourceFragment, "data">): Summary =>
  summaries[tab](isData(data) ? data : {});

/** True if a resource's name or its texts match a search. */
export function matches(tab: BucketTab, resource: SharedResourceFragment, search: string): boolean {
  const said = `${resource.name ?? ""} ${summaryOf(tab, resource).words}`.toLocaleLowerCase();
  return said.includes(search.trim().toLocaleLowerCase());
}
