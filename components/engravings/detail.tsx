import type { Drawing } from './drawing';

/** A small engraving in the color of the text. It says nothing that the words beside it do not say, so it is hidden from them who listen. */
export function Detail({ drawing, className }: { drawing: Drawing; className?: string }) {
  const { viewBox, opening, spill, lines } = drawing;
  return (
    <svg className={className} viewBox={viewBox} fill="none" stroke="currentColor" aria-hidden="true" focusable="false">
      {spill && <path d={spill} fill="#f0deb2" stroke="none" />}
      {opening && <path d={opening} fill="#dcb05a" stroke="none" />}
      {lines.map(({ width, path }) => (
        <path key={width} d={path} strokeWidth={width} vectorEffect="non-scaling-stroke" />
      ))}
    </svg>
  );
}
