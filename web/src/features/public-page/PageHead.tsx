import { type Language, languages, visitLanguage } from "../../i18n/language";
import { useLanguage, useT } from "../../i18n/useT";
import { addressParams, replaceParams } from "../../shared/public/address";
import { ChartSign } from "../../shared/public/icons";
import { linkTo, publicPaths } from "../../shared/public/publicLink";
import { formatDateTime } from "../../shared/time/format";
import { useNow } from "../../shared/time/useNow";
import { LogoMark } from "../../shared/ui/LogoMark";
import { publicPageTexts } from "./publicPageTexts";

/** The group's name, a link to the graphs, and the language; on paper the time of printing. */
export function PageHead({ group }: { group: string | null }) {
  const t = useT(publicPageTexts);
  const now = useNow();
  return (
    <header className="pub-head">
      <LogoMark className="pub-mark" />
      <div className="pub-title">
        {group === null ? null : <p>{t("system")}</p>}
        <h1>{group ?? t("system")}</h1>
      </div>
      <p className="pub-printed">{t("printed", { time: formatDateTime(now) })}</p>
      <nav className="pub-tools">
        <a className="pub-button" href={linkTo(publicPaths.graph, addressParams())}>
          <ChartSign />
          {t("graphs")}
        </a>
        <LanguageSwitch />
      </nav>
    </header>
  );
}

/** The language is in the address, for this visit only: stored settings belong to the portal. */
function LanguageSwitch() {
  const t = useT(publicPageTexts);
  const spoken = useLanguage();
  const choose = (language: Language) => {
    const params = addressParams();
    params.set("lang", language);
    replaceParams(params);
    visitLanguage(language);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form's.
    <div role="group" aria-label={t("language")} className="pub-languages">
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={language === spoken}
          aria-label={t(language)}
          title={t(language)}
          onClick={() => choose(language)}
        >
          {language.toUpperCase()}
        </button>
      ))}
    </div>
  );
}
