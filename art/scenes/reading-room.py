"""About: the reading room, tall windows, a long table, books and brass lamps."""
import os
import random
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
from stone import *
from studio import *
from parts import *
from props import book_row, rod

reset()
random.seed(2)
pale, wall, jamb = stone(), stone('wall', (.44, .39, .32)), stone('jamb', (.17, .16, .15))
gloom = plain('gloom', (.02, .022, .03))
floor, oak, dark_oak, metal = wood('floor', (.11, .054, .028), .28), wood(base=(.17, .082, .038)), wood('shelf', (.05, .024, .013), .4), brass()
spines = [leather('calf', (.16, .075, .03)), leather('navy', (.012, .022, .05)), leather('oxblood', (.085, .015, .012)),
          leather('tan', (.26, .17, .09)), leather('umber', (.055, .032, .02)), leather('calf2', (.20, .10, .045)), leather('umber2', (.08, .05, .03))]
WIDE, LONG, HIGH = 7.2, 15.2, 6.2

x = -3.0
while x < WIDE:                                        # floor boards
    y = -5.0
    while y < LONG:
        w = random.uniform(1.6, 2.8)
        slab(x, x + .178, y, y + w - .002, -.05, random.uniform(-.0008, .0008), floor, bevel=.002)
        y += w
    x += .18
PIER, BAY = 1.15, 2.6
wins = [(.6 + BAY * i, .6 + BAY * i + BAY - PIER, .95, 5.4) for i in range(6)]
ashlar(-1, LONG, 0, HIGH, WIDE + .25, wall, axis='y', row=.5, length=1.2, depth=.5, holes=wins)
for lo, hi, z0, z1 in wins:                            # stone frame, sill, glazing bars
    slab(WIDE - .12, WIDE + .4, lo - .12, hi + .12, z0 - .14, z0, pale, bevel=.012)
    for y0, y1, t0, t1 in ((lo - .16, lo, z0, z1 + .16), (hi, hi + .16, z0, z1 + .16), (lo, hi, z1, z1 + .16)):
        slab(WIDE - .05, WIDE + .3, y0, y1, t0, t1, pale, bevel=.012)
    for k in range(4):
        y = lo + (hi - lo) * k / 3
        slab(WIDE + .3, WIDE + .35, y - .022, y + .022, z0, z1, dark_oak, bevel=.006)
    for k in range(7):
        z = z0 + (z1 - z0) * k / 6
        slab(WIDE + .3, WIDE + .35, lo, hi, z - .018, z + .018, dark_oak, bevel=.006)
    lamp('AREA', (WIDE + .6, (lo + hi) / 2, (z0 + z1) / 2), 120, (1, .80, .55), (hi - lo, z1 - z0), target=(0, (lo + hi) / 2, 1.0))
slab(-3, 12, -1, LONG + .5, HIGH, HIGH + .2, wall)
slab(-3, 12, -6.2, -1, HIGH, HIGH + .2, gloom)
slab(5.6, 12, -6, -1.05, -.1, HIGH, gloom)
for j in range(7):                                     # ceiling beams
    slab(-2, WIDE, .02 + BAY * j - .14, .02 + BAY * j + .14, HIGH - .42, HIGH, dark_oak, bevel=.02)
slab(-2, WIDE, LONG, LONG + .3, 0, HIGH, wall)
slab(-.4, -.2, -1, LONG, 0, HIGH, wall)


def bookcase(length, loc, turn, shelves=12, seed=1):
    """Case along its own x axis, front at y = 0."""
    root = bpy.data.objects.new('case', None)
    bpy.context.collection.objects.link(root)
    made = []
    for k in range(shelves):
        z = .55 + k * .44
        made.append(slab(0, length, -.02, .34, z - .035, z, dark_oak, bevel=.004))
        made.append(link(book_row(.04, length - .04, z, spines, seed=seed * 50 + k), None))
    for k in range(int(length / 1.3) + 1):
        x = min(length, k * 1.3)
        made.append(slab(x - .045, x + .045, -.05, .34, 0, .55 + shelves * .44, dark_oak, bevel=.008))
    made.append(slab(0, length, .34, .38, 0, .5 + shelves * .44, dark_oak))
    made.append(slab(0, length, -.04, .34, .0, .5, dark_oak, bevel=.01))
    made.append(slab(-.1, length + .1, -.14, .36, .5 + shelves * .44, .72 + shelves * .44, dark_oak, bevel=.03))
    for obj in made:
        obj.parent = root
    root.location, root.rotation_euler = loc, (0, 0, turn)


bookcase(WIDE + 1, (-.6, LONG - .4, 0), 0)
bookcase(LONG, (.2, 0, 0), math.pi / 2, seed=7)

TX, TY0, TY1, TH = 4.55, 1.5, 9.9, .77                # the long table
slab(TX - .62, TX + .62, TY0, TY1, TH - .045, TH, oak, bevel=.008)
slab(TX - .5, TX + .5, TY0 + .12, TY1 - .12, TH - .14, TH - .045, oak, bevel=.004)
leg = [(.05, 0), (.058, .02), (.04, .06), (.032, .1), (.045, .2), (.062, .36), (.056, .46), (.035, .54), (.055, .57), (.055, .66)]
for k in range(4):
    for side in (-1, 1):
        link(lathe(leg, 32), oak, (TX + side * .46, TY0 + .25 + k * (TY1 - TY0 - .5) / 3, 0))
for k in range(4):                                     # brass lamps
    y = TY0 + 1.1 + k * 2.05
    foot = [(.11, 0), (.115, .012), (.10, .022), (.03, .035), (.013, .06), (.012, .20), (.02, .215), (.012, .23), (.011, .42)]
    link(lathe(foot, 40), metal, (TX, y, TH))
    shade = link(lathe([(.19, .36), (.185, .375), (.15, .43), (.09, .475), (.03, .49)], 48), metal, (TX, y, TH))
    shade.data.polygons[-2].use_smooth = False
    bulb = link(lathe([(.02, .34), (.03, .35), (.02, .358)], 16), glow('bulb', (1, .66, .3), 40), (TX, y, TH - .01))
    lamp('POINT', (TX, y, TH + .335), 7, (1, .60, .27), .03)
    if k < 3:
        pages = paper('page%d' % k)
        stack = TH
        for j in range(random.randint(1, 3)):
            t = random.uniform(.03, .06)
            box((.2, .28, t), (TX + .3 * (-1) ** k, y + .55, stack + t / 2), spines[(j + 2 * k) % 5], bevel=.004, rot=(0, 0, random.uniform(-.2, .2)))
            stack += t


def chair(x, y, turn):
    root = bpy.data.objects.new('chair', None)
    bpy.context.collection.objects.link(root)
    made = [slab(-.22, .22, -.21, .21, .43, .46, oak, bevel=.012), slab(-.2, .2, .17, .20, .86, .97, oak, bevel=.012)]
    made += [slab(sx * .19 - .02, sx * .19 + .02, y0, y0 + .04, 0, top, oak, bevel=.006) for sx in (-1, 1) for y0, top in ((-.19, .43), (.165, .95))]
    made += [slab(v - .013, v + .013, .178, .194, .46, .87, oak, bevel=.003) for v in (-.12, -.04, .04, .12)]
    for obj in made:
        obj.parent = root
    root.location, root.rotation_euler = (x, y, 0), (0, 0, turn)


for k in range(6):
    chair(TX + .62, TY0 + .8 + k * 1.35, -math.pi / 2 + random.uniform(-.12, .12))
    chair(TX - .62, TY0 + .8 + k * 1.35, math.pi / 2 + random.uniform(-.12, .12))

slab(-2.0, 2.30, -2.2, -1.0, -.1, HIGH, jamb, bevel=.02)             # the doorway we look through
slab(2.30, 2.42, -1.95, -1.0, -.1, HIGH, jamb, bevel=.02)
slab(2.42, 2.50, -1.75, -1.0, -.1, HIGH, jamb, bevel=.02)
slab(-3, 12, -6.2, -6, -.1, HIGH, gloom)
slab(-3, -2.9, -6, 0, -.1, HIGH, gloom)

lamp('SUN', (0, 0, 0), 30, (1, .76, .48), .009, target=(-1, .16, -.62))
sky([(-1, (.2, .18, .15)), (0, (1, .86, .64)), (.3, (.80, .82, .86)), (1, (.35, .5, .8))], 2.2)
camera((3.0, -2.9, 1.66), (3.0, 5, 1.66), lens=30, fstop=2.8, focus=(4.5, 4, 1), shift=(-.10, .055))
render(exposure=.45, bounces=6)
