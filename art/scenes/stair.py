"""Employment: a stone stair rising into light."""
import os
import random
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
from stone import *
from studio import *
from parts import *
from props import rod

reset()
random.seed(6)
pale, wall = stone(rough=.55), stone('wall', (.50, .45, .37))
metal = brass(rough=.35)
W, RISE, TREAD, COUNT = 3.3, .155, .37, 15
TOP, RUN = RISE * COUNT, TREAD * COUNT

for i in range(COUNT):                                 # every step from two or three blocks
    cuts = sorted(random.uniform(.25, .75) * W for _ in range(1 + i % 2))
    edges = [0] + cuts + [W]
    for a, b in zip(edges, edges[1:]):
        slab(a + .002, b - .002, i * TREAD - .03, i * TREAD + TREAD + .05, i * RISE - .1, (i + 1) * RISE, pale, bevel=.014, wobble=.003)
slab(0, W, RUN, RUN + 4, TOP - .2, TOP, pale)
y = -6.0
while y < 0:
    x = -1.2
    while x < W + .2:
        w = random.uniform(.9, 1.3)
        slab(x, x + w - .006, y, y + .894, -.1, random.uniform(-.001, .001), pale, bevel=.006)
        x += w
    y += .9
HIGH = TOP + 4.2
ashlar(-6, RUN + 3, 0, HIGH, -.15, wall, axis='y', row=.46, length=1.25)
ashlar(-6, RUN + 3, 0, HIGH, W + .15, wall, axis='y', row=.46, length=1.25, seed=9)
slab(-.4, -.31, -6, RUN + 3, 0, HIGH, wall)
slab(W + .31, W + .4, -6, RUN + 3, 0, HIGH, wall)
slab(-.4, W + .4, -6, RUN - 2.6, HIGH - .9, HIGH - .6, wall)
for j in range(6):                                     # ceiling beams
    slab(-.1, W + .1, -4.5 + j * 1.9, -4.1 + j * 1.9, HIGH - 1.25, HIGH - .85, pale, bevel=.015)
EDGE, DOOR = RUN + .9, TOP + 3.0
for x in (.36, W - .36):                               # portal at the head of the stair
    slab(x - .38, x + .38, EDGE - .25, EDGE + .25, TOP, DOOR, pale, bevel=.02)
    slab(x - .44, x + .44, EDGE - .32, EDGE + .3, DOOR - .25, DOOR, pale, bevel=.02)
    slab(x - .44, x + .44, EDGE - .32, EDGE + .3, TOP, TOP + .3, pale, bevel=.02)
slab(-.1, W + .1, EDGE - .28, EDGE + .28, DOOR, DOOR + .5, pale, bevel=.02)
slab(-.1, W + .1, EDGE - .4, EDGE + .3, DOOR + .5, DOOR + .65, pale, bevel=.02)
slab(-.1, W + .1, EDGE - .2, EDGE + .2, DOOR + .65, HIGH + 6, wall)
slab(-.4, W + .4, RUN - 2.7, RUN - 2.5, HIGH - .9, HIGH + 6, wall)
slab(-.5, -.3, RUN - 3, RUN + 3, HIGH, HIGH + 6, wall)
slab(W + .3, W + .5, RUN - 3, RUN + 3, HIGH, HIGH + 6, wall)
length = math.hypot(RUN, TOP)                          # brass rail on the right wall
tilt = (-(math.pi / 2 - math.atan2(TOP, RUN)), 0, 0)
link(lathe([(.024, 0), (.024, length)], 24), metal, (W - .09, 0, 1.02), tilt)
link(lathe(torus(.02, -.03, .06), 24), metal, (W - .09, 0, 1.02), tilt)
for k in range(5):
    f = (k + .4) / 5
    box((.09, .014, .014), (W - .045, RUN * f, 1.0 + TOP * f - .03), metal, bevel=.003)
    link(lathe([(.035, 0), (.035, .012)], 24), metal, (W, RUN * f, 1.0 + TOP * f - .03), (0, -math.pi / 2, 0), bevel=.003)

BACK, AIR = RUN + 11, (.95, .70, .42)                   # outside: a colonnade in the evening haze
slab(-14, 17, RUN + 26, RUN + 26.1, -4, 26, evening('sky', (1.0, .70, .38), (.40, .50, .60), TOP + 2, 14, 1.25)).visible_shadow = False
slab(-9, 12, RUN + 4, BACK + 3, TOP - .3, TOP - .12, pale)
air = far('air', (.60, .50, .38), AIR, .14)
for k in range(6):
    column(-3.0 + k * 1.85, BACK, 5.0, .34, air, z=TOP - .12)
for low, high, out in ((0, .42, .44), (.43, .85, .38), (.86, 1.05, .62)):
    slab(-9, 12, BACK - out, BACK + out, TOP + 4.88 + low, TOP + 4.88 + high, air, bevel=.02)
lamp('AREA', (-6.5, BACK - 3.2, TOP + 5.5), 760, (1, .72, .42), (1.2, 1.2), target=(2.2, BACK, TOP + 2.5))
lamp('SUN', (0, 0, 0), 9, (1, .72, .40), .012, target=(.25, -1, -.52))
lamp('AREA', (W / 2, EDGE + .5, TOP + 1.6), 130, (1, .72, .40), (2, 2.8), target=(W / 2, 0, 0))
lamp('AREA', (W / 2, RUN - 1.2, HIGH - .1), 24, (1, .70, .38), (2.4, 2.4), target=(W / 2 + .4, RUN - 2.5, 0))
lamp('AREA', (2.6, -5.2, 3.4), 14, (.36, .54, 1), (2.4, 2), target=(1.6, 2, 1))
sky([(-1, NAVY), (1, NAVY)], .7)
camera((1.15, -4.6, 1.95), (1.15, 4, 1.95), lens=30, fstop=4.5, focus=(1.5, 1.5, 1), shift=(-.15, .06))
render(exposure=.2, bounces=7)
