import { Button } from "@chakra-ui/react";
import { CircleSlash } from "lucide-react";
import { useT } from "../../../i18n/useT";
import { PageMessage } from "../../../shared/ui/PageState";
import type { End } from "../labels/labelBook";
import { videoLabellingTexts } from "../videoLabellingTexts";

const texts = { taken: "takenText", gone: "goneText", forbidden: "forbiddenText" } as const;

/** In the place of a video that can't be gone on with: why, and the way on. */
export function EndedVideo({ end, onNext }: { end: End; onNext: () => void }) {
  const t = useT(videoLabellingTexts);
  const next = (
    <Button size="sm" colorPalette="brand" onClick={onNext}>
      {t("nextVideo")}
    </Button>
  );
  return (
    <div role="alert">
      <PageMessage
        as="h1"
        icon={<CircleSlash />}
        title={t(end)}
        text={t(texts[end])}
        action={end === "forbidden" ? undefined : next}
      />
    </div>
  );
}
