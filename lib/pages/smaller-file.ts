/** `front-door-760.webp`, the file of `front-door.webp` that is 760 pixels wide. */
export function smallerFile(photograph: string, width: number | string): string {
  return photograph.replace(/(?=\.\w+$)/, `-${width}`);
}
