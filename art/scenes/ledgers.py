"""Services: bound ledgers with brass corners on a stone ledge."""
import os
import random
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
from stone import *
from studio import *
from parts import *
from props import pen, ribbon

reset()
random.seed(3)
ledge, wall = stone(scale=5, vary=.05), stone('wall', (.30, .28, .26), scale=2)
metal, gilt, block = brass(rough=.24), brass('gilt', (.80, .56, .22), .35), paper('block', layers=420)
silk = [plain('silk%d' % i, c, .42, Sheen=.6) for i, c in enumerate(((.22, .016, .016), (.55, .36, .10), (.02, .04, .10)))]


def ledger(z, w, d, t, hide, cloth, turn, x=0, y=0, spine=1, bands=5):
    """Lies flat: spine along x at y = -spine*d/2, thickness t. Returns its top."""
    root = bpy.data.objects.new('ledger', None)
    bpy.context.collection.objects.link(root)
    board, made, s = .0042, [], spine
    for k in (0, 1):
        zz = board / 2 + k * (t - board)
        made.append(box((w, d, board), (0, 0, zz), cloth, bevel=.0014, cuts=3, wobble=.0002))
        made.append(box((w + .0006, d * .23, board + .0012), (0, -s * (d / 2 - d * .112), zz), hide, bevel=.0013))
        made.append(box((w + .0010, .0016, board + .0018), (0, -s * (d / 2 - d * .225), zz), gilt, bevel=.0003))
        for sx in (-1, 1):                             # brass corner caps
            c, e = .036, .0008
            x0, y0 = sx * (w / 2 + e), s * (d / 2 + e)
            lo, hi = zz - board / 2 - e, zz + board / 2 + e
            tri = [(x0, y0), (x0 - sx * c, y0), (x0, y0 - s * c)]
            mesh = mesh_of([(p, q, v) for v in (lo, hi) for p, q in tri], [(0, 1, 2), (3, 4, 5), (0, 1, 4, 3), (1, 2, 5, 4), (2, 0, 3, 5)])
            made.append(link(mesh, metal, bevel=.0007))
            if k:
                made.append(link(lathe([(.0022, hi), (.0019, hi + .0007), (.0008, hi + .0012)], 16), metal, (x0 - sx * .011, y0 - s * .011, 0)))
    made.append(box((w - .008, d - .012, t - 2 * board), (0, -s * .004, t / 2), block, bevel=.0012))
    half = t / 2                                       # rounded spine with raised bands
    ring = [(-s * (d / 2 + .36 * half * max(0, math.cos(-math.pi / 2 + math.pi * i / 16)) ** .8), half - half * math.cos(math.pi * i / 16)) for i in range(17)]
    at = [(i + .75) / (bands + .5) for i in range(bands)]
    steps = [i / 120 for i in range(121)]
    verts = []
    for u in steps:
        near = min(abs(u - q) * w for q in at)
        swell = .0026 * max(0, 1 - (near / .0065) ** 2) ** .5 if near < .0065 else 0
        for py, pz in ring:
            k = 1 + swell / half
            verts.append(((u - .5) * w, py - s * swell * max(0, math.sin(math.pi * pz / t)), half + (pz - half)))
    faces = [(j * 17 + i, j * 17 + i + 1, j * 17 + i + 18, j * 17 + i + 17) for j in range(120) for i in range(16)]
    made.append(link(mesh_of(verts, faces), hide))
    for q in at:                                       # gilt fillets beside each band
        for side in (-1, 1):
            u = q + side * .0105 / w
            strip = [((u - .5) * w + e * .0006, -s * .0004 + py * 1.0008, pz) for e in (-1, 1) for py, pz in ring[1:-1]]
            made.append(link(mesh_of(strip, [(i, i + 1, i + 16, i + 15) for i in range(14)]), gilt))
    for obj in made:
        obj.parent = root
    root.location, root.rotation_euler = (x, y, z), (0, 0, turn)
    return z + t


calf, navy, ox, green = leather('calf', (.13, .055, .022)), leather('navy', (.010, .019, .046)), leather('ox', (.075, .013, .012)), leather('green', (.012, .030, .022))
cloths = [leather('c%d' % i, c, .75, 1.6) for i, c in enumerate(((.020, .032, .062), (.10, .085, .062), (.035, .03, .03), (.30, .25, .17)))]
z = ledger(0, .40, .30, .062, calf, cloths[0], .10)
z = ledger(z, .385, .285, .052, navy, cloths[3], -.07, x=-.006, y=.004, spine=-1)
z = ledger(z, .36, .27, .056, ox, cloths[2], .16, x=.008)
z = ledger(z, .335, .245, .040, green, cloths[1], -.02, x=-.004, spine=-1)
z = ledger(z, .29, .215, .034, navy, cloths[0], .30, x=.0, y=.006)
pen((-.05, -.02, z + .0062), (math.pi / 2 - .02, 0, -1.0), plain('lacquer', (.006, .010, .022), .08), metal)
ribbon([(.03, -.06, .190), (.03, -.128, .190), (.031, -.147, .178), (.034, -.154, .14), (.031, -.158, .100)], .008, silk[1])
ribbon([(-.06, -.08, .088), (-.06, -.142, .088), (-.061, -.165, .077), (-.064, -.177, .048), (-.061, -.184, .012)], .008, silk[0])

x = -2.4
for w in (1.1, .95, 1.25, 1.2):                        # the ledge, three long stones
    slab(x, x + w - .003, -.42, .8, -.20, 0, ledge, bevel=.010, wobble=.001)
    x += w
ashlar(-4, 3, -.2, 2.6, 1.6, wall, row=.46, length=1.15)
lamp('SPOT', (1.15, -1.05, 1.0), 120, (1, .72, .40), .13, target=(.04, 0, .12), spot_size=.62, spot_blend=1)
lamp('SPOT', (.9, .75, .9), 60, (1, .78, .50), .10, target=(0, 0, .16), spot_size=.6, spot_blend=1)
lamp('AREA', (-.6, 1.2, 1.3), 1.2, (.45, .62, 1), (.8, .5), target=(0, 0, .15))
lamp('AREA', (-1.4, -1.3, .8), .9, (.45, .60, 1), (1, 1), target=(0, 0, .1))
lamp('SPOT', (1.3, .9, 1.5), 30, (1, .70, .40), .05, target=(.62, 1.6, .35), spot_size=.7, spot_blend=1)
sky([(-1, NAVY), (1, NAVY)], .4)
camera((-.62, -1.85, .52), (-.205, 0, .125), lens=72, fstop=3.2, focus=(-.05, -.14, .13))
render(exposure=.25)
