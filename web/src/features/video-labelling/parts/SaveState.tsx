import { Button, HStack, Text } from "@chakra-ui/react";
import { CircleAlert, CircleCheck, LoaderCircle } from "lucide-react";
import { useT } from "../../../i18n/useT";
import type { Standing } from "../labels/labelBook";
import { videoLabellingTexts } from "../videoLabellingTexts";

export type SaveStateProps = {
  standing: Extract<Standing, "saved" | "saving" | "failing" | "refused">;
  onTryNow: () => void;
};

const looks = {
  saved: { Icon: CircleCheck, color: "fg.success" },
  saving: { Icon: LoaderCircle, color: "fg.muted" },
  failing: { Icon: CircleAlert, color: "fg.error" },
  refused: { Icon: CircleAlert, color: "fg.error" },
} as const;

/** Says whether the portal has all labels. */
export function SaveState({ standing, onTryNow }: SaveStateProps) {
  const t = useT(videoLabellingTexts);
  const { Icon, color } = looks[standing];
  const isFaulty = standing === "failing" || standing === "refused";
  return (
    <HStack gap="2" minH="8">
      <HStack role={isFaulty ? "alert" : undefined} gap="1.5" color={color} data-standing={standing}>
        <Icon size={16} aria-hidden />
        <Text textStyle="sm">{t(standing)}</Text>
      </HStack>
      {isFaulty ? (
        <Button size="xs" variant="outline" onClick={onTryNow}>
          {t("tryNow")}
        </Button>
      ) : null}
    </HStack>
  );
}
