import { LogoMark } from "../ui/LogoMark";

/** Shown instead of a page, with the reason. */
export function CalmMessage({ title, text }: { title: string; text: string }) {
  return (
    <main className="pub-message" role="status">
      <LogoMark className="pub-message-mark" />
      <h1>{title}</h1>
      <p>{text}</p>
    </main>
  );
}
