"""Make a payment: a path between columns towards a bright open door."""
import os
import random
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
from stone import *
from studio import *
from parts import *

reset()
random.seed(11)
pale, wall = stone(), stone('wall', (.46, .41, .34))
paving = stone('paving', (.36, .33, .29), rough=.30, scale=.8, pits=.3)
band = stone('band', (.62, .56, .46), rough=.24, scale=.8, pits=.2)
oak, metal = wood(), brass()
H, ROW, BAY, COUNT, END = 5.6, 2.3, 3.0, 7, 20.0

for i in range(COUNT):
    for side in (-1, 1):
        column(side * ROW, i * BAY - .6, H, .38, pale, flutes=20)
for side in (-1, 1):                                   # architraves on both rows
    for j in range(COUNT + 1):
        y = -3.5 + j * BAY
        slab(side * ROW - .36, side * ROW + .36, y + .002, y + BAY - .002, H, H + .34, pale, bevel=.012)
        slab(side * ROW - .40, side * ROW + .40, y + .002, y + BAY - .002, H + .345, H + .62, pale, bevel=.012)
for j in range(COUNT + 1):
    y = -.6 + j * BAY
    slab(-1.8, 1.8, y - .22, y + .22, H + .22, H + .62, pale, bevel=.015)
slab(-7, 7, -6, END, H + .62, H + .8, wall)
ashlar(-6, END, 0, H + .7, -4.9, wall, axis='y', row=.5, length=1.3)
ashlar(-6, END, 0, H + .7, 4.9, wall, axis='y', row=.5, length=1.3, seed=8)
slab(-5.2, -5.05, -8, END, 0, H + .8, wall)
slab(5.05, 5.2, -8, END, 0, H + .8, wall)
slab(-5, 5, -8.2, -8, 0, H + .8, wall)

W, TOP = 1.25, 4.3
ashlar(-5, 5, 0, H + .7, END, wall, row=.5, length=1.1, depth=.5, holes=[(-W - .3, W + .3, 0, TOP + .3)])
slab(-5, -W - .2, END + .1, END + .35, 0, H, wall)
slab(W + .2, 5, END + .1, END + .35, 0, H, wall)
slab(-5, 5, END + .1, END + .35, TOP + .2, H + .6, wall)
for k, (grow, out) in enumerate(((.34, .30), (.24, .34), (.10, .38))):   # moulded door frame
    for side in (-1, 1):                               # the jambs end under the lintel: faces in one plane render black
        slab(*sorted((side * W, side * (W + grow))), END - out, END + .3, 0, TOP, pale, bevel=.012)
    slab(-W - grow, W + grow, END - out, END + .3, TOP, TOP + grow, pale, bevel=.012)
slab(-W - .6, W + .6, END - .55, END, TOP + .5, TOP + .68, pale, bevel=.02)
slab(-W - .45, W + .45, END - .42, END, TOP + .36, TOP + .5, pale, bevel=.02)
for side in (-1, 1):                                   # leaves standing open, towards us
    x = side * (W + .03)
    slab(x - .035, x + .035, END - 1.42, END - .40, .02, TOP - .02, oak, bevel=.006)
    for z0, z1 in ((.25, 1.05), (1.25, 2.55), (2.75, 3.85)):
        slab(x - .05, x + .05, END - 1.27, END - .55, z0, z1, oak, bevel=.018)
    link(lathe(torus(.028, -.03, .06) , 24), metal, (x - side * .08, END - 1.35, 1.1))
y = -7.0
while y < END + 4:
    d = random.uniform(.95, 1.05)
    slab(-.78, .78, y, y + d - .006, -.08, .003, band, bevel=.006)
    for side in (-1, 1):
        x = .785
        while x < 4.8:
            w = random.uniform(.9, 1.2)
            slab(*sorted((side * x, side * (x + w - .006))), y, y + d - .006, -.08, random.uniform(-.001, .001), paving, bevel=.006)
            x += w
    y += d
slab(-30, 30, -8, 90, -.2, -.05, paving)

FAR, AIR = END + 17, (.95, .70, .42)                   # outside: across a court, a colonnade in the evening haze
slab(-40, 40, END + 50, END + 50.1, -4, 40, evening('sky', (1.0, .70, .38), (.44, .50, .56), 2, 14, 1.25)).visible_shadow = False
air = far('air', (.60, .50, .38), AIR, .14)
for k in range(3):
    slab(-14, 14, FAR - 1.6 + .35 * k, FAR + 2, .16 * k - .05, .16 * k + .11, air, bevel=.02)
for k in range(10):
    column(-9.15 + k * 1.9, FAR, 4.3, .31, air, z=.43)
for low, high, out in ((0, .36, .40), (.37, .74, .34), (.75, .92, .56)):
    slab(-14, 14, FAR - out, FAR + out, 4.73 + low, 4.73 + high, air, bevel=.02)
lamp('AREA', (-9, FAR - 4, 6), 1500, (1, .72, .42), (1.2, 1.2), target=(0, FAR, 2))
lamp('AREA', (0, END + .6, 2.1), 1100, (1, .74, .42), (2.1, 4.0), target=(0, 0, .8))
lamp('SUN', (0, END + 8, 5), 7, (1, .70, .38), .012, target=(-.5, END - 7.2, 0))
for y, power in ((15.9, 190), (12.9, 130), (6.9, 85), (3.9, 45)):  # light from above, between the beams, growing towards the door
    lamp('AREA', (.4, y, H + .5), power, (1, .70, .38), (.9, 2.2), target=(.4, y, 0))
lamp('AREA', (4.4, 5, 4.6), 34, (.5, .66, 1), (.6, 14), target=(2.2, 5, 1))
lamp('AREA', (-.2, -6.5, 5), 14, (.45, .62, 1), (4, 3), target=(0, 6, 1))
sky([(-1, NAVY), (1, NAVY)], .8)
camera((.85, -6.2, 1.6), (.85, 4, 1.6), lens=34, fstop=4, focus=(0, 8, 1.6), shift=(-.17, .09))
render(exposure=.3, bounces=7)
