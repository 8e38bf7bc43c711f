import { useT } from "../../i18n/useT";
import { CalmMessage } from "./CalmMessage";
import type { FaultKind } from "./publicFault";
import { publicPartsTexts } from "./publicPartsTexts";

const words = {
  over: ["overTitle", "overText"],
  wrong: ["wrongTitle", "wrongText"],
  away: ["awayTitle", "awayText"],
  sealed: ["sealedTitle", "sealedText"],
} as const satisfies Record<FaultKind, readonly [string, string]>;

/** Says why there is nothing to show; the page retries by itself. */
export function FaultMessage({ fault }: { fault: FaultKind }) {
  const t = useT(publicPartsTexts);
  const [title, text] = words[fault];
  return <CalmMessage title={t(title)} text={t(text)} />;
}

/** The same for a missing part of a page. */
export function FaultNote({ fault }: { fault: FaultKind }) {
  const t = useT(publicPartsTexts);
  const [title, text] = words[fault];
  return (
    <div className="pub-nothing" role="status">
      <h2>{t(title)}</h2>
      <p>{t(text)}</p>
    </div>
  );
}
