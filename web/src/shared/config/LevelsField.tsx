import { USUAL_LEVELS } from "@obcestje/contract/deviceConfig/ranges.js";
import { BrightnessLevels } from "./BrightnessLevels";
import { useField, useMark } from "./ConfigContext";
import { type Path, pathName } from "./document";
import { useConfigTexts } from "./useConfigTexts";
import { levelsOf } from "./values";

/** Brightness levels, if the document has eight; otherwise a button that creates them. */
export function LevelsField({ label, path }: { label: string; path: Path }) {
  const { t } = useConfigTexts();
  const { value, set } = useField(path);
  const { isChanged, fault } = useMark(path);
  const levels = levelsOf(value);
  return (
    <div data-field={pathName(path)} data-wide data-changed={isChanged || undefined}>
      <span data-label title={pathName(path)}>
        {label}
        {isChanged ? <i data-mark role="img" aria-label={t("isChanged")} title={t("isChanged")} /> : null}
      </span>
      {levels === null ? (
        <div data-none>
          {value === undefined ? null : <p>{t("levelsOdd")}</p>}
          <button type="button" data-action onClick={() => set([...USUAL_LEVELS])}>
            {t("setLevels")}
          </button>
        </div>
      ) : (
        <BrightnessLevels value={levels} onChange={set} />
      )}
      {fault === null ? null : <p data-fault>{fault}</p>}
    </div>
  );
}
