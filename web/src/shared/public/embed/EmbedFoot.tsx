import { useT } from "../../../i18n/useT";
import type { Heard } from "../../clients/activity";
import { LogoMark } from "../../ui/LogoMark";
import { addressParams } from "../address";
import { embedsTexts } from "../embedsTexts";
import { LastData } from "../LastData";
import { linkTo, publicPaths } from "../publicLink";
import { StaleNotice } from "../StaleNotice";

type EmbedFootProps = {
  /** Source of the data shown. */
  of: Heard & { timeZone: string };
  /** Since when the portal has not answered, Unix seconds; null while it answers. */
  staleAt: number | null;
};

/** Age and source of the data. */
export function EmbedFoot({ of, staleAt }: EmbedFootProps) {
  const t = useT(embedsTexts);
  return (
    <footer className="embed-foot">
      {staleAt === null ? <LastData of={of} isNamed /> : <StaleNotice at={staleAt} />}
      <a
        href={linkTo(publicPaths.page, addressParams())}
        target="_blank"
        rel="noopener noreferrer"
        title={t("openPage")}
      >
        <LogoMark className="embed-mark" />
        {t("product")}
      </a>
    </footer>
  );
}
