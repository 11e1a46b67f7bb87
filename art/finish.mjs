// node art/finish.mjs out.png calm bloom in.png...
// Averages renders of one scene, denoises (non-local means guided by its albedo and normal passes),
// adds a soft bloom, quiets the left side for a headline and lifts black to ink navy.
import sharp from 'sharp';

const [output, calm, bloom, ...inputs] = process.argv.slice(2);
const NAVY = [14 / 255, 27 / 255, 46 / 255];

async function load(file) {
  const { data, info } = await sharp(file)
    .removeAlpha()
    .toColourspace('rgb16')
    .raw({ depth: 'ushort' })
    .toBuffer({ resolveWithObject: true });
  const px = new Uint16Array(data.buffer, data.byteOffset, data.length / 2);
  const size = info.width * info.height;
  const planes = [0, 1, 2].map((c) => Float32Array.from({ length: size }, (_, i) => px[i * info.channels + c] / 65535));
  return { planes, w: info.width, h: info.height };
}

/** Mean of the same pass of every render. */
async function mean(pass) {
  const all = await Promise.all(inputs.map((file) => load(file.replace(/\.png$/, `${pass}.png`))));
  for (const { planes } of all.slice(1))
    planes.forEach((p, c) =>
      p.forEach((v, i) => {
        all[0].planes[c][i] += v;
      }),
    );
  return { ...all[0], planes: all[0].planes.map((p) => p.map((v) => v / all.length)) };
}

/** Mean over a square of side 2r+1, edges clamped. */
function box(src, w, h, r) {
  const tmp = new Float32Array(src.length),
    out = new Float32Array(src.length),
    k = 1 / (2 * r + 1);
  for (let y = 0; y < h; y++) {
    const o = y * w;
    let s = 0;
    for (let x = -r; x <= r; x++) s += src[o + Math.min(w - 1, Math.max(0, x))];
    for (let x = 0; x < w; x++) {
      tmp[o + x] = s * k;
      s += src[o + Math.min(w - 1, x + r + 1)] - src[o + Math.max(0, x - r)];
    }
  }
  for (let x = 0; x < w; x++) {
    let s = 0;
    for (let y = -r; y <= r; y++) s += tmp[Math.min(h - 1, Math.max(0, y)) * w + x];
    for (let y = 0; y < h; y++) {
      out[y * w + x] = s * k;
      s += tmp[Math.min(h - 1, y + r + 1) * w + x] - tmp[Math.max(0, y - r) * w + x];
    }
  }
  return out;
}

/** Pixels far brighter than all but one neighbour are sampling errors: bring them down. */
function fireflies(planes, w, h) {
  const luma = planes[0].map((v, i) => 0.3 * v + 0.6 * planes[1][i] + 0.1 * planes[2][i]);
  for (let y = 1; y < h - 1; y++)
    for (let x = 1; x < w - 1; x++) {
      const i = y * w + x;
      let a = 0,
        b = 0;
      for (const d of [-w - 1, -w, -w + 1, -1, 1, w - 1, w, w + 1]) {
        const v = luma[i + d];
        if (v > a) {
          b = a;
          a = v;
        } else if (v > b) b = v;
      }
      if (luma[i] > b * 1.25 + 0.02) for (const p of planes) p[i] *= b / luma[i];
    }
}

function denoise(colour, albedo, normal, w, h, R = 5) {
  const n = w * h,
    sum = [0, 1, 2].map(() => new Float32Array(n)),
    total = new Float32Array(n);
  const soft = colour.map((p) => box(p, w, h, 1));
  const residual = new Float32Array(n);
  for (let i = 0; i < n; i++) for (let c = 0; c < 3; c++) residual[i] += (colour[c][i] - soft[c][i]) ** 2;
  const noise = box(residual, w, h, 4).map((v) => v * 1.1 + 2e-5);
  const guides = [...albedo.map((p) => [box(p, w, h, 1), 90]), ...normal.map((p) => [box(p, w, h, 1), 9])];
  const dist = new Float32Array(n);
  for (let dy = -R; dy <= R; dy++)
    for (let dx = -R; dx <= R; dx++) {
      const each = (f) => {
        for (let y = 0; y < h; y++) {
          const o = y * w,
            q = Math.min(h - 1, Math.max(0, y + dy)) * w;
          for (let x = 0; x < w; x++) f(o + x, q + Math.min(w - 1, Math.max(0, x + dx)));
        }
      };
      const [r, g, b] = colour;
      each((p, q) => {
        const i = r[p] - r[q],
          j = g[p] - g[q],
          k = b[p] - b[q];
        dist[p] = i * i + j * j + k * k;
      });
      const patch = box(dist, w, h, 2);
      each((p, q) => {
        let e = Math.max(0, patch[p] / noise[p] - 2.2) * 0.9;
        for (let k = 0; k < guides.length; k++) {
          const d = guides[k][0][p] - guides[k][0][q];
          e += d * d * guides[k][1];
        }
        if (e > 9) return;
        const wt = Math.exp(-e);
        total[p] += wt;
        sum[0][p] += wt * r[q];
        sum[1][p] += wt * g[q];
        sum[2][p] += wt * b[q];
      });
    }
  return sum.map((s) => s.map((v, i) => v / total[i]));
}

const { planes, w, h } = await mean('');
const [albedo, normal] = [(await mean('.albedo-0001')).planes, (await mean('.normal-0001')).planes];
fireflies(planes, w, h);
const clean = denoise(planes, albedo, normal, w, h);
const near = Math.round(w / 110),
  far = Math.round(w / 26);
const halo = clean.map((p) => {
  const hot = p.map((v) => Math.max(0, v - 0.72));
  const a = box(box(hot, w, h, near), w, h, near),
    b = box(box(box(hot, w, h, far), w, h, far), w, h, far);
  return a.map((v, i) => (v * 0.5 + b[i]) * bloom);
});
const out = Buffer.alloc(w * h * 3);
for (let y = 0; y < h; y++)
  for (let x = 0; x < w; x++) {
    const i = y * w + x,
      t = Math.min(1, Math.max(0, (x / w - 0.12) / 0.5));
    const shade = 1 - calm * (1 - t * t * (3 - 2 * t));
    const luma = 0.3 * clean[0][i] + 0.6 * clean[1][i] + 0.1 * clean[2][i];
    for (let c = 0; c < 3; c++) {
      const tint = [0.86, 0.98, 1.15][c],
        v = (luma + (clean[c][i] - luma) * 1.14) * (tint + (1 - tint) * Math.min(1, luma * 1.9)) * shade;
      const lit = 1 - (1 - Math.min(1, Math.max(0, v))) * (1 - Math.min(1, halo[c][i]));
      out[i * 3 + c] = Math.min(
        255,
        255 * (1 - (1 - lit) * (1 - NAVY[c] * 0.85)) + 0.5 + (Math.random() + Math.random() - 1) * 0.5,
      );
    }
  }
await sharp(out, { raw: { width: w, height: h, channels: 3 } })
  .png()
  .toFile(output);
