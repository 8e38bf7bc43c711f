/** A road that runs to the horizon, with the pulse of a device next to it; as large as its container. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="8" fill="#0d5760" />
      <path d="M8 25 13.5 7h2L14 25z" fill="#ffffff" />
      <path d="M18 25 16.8 7h1.7L24 25z" fill="#ffffff" opacity="0.55" />
      <circle cx="24" cy="9.5" r="2.6" fill="#ffc46b" />
    </svg>
  );
}
