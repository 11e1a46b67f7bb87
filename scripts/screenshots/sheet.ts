import sharp from 'sharp';

/** A picture in `file` and its title. */
export type Shot = { name: string; file: string };

const [thumbWidth, thumbHeight, labelHeight, gap] = [280, 420, 28, 16];

/** Writes one picture to `target` that shows all `shots` beside each other with their names, each from its top. */
export async function writeSheet(target: string, shots: readonly Shot[], columns: number): Promise<void> {
  const rows = Math.ceil(shots.length / columns);
  const [cellWidth, cellHeight] = [thumbWidth + gap, thumbHeight + labelHeight + gap];
  const cells = await Promise.all(
    shots.map(async ({ name, file }, index) => {
      const [left, top] = [gap + (index % columns) * cellWidth, gap + Math.floor(index / columns) * cellHeight];
      const label = Buffer.from(
        `<svg width="${thumbWidth}" height="${labelHeight}"><text x="0" y="19" font-family="sans-serif" font-size="14">${name}</text></svg>`,
      );
      const whole = await sharp(file).resize({ width: thumbWidth }).toBuffer({ resolveWithObject: true });
      const thumb = await sharp(whole.data)
        .extract({ left: 0, top: 0, width: thumbWidth, height: Math.min(thumbHeight, whole.info.height) })
        .toBuffer();
      return [
        { input: label, left, top },
        { input: thumb, left, top: top + labelHeight },
      ];
    }),
  );
  await sharp({
    create: { width: columns * cellWidth + gap, height: rows * cellHeight + gap, channels: 3, background: '#d7dbe0' },
  })
    .composite(cells.flat())
    .png({ palette: true })
    .toFile(target);
}
