import { light, spilledLight } from '@/lib/brand-colors';
import type { Drawing } from './drawing';

/** A small engraving in ink. It adds nothing to the text beside it, so it is hidden from screen readers. */
export function Detail({ drawing, className }: { drawing: Drawing; className?: string }) {
  const { viewBox, opening, spill, lines } = drawing;
  return (
    <svg className={className} viewBox={viewBox} fill="none" stroke="currentColor" aria-hidden="true" data-engraving="">
      {spill && <path d={spill} fill={spilledLight} stroke="none" />}
      {opening && <path d={opening} fill={light} stroke="none" />}
      {lines.map(({ width, path }) => (
        <path key={width} d={path} strokeWidth={width} vectorEffect="non-scaling-stroke" />
      ))}
    </svg>
  );
}
