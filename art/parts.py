"""Shared by every scene: bevelled boxes, columns, ashlar walls, lanterns, books."""
import math
import random
import bmesh
import bpy


def link(mesh, mat, loc=(0, 0, 0), rot=(0, 0, 0), bevel=0.0, segments=3, smooth=40):
    obj = bpy.data.objects.new(mesh.name, mesh)
    obj.location, obj.rotation_euler = loc, rot
    if mat and not mesh.materials:
        mesh.materials.append(mat)
    bpy.context.collection.objects.link(obj)
    if bevel:
        mod = obj.modifiers.new('bevel', 'BEVEL')
        mod.width, mod.segments, mod.limit_method, mod.angle_limit = bevel, segments, 'ANGLE', .6
    for face in mesh.polygons:
        face.use_smooth = True
    mesh.use_auto_smooth, mesh.auto_smooth_angle = True, math.radians(smooth)
    return obj


def mesh_of(verts, faces, name='mesh'):
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(verts, [], faces)
    return mesh


def box(size, loc, mat, bevel=.008, rot=(0, 0, 0), cuts=0, wobble=0.0):
    """A box centred on loc; wobble moves its corners a little so nothing is perfectly square."""
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=1)
    if cuts:
        bmesh.ops.subdivide_edges(bm, edges=bm.edges[:], cuts=cuts, use_grid_fill=True)
    for v in bm.verts:
        v.co = [c * s + random.uniform(-wobble, wobble) for c, s in zip(v.co, size)]
    mesh = bpy.data.meshes.new('box')
    bm.to_mesh(mesh)
    bm.free()
    return link(mesh, mat, loc, rot, bevel)


def slab(x0, x1, y0, y1, z0, z1, mat, **more):
    """A box given by its limits."""
    return box((x1 - x0, y1 - y0, z1 - z0), ((x0 + x1) / 2, (y0 + y1) / 2, (z0 + z1) / 2), mat, **more)


def lathe(profile, seg=64, radius=None, name='lathe'):
    """Turn (r, z) pairs about z; radius(r, z, angle) may carve the surface."""
    radius = radius or (lambda r, z, a: r)
    verts, faces = [], []
    for r, z in profile:
        for i in range(seg):
            a = 2 * math.pi * i / seg
            k = radius(r, z, a)
            verts.append((k * math.cos(a), k * math.sin(a), z))
    for j in range(len(profile) - 1):
        for i in range(seg):
            a, b = j * seg + i, j * seg + (i + 1) % seg
            faces.append((a, b, b + seg, a + seg))
    faces.append(tuple(range(seg))[::-1])
    faces.append(tuple((len(profile) - 1) * seg + i for i in range(seg)))
    return mesh_of(verts, faces, name)


def torus(r, z0, height, steps=10, hollow=False):
    """Profile of a half-round moulding (or of its hollow counterpart)."""
    h, sign = height / 2, -1 if hollow else 1
    return [(r + sign * h * math.sin(math.pi * i / steps), z0 + h - h * math.cos(math.pi * i / steps)) for i in range(steps + 1)]


def shaft(h, r, flutes=20, z0=0.0):
    """Fluted shaft with entasis; flutes end in half rounds."""
    def carve(k, z, a):
        end = min(z - z0 - .06 * r, z0 + h - z - .06 * r)
        width = .40
        t = abs((a * flutes / (2 * math.pi)) % 1 - .5)
        reach = width * r * 2 * math.pi / flutes
        if end <= 0:
            return k
        fade = 1 if end >= reach else math.sqrt(max(0, 1 - (1 - end / reach) ** 2))
        w = width * fade
        return k if t >= w else k - .135 * r * fade * math.sqrt(1 - (t / w) ** 2)
    rows = [0, .03, .06] + [.06 + .03 * i for i in range(1, 20)]
    low = [v * r for v in rows]
    top = [h - v for v in reversed(low)]
    mid = [low[-1] + (top[0] - low[-1]) * i / 24 for i in range(1, 24)]
    zs = low + mid + top
    taper = lambda z: r * (1 - .155 * (z / h) ** 1.7)
    return lathe([(taper(z), z0 + z) for z in zs], flutes * 14, carve, 'shaft')


def column(x, y, h, r, mat, z=0.0, flutes=20, cache={}):
    """Plinth, Attic base, fluted shaft, Tuscan-Doric capital; h is the whole height."""
    base_h, cap_h = .42 * r * 2, .42 * r * 2
    key = (h, r, flutes)
    if key not in cache:
        p, top = .28 * r, h - cap_h
        base = torus(1.13 * r, p, .26 * r) + [(1.09 * r, p + .28 * r)] + torus(1.14 * r, p + .28 * r, .14 * r, hollow=True)
        base += torus(1.03 * r, p + .42 * r, .13 * r) + [(1.0 * r, base_h)]
        n = .845 * r
        cap = [(n, top)] + torus(n, top + .05 * r, .08 * r) + [(n, top + .14 * r), (n, top + .30 * r)]
        cap += torus(n + .02 * r, top + .30 * r, .05 * r)
        cap += [(n + .04 * r + .30 * r * math.sin(i * math.pi / 20), top + .62 * r - .25 * r * math.cos(i * math.pi / 20)) for i in range(11)]
        cache[key] = (lathe(base, 96, name='base'), shaft(top - base_h, r, flutes, base_h), lathe(cap, 96, name='cap'))
    turn = random.uniform(0, 6)
    box((2.6 * r, 2.6 * r, .28 * r), (x, y, z + .14 * r), mat, bevel=.02 * r)
    for mesh in cache[key]:
        link(mesh, mat, (x, y, z), (0, 0, turn if mesh.name.startswith('base') else 0))
    box((2.5 * r, 2.5 * r, .22 * r), (x, y, z + h - .11 * r), mat, bevel=.02 * r)


def ashlar(a0, a1, z0, z1, at, mat, axis='x', depth=.3, row=.42, length=1.05, gap=.007, seed=3, holes=()):
    """A wall of coursed blocks along an axis; holes are (a_lo, a_hi, z_lo, z_hi) openings."""
    rnd, z, k = random.Random(seed), z0, 0
    while z < z1 - .02:
        h = min([row, z1 - z] + [t - z for o in holes for t in o[2:] if z + .1 < t < z + row])
        edges, a = [a0], a0 + length * (.5 if k % 2 else 1) * rnd.uniform(.8, 1.1)
        while a < a1 - .2:
            edges.append(a)
            a += length * rnd.uniform(.85, 1.15)
        spans = list(zip(edges, edges[1:] + [a1]))
        for lo_hole, hi_hole, bottom, top in holes:
            if bottom - .01 < z + h / 2 < top:
                spans = [p for lo, hi in spans for p in ((lo, min(hi, lo_hole)), (max(lo, hi_hole), hi)) if p[1] - p[0] > .04]
        for lo, hi in spans:
            off = at + rnd.uniform(-.003, .003)
            size = (hi - lo - gap, depth, h - gap) if axis == 'x' else (depth, hi - lo - gap, h - gap)
            mid = ((lo + hi) / 2, off, z + h / 2) if axis == 'x' else (off, (lo + hi) / 2, z + h / 2)
            box(size, mid, mat, bevel=.009)
        z, k = z + h, k + 1
