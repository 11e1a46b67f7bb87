"""Contact: an envelope, a letter and a pen on a stone ledge in morning light."""
import os
import random
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
from stone import *
from studio import *
from parts import *
from props import pen, sheet

reset()
random.seed(8)
ledge, wall = stone(base=(.27, .245, .21), scale=4, vary=.05), stone('wall', (.42, .38, .32), scale=1.5)
sheet_paper, cover, lining = paper(), paper('cover', (.60, .48, .31)), paper('lining', (.05, .08, .14))
metal, lacquer = brass(rough=.22), plain('lacquer', (.006, .010, .024), .07)
wax = plain('wax', (.20, .013, .012), .28, Subsurface=.1, Subsurface_Radius=(.01, .003, .002))

x = -2.2
for w in (1.2, 1.25, 1.4, 1.2):                        # the ledge
    slab(x, x + w - .003, -.5, 1.1, -.2, 0, ledge, bevel=.012, wobble=.001)
    x += w
ashlar(-4, 1.25, -.2, 2.4, 1.27, wall, row=.46, length=1.15)

W, D = .23, .135                                       # the envelope, flap side up
SPOT, TURN = (.02, -.055, .0), -.22
bulge = lambda u, v: .0022 * math.sin(math.pi * u) ** .5 * math.sin(math.pi * v) ** .5
sheet(W, D, cover, (*SPOT[:2], .0004), (0, 0, TURN), lambda u, v: 0)
sheet(W, D, cover, (*SPOT[:2], .0008), (0, 0, TURN), bulge)


def flap(points, lift, mat=cover):
    """A triangle of paper from the envelope's edge (a, b) to a point c, following the bulge."""
    (ax, ay), (bx, by), (cx, cy) = points
    verts, faces, n = [], [], 24
    for j in range(n + 1):
        for i in range(n + 1):
            t, s = j / n, i / n
            px, py = (ax + (bx - ax) * s) * (1 - t) + cx * t, (ay + (by - ay) * s) * (1 - t) + cy * t
            verts.append((px, py, lift + .0006 * t + bulge(min(1, max(0, px / W + .5)), min(1, max(0, py / D + .5)))))
    faces = [(j * 25 + i, j * 25 + i + 1, j * 25 + i + 26, j * 25 + i + 25) for j in range(n) for i in range(n)]
    obj = link(mesh_of(verts, faces), mat, (*SPOT[:2], 0), (0, 0, TURN), smooth=70)
    obj.modifiers.new('thick', 'SOLIDIFY').thickness = .00035


h, d = W / 2, D / 2
flap(((-h, -d), (-h, d), (-.012, 0)), .0010)
flap(((h, d), (h, -d), (.012, 0)), .0010)
flap(((h, -d), (-h, -d), (0, .012)), .0014)
flap(((-h, d), (h, d), (0, -.022)), .0019)
rim = lambda r, z, a: r * (1 + .07 * math.sin(3 * a + 1) + .05 * math.sin(5 * a) + .03 * math.sin(8 * a + 2)) if r > .009 else r
seal = lathe([(.0125, 0), (.0142, .0012), (.0138, .0026), (.0118, .0036), (.0104, .0034), (.0098, .0024), (.005, .0023), (.0005, .0024)], 90, rim)
c, s = math.cos(TURN), math.sin(TURN)
link(seal, wax, (SPOT[0] + .016 * s, SPOT[1] - .016 * c, .0046), (0, 0, .4), smooth=80)


def letter(u, v):
    """Folded in three once and flattened again: two soft creases, one edge lifting."""
    crease = .0014 * max(0, 1 - abs(v - .335) / .16) ** 1.2 + .0013 * max(0, 1 - abs(v - .668) / .17) ** 1.2
    return .0009 + crease + .013 * max(0, v - .72) ** 1.6 * 6 * (.6 + .4 * u) + .004 * max(0, u - .8) * 5 * v


sheet(.205, .285, sheet_paper, (.125, .098, 0), (0, 0, .16), letter, 40, 120)
sheet(.205, .285, sheet_paper, (.132, .101, -.0004), (0, 0, .10), lambda u, v: letter(u, v) * .9, 40, 120)
pen((.150, -.052, .0105), (math.pi / 2 + .01, 0, -.62), lacquer, metal, 1.12)

for k in range(4):                                     # the window: bars between sun and ledge
    box((.035, .035, 2.4), (1.35 + .0, .05 + k * .34, .6), lacquer, bevel=0).visible_camera = False
for k in range(5):
    box((.03, 1.6, .03), (1.35, .5, .12 + k * .30), lacquer, bevel=0).visible_camera = False
for size, loc in (((.02, 3, 2), (1.36, -1.85, .4)), ((.02, 6, 2), (1.36, 0, 1.65))):
    box(size, loc, lacquer, bevel=0).visible_camera = False
lamp('SUN', (0, 0, 0), 9, (1, .74, .44), .02, target=(-1, -.32, -.46))
lamp('SPOT', (1.3, .7, 1.1), 30, (1, .80, .56), .2, target=(.2, .05, 0), spot_size=.55, spot_blend=1)
lamp('AREA', (-1.2, .4, 1.6), 1.2, (.42, .58, 1), (1, 1), target=(0, 0, 0))
sky([(-1, NAVY), (1, NAVY)], .45)
camera((-.16, -.92, .44), (-.045, 0, .062), lens=55, fstop=4.5, focus=(.12, -.04, .01))
render(exposure=.25)
