"""Home: a stone colonnade at dusk, lamps lit between the columns."""
import os
import random
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
from mathutils import noise
from stone import *
from studio import *
from parts import *
from props import lantern

reset()
random.seed(4)
pale, wall = stone(), stone('wall', (.50, .44, .36))
paving = stone('paving', (.20, .195, .20), rough=.24, scale=.8, pits=.4)
oak, metal, flame = wood(), brass(rough=.4), glow('flame', (1, .55, .18), 26)
dark = plain('dark', (.012, .014, .02), .5)

STEP, BAY, FIRST, COUNT, X, H = .48, 2.75, -5.0, 15, 3.0, 6.6
END = FIRST + BAY * COUNT
for i in range(COUNT):
    column(X, FIRST + BAY * i, H, .44, pale, z=STEP, flutes=20)
for k in range(3):                                     # three steps, laid in long blocks
    y = FIRST - 4
    while y < END:
        w = random.uniform(1.5, 2.3)
        slab(1.75 + .38 * k, 7.2, y + .003, y + w - .003, k * .16, k * .16 + .16, pale, bevel=.014, wobble=.003)
        y += w
top = STEP + H
for x0, x1, z0, z1 in ((2.58, 3.42, 0, .30), (2.55, 3.45, .305, .62), (2.51, 3.49, .625, .70), (2.60, 3.40, .70, 1.30),
                       (2.52, 3.48, 1.30, 1.38), (2.05, 3.6, 1.52, 1.74), (1.98, 3.6, 1.74, 1.86)):
    for j in range(COUNT):
        y = FIRST - BAY + BAY * j + (BAY / 2 if z0 > .6 else 0)
        slab(x0, x1, y + .002, y + BAY - .002, top + z0, top + z1, pale, bevel=.012)
for j in range(int((END - FIRST) / .3)):               # dentils
    slab(2.28, 3.4, FIRST - 1 + j * .3, FIRST - .82 + j * .3, top + 1.38, top + 1.52, pale, bevel=.008)
for j in range(COUNT):                                 # ceiling beams and their slabs
    y = FIRST + BAY * j
    slab(3.4, 7, y - .3, y + .3, top + .1, top + .62, pale, bevel=.015)
slab(3.4, 7, FIRST - 4, END, top + .62, top + .7, pale)


doors = [(FIRST + BAY * (i + .5) - .72, FIRST + BAY * (i + .5) + .72, STEP, 4.4) for i in range(1, COUNT, 2)]
ashlar(FIRST - 6, END, STEP, top + .6, 6.9, wall, axis='y', row=.47, length=1.2, holes=doors)
for lo, hi, z0, z1 in doors:                           # door frames with a lit fanlight
    for y0, y1, t0, t1 in ((lo - .2, lo, z0, z1 + .2), (hi, hi + .2, z0, z1 + .2), (lo, hi, z1, z1 + .2), (lo, hi, 3.4, 3.5)):
        slab(6.66, 7.0, y0, y1, t0, t1, pale, bevel=.012)
    slab(6.9, 6.98, lo, hi, z0, 3.4, oak, bevel=.004)
    slab(6.95, 6.97, lo, hi, 3.5, z1, glow('pane', (1, .60, .24), 3), bevel=0)
slab(6.98, 7.1, FIRST - 3, END, STEP, top, dark)
slab(3.4, 7, END, END + .4, 0, top, wall)
for i in range(0, COUNT, 2):
    lantern(X, FIRST + BAY * (i + .5), 5.0, top, metal, flame, 150, (1, .52, .20), 1.15)
    lamp('POINT', (5.2, FIRST + BAY * (i + .5), 5.4), 210, (1, .52, .20), .12)
    if i % 4 == 0:
        lamp('POINT', (6.3, FIRST + BAY * (i + 1.5), 1.2), 60, (1, .55, .22), .12)
lamp('AREA', (-2.5, -7.5, 4.5), 45, (1, .62, .32), (.8, .8), target=(X, -1.5, 2.5))
y = -9.0
while y < 40:                                          # paving in courses
    d, x = random.uniform(.85, 1.0), -16 + random.uniform(0, 1)
    while x < 2.3:
        w = random.uniform(1.0, 1.7)
        slab(x, x + w - .008, y, y + d - .008, -.1, random.uniform(-.002, .002), paving, bevel=.008)
        x += w
    y += d
slab(-90, 60, -20, 160, -.3, -.06, paving)
verts, faces = [], []                                   # far tree line
for i in range(400):
    n = noise.fractal(Vector((i * .06, 0, 5)), 1.0, 2.0, 6)
    verts += [(-90 + i * .5, 95, -1), (-90 + i * .5, 95, 2.6 + 1.9 * n)]
faces = [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(399)]
link(mesh_of(verts, faces), dark)
sky([(-1, (.004, .007, .014)), (0, (.054, .044, .043)), (.04, (.022, .026, .040)), (.2, (.0064, .0105, .0205)), (1, (.0022, .0042, .0092))], 1.0)
camera((-1.5, -10.4, 1.62), (-1.5, 0, 1.62), lens=31, fstop=5.6, focus=(X, -2, 2), shift=(.075, .10))
render(exposure=.35)
