import type { ReactNode } from "react";
import { LogoMark } from "../ui/LogoMark";

type CalmMessageProps = { title: string; text: string; children?: ReactNode };

/** Shown instead of a page, with the reason. */
export function CalmMessage({ title, text, children }: CalmMessageProps) {
  return (
    <main className="pub-message" role="status">
      <LogoMark className="pub-message-mark" />
      <h1>{title}</h1>
      <p>{text}</p>
      {children}
    </main>
  );
}
