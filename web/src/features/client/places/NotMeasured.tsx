import { Button } from "@chakra-ui/react";
import { MapPin } from "lucide-react";
import { useT } from "../../../i18n/useT";
import { isWithin } from "../../../shared/clients/stayPeriod";
import type { Period } from "../../../shared/interval/resolveInterval";
import { PageMessage } from "../../../shared/ui/PageState";
import type { PanelProps } from "../panelProps";
import { placesTexts } from "./placesTexts";
import { useStayPeriod } from "./useStayPeriod";

type NotMeasuredProps = Pick<PanelProps, "stays" | "onInterval"> & { period: Period };

/** A period without figures of a place: no device stood there, or it sent none. */
export function NotMeasured({ stays, period, onInterval }: NotMeasuredProps) {
  const t = useT(placesTexts);
  const last = useStayPeriod(stays);
  const wasThere = stays.list?.some((stay) => isWithin(stay, period)) ?? true;
  return (
    <PageMessage
      icon={<MapPin />}
      title={t(wasThere ? "notMeasuredTitle" : "nothingTitle")}
      text={t(wasThere ? "notMeasuredText" : "nothingText")}
      action={
        last === null ? undefined : (
          <Button
            size="sm"
            variant="outline"
            onClick={() => {
              const { from, to } = last();
              onInterval({ kind: "custom", from, to });
            }}
          >
            {t("showLast")}
          </Button>
        )
      }
    />
  );
}
