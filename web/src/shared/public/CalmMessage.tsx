import type { ReactNode } from "react";
import { LogoMark } from "../ui/LogoMark";

type CalmMessageProps = { title: string; text: string; children?: ReactNode };

/** Stands where the page would, and says why there is none. */
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
