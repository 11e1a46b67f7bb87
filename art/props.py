"""Small things: lantern, pen, book rows, ribbons, thin sheets."""
import math
import random
import bpy
from parts import box, lathe, link, mesh_of, torus
from studio import lamp


def rod(r, z0, z1, x, y, mat, seg=12):
    return link(lathe([(r, z0), (r, z1)], seg), mat, (x, y, 0))


def lantern(x, y, z, ceiling, metal, flame, power, colour, s=1.0):
    """Hanging lantern: brass cage, hood and finial, a glowing core and a real light inside."""
    w, h = .15 * s, .5 * s
    for sx in (-1, 1):
        for sy in (-1, 1):
            box((.016 * s, .016 * s, h), (x + sx * w, y + sy * w, z), metal, bevel=.003)
    for dz in (-h / 2, h / 2, h * .22):
        for a, b in ((0, 1), (0, -1), (1, 0), (-1, 0)):
            box((.016 * s if a else 2 * w, .016 * s if b else 2 * w, .018 * s), (x + a * w, y + b * w, z + dz), metal, bevel=.003)
    hood = [(w * 1.62, 0), (w * 1.66, .02 * s), (w * 1.1, .1 * s), (w * .45, .19 * s), (.03 * s, .24 * s), (.035 * s, .28 * s), (.008, .31 * s)]
    link(lathe(hood, 4), metal, (x, y, z + h / 2), (0, 0, math.pi / 4), bevel=.004)
    link(lathe([(w * 1.3, 0), (w * .5, -.06 * s), (.02 * s, -.12 * s)][::-1], 4), metal, (x, y, z - h / 2), (0, 0, math.pi / 4), bevel=.004)
    core = link(lathe([(.05 * s, -.16 * s)] + [(.055 * s, v * s) for v in (-.1, 0, .1)] + [(.02 * s, .19 * s)], 20), flame, (x, y, z))
    core.visible_shadow = False
    rod(.009, z + h / 2 + .3 * s, ceiling, x, y, metal)
    return lamp('POINT', (x, y, z), power, colour, .09 * s)


def pen(loc, rot, barrel, metal, s=1.0):
    """Fountain pen lying along its own z axis, nib up the +z end."""
    r = .0058 * s
    body = [(.0022 * s, -.004 * s), (r * .8, 0), (r, .012 * s), (r * 1.04, .045 * s), (r, .085 * s)]
    link(lathe(body, 40), barrel, loc, rot)
    link(lathe(torus(r * .98, .083 * s, .0032 * s), 40), metal, loc, rot)
    grip = [(r * .95, .086 * s), (r * .80, .098 * s), (r * .76, .108 * s), (r * .86, .1105 * s)]
    link(lathe(grip, 40), barrel, loc, rot)
    nib, n = [], 12
    for j in range(n + 1):
        t = j / n
        w = r * .85 * (1 - t) ** .75 * (1 + .5 * math.sin(min(1, t * 2.2) * math.pi)) + .0001
        for i in range(7):
            a = (i / 6 - .5) * 2.0
            nib.append((w * math.sin(a), -w * .55 * math.cos(a) - r * .12 * (1 - t), .109 * s + .021 * s * t))
    faces = [(j * 7 + i, j * 7 + i + 1, j * 7 + i + 8, j * 7 + i + 7) for j in range(n) for i in range(6)]
    tip = link(mesh_of(nib, faces), metal, loc, rot)
    tip.modifiers.new('thick', 'SOLIDIFY').thickness = .0004 * s


def book_row(x0, x1, z, mats, depth=.24, seed=1, high=(.26, .36), wide=(.025, .07), fill=.97):
    """A shelf of books along x as one mesh: spines at y = 0, rounded a little, standing at z."""
    rnd, verts, faces, index = random.Random(seed), [], [], []
    x, pick, left, h = x0, 0, 0, .3
    while x < x1 - wide[1]:
        if left <= 0:
            pick, left, h = rnd.randrange(len(mats)), rnd.choice((1, 2, 3, 6, 9)), rnd.uniform(*high)
            w0 = rnd.uniform(*wide)
            if rnd.random() > fill:
                x += rnd.uniform(.06, .3)
        left -= 1
        w, hh, back = w0 * rnd.uniform(.92, 1.08), h * rnd.uniform(.985, 1.01), rnd.uniform(0, .02)
        n = len(verts)
        for zz in (z, z + hh):
            for t in range(5):
                verts.append((x + w * (.03 + .94 * t / 4), back - .007 * math.sin(math.pi * t / 4), zz))
            verts += [(x + w * .97, depth, zz), (x + w * .03, depth, zz)]
        faces += [(n + i, n + (i + 1) % 7, n + 7 + (i + 1) % 7, n + 7 + i) for i in range(7)]
        faces.append(tuple(n + 7 + i for i in range(7)))
        index += [pick] * 8
        x += w
    mesh = mesh_of(verts, faces, 'books')
    for mat in mats:
        mesh.materials.append(mat)
    mesh.polygons.foreach_set('material_index', index)
    return mesh


def ribbon(points, width, mat, side=(1, 0, 0)):
    """A thin strip along a smooth path through the points."""
    path = []
    pts = [points[0]] + list(points) + [points[-1]]
    for a, b, c, d in zip(pts, pts[1:], pts[2:], pts[3:]):
        for k in range(12):
            t = k / 12
            path.append([.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t ** 3)
                         for p, q, r, s in zip(a, b, c, d)])
    path.append(list(points[-1]))
    verts = [tuple(p[i] + e * width / 2 * side[i] for i in range(3)) for p in path for e in (-1, 1)]
    obj = link(mesh_of(verts, [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(path) - 1)]), mat)
    obj.modifiers.new('thick', 'SOLIDIFY').thickness = .0006
    return obj


def sheet(width, length, mat, loc, rot, height, cols=24, rows=60, thick=.0003):
    """A leaf of paper: height(u, v) with u, v in 0..1 lifts it off the plane."""
    verts = [((u / cols - .5) * width, (v / rows - .5) * length, height(u / cols, v / rows)) for v in range(rows + 1) for u in range(cols + 1)]
    k = cols + 1
    faces = [(v * k + u, v * k + u + 1, v * k + u + k + 1, v * k + u + k) for v in range(rows) for u in range(cols)]
    obj = link(mesh_of(verts, faces), mat, loc, rot, smooth=60)
    obj.modifiers.new('thick', 'SOLIDIFY').thickness = thick
    return obj
