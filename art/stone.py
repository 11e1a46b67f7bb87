"""Shared by every scene: materials, light, camera, render settings. Units are metres."""
import sys
import bpy
from mathutils import Vector

NAVY, SLATE, GOLD = (.0044, .011, .0273), (.033, .061, .115), (1, .60, .24)


def reset():
    bpy.ops.wm.read_factory_settings(use_empty=True)


class Nodes:
    """Short hand for node trees: n('ShaderNodeX', Input=value or socket, attr=...)."""
    def __init__(self, tree):
        self.tree = tree
        tree.nodes.clear()

    def __call__(self, kind, props=None, **inputs):
        node = self.tree.nodes.new(kind)
        for key, value in (props or {}).items():
            setattr(node, key, value)
        for key, value in inputs.items():
            slot = node.inputs[int(key[1:])] if key[0] == '_' else node.inputs[key.replace('_', ' ')]
            if isinstance(value, bpy.types.NodeSocket):
                self.tree.links.new(value, slot)
            else:
                slot.default_value = (*value, 1) if isinstance(value, tuple) and slot.type == 'RGBA' else value
        return node

    def math(self, op, a, b=0.0, c=0.0):
        return self('ShaderNodeMath', {'operation': op}, _0=a, _1=b, _2=c).outputs[0]

    def mix(self, fac, a, b, blend='MIX'):
        return self('ShaderNodeMixRGB', {'blend_type': blend}, Fac=fac, Color1=a, Color2=b).outputs[0]

    def span(self, value, a, b, lo=0.0, hi=1.0):
        return self('ShaderNodeMapRange', None, _0=value, _1=a, _2=b, _3=lo, _4=hi).outputs[0]

    def coords(self, stretch=(1, 1, 1)):
        """Object coordinates, moved by a different amount for every object."""
        rnd = self('ShaderNodeObjectInfo').outputs['Random']
        shift = self.math('MULTIPLY', rnd, 61.7)
        tex = self('ShaderNodeTexCoord').outputs['Object']
        moved = self('ShaderNodeVectorMath', {'operation': 'ADD'}, _0=tex, _1=shift).outputs[0]
        scaled = self('ShaderNodeVectorMath', {'operation': 'MULTIPLY'}, _0=moved, _1=stretch).outputs[0]
        return scaled, rnd

    def noise(self, vec, scale, detail=6.0, rough=.6):
        return self('ShaderNodeTexNoise', None, Vector=vec, Scale=scale, Detail=detail, Roughness=rough).outputs['Fac']


def material(name):
    mat = bpy.data.materials.new(name)
    mat.use_nodes = True
    return mat, Nodes(mat.node_tree)


def finish(n, height=None, depth=.01, strength=.6, **bsdf):
    if height is not None:
        bsdf['Normal'] = n('ShaderNodeBump', None, Height=height, Distance=depth, Strength=strength).outputs[0]
    shader = n('ShaderNodeBsdfPrincipled', None, **bsdf)
    n('ShaderNodeOutputMaterial', None, Surface=shader.outputs[0])


def stone(name='stone', base=(.60, .54, .45), rough=.72, scale=1.0, vary=.16, pits=1.0):
    """Pale limestone: soft clouds, mottling, weather streaks, fine grain and pits."""
    mat, n = material(name)
    vec, rnd = n.coords()
    cloud, grain = n.noise(vec, 1.3 * scale, 3), n.noise(vec, 22 * scale, 6, .7)
    streak = n.noise(n.coords((5, 5, .45))[0], 1.1 * scale, 4)
    tone = n.span(rnd, 0, 1, 1 - vary, 1 + vary * .5)
    tone = n.math('MULTIPLY', tone, n.span(cloud, .3, .7, .88, 1.06))
    tone = n.math('MULTIPLY', tone, n.span(grain, .3, .7, .86, 1.07))
    tone = n.math('MULTIPLY', tone, n.span(streak, .35, .62, .80, 1.0))
    colour = n.mix(n.span(cloud, .35, .7), base, tuple(c * k for c, k in zip(base, (.93, .96, 1.04))))
    colour = n.mix(1.0, colour, tone, 'MULTIPLY')
    hole = n('ShaderNodeTexVoronoi', None, Vector=vec, Scale=55 * scale).outputs['Distance']
    hole = n.span(n.math('ADD', hole, n.math('MULTIPLY', cloud, .5)), .22, .42, -.9 * pits, 0)
    height = n.math('ADD', n.math('MULTIPLY', grain, 1.0), hole)
    height = n.math('ADD', height, n.math('MULTIPLY', n.noise(vec, 5 * scale, 3), 1.1))
    finish(n, height, .006 / scale, .55, Base_Color=colour, Specular=.3,
           Roughness=n.span(grain, .3, .7, rough - .12, rough + .12))
    return mat


def wood(name='wood', base=(.10, .045, .022), rough=.32):
    mat, n = material(name)
    vec, rnd = n.coords((9, .6, 9))
    grain = n.noise(vec, 2.2, 9, .65)
    fine = n.noise(n.coords((90, 3, 90))[0], 1.5, 4)
    colour = n.mix(n.span(grain, .3, .7), tuple(c * .45 for c in base), tuple(c * 1.5 for c in base))
    colour = n.mix(n.span(rnd, 0, 1, 0, .35), colour, tuple(c * .5 for c in base))
    finish(n, n.math('ADD', grain, fine), .0008, .5, Base_Color=colour, Roughness=n.span(fine, .3, .7, rough - .08, rough + .1))
    return mat


def brass(name='brass', base=(.78, .52, .20), rough=.28):
    mat, n = material(name)
    vec, _ = n.coords()
    wear = n.noise(vec, 30, 8, .7)
    colour = n.mix(n.span(wear, .42, .7), base, (.30, .17, .06))
    finish(n, n.noise(vec, 220, 3), .0004, .3, Base_Color=colour, Metallic=1.0, Roughness=n.span(wear, .3, .75, rough - .1, rough + .2))
    return mat


def leather(name, base, rough=.5, scale=1.0):
    mat, n = material(name)
    vec, rnd = n.coords()
    cell = n('ShaderNodeTexVoronoi', {'feature': 'SMOOTH_F1'}, Vector=vec, Scale=420 * scale).outputs['Distance']
    wear = n.noise(vec, 14 * scale, 8, .7)
    colour = n.mix(n.span(wear, .45, .75, 0, .55), base, tuple(min(1, c * 2.2 + .02) for c in base))
    colour = n.mix(1.0, colour, n.span(rnd, 0, 1, .75, 1.15), 'MULTIPLY')
    finish(n, n.math('ADD', cell, wear), .0006 / scale, .5, Base_Color=colour, Specular=.4, Roughness=n.span(wear, .3, .7, rough + .1, rough - .1))
    return mat


def paper(name='paper', base=(.80, .745, .63), layers=0.0, axis=2):
    """Rag paper; `layers` > 0 draws the fine lines of a page block across `axis`."""
    mat, n = material(name)
    vec, rnd = n.coords()
    tone, height = n.span(n.noise(vec, 9, 7, .7), .3, .7, .9, 1.04), n.noise(vec, 260, 5)
    if layers:
        fold = tuple(layers if i == axis else 1.2 for i in range(3))
        leaf = n.noise(n.coords(fold)[0], 1.0, 6, .7)
        tone, height = n.math('MULTIPLY', tone, n.span(leaf, .3, .68, .52, 1.05)), leaf
    finish(n, height, .0009 if layers else .0002, .7 if layers else .35, Roughness=.85, Specular=.12, Base_Color=n.mix(1.0, base, tone, 'MULTIPLY'))
    return mat


def glow(name, colour, strength):
    mat, n = material(name)
    n('ShaderNodeOutputMaterial', None, Surface=n('ShaderNodeEmission', None, Color=colour, Strength=strength).outputs[0])
    return mat


def plain(name, base, rough=.5, **more):
    mat, n = material(name)
    finish(n, Base_Color=base, Roughness=rough, **more)
    return mat


def evening(name, low, high, z0, z1, strength=1.0):
    """A distant sky: colour from the height in the world, and thin level clouds."""
    mat, n = material(name)
    place = n('ShaderNodeNewGeometry').outputs['Position']
    height = n.span(n('ShaderNodeSeparateXYZ', None, _0=place).outputs[2], z0, z1)
    flat = n('ShaderNodeVectorMath', {'operation': 'MULTIPLY'}, _0=place, _1=(.10, 0, .55)).outputs[0]
    cloud = n.span(n.noise(flat, 1.4, 5, .55), .45, .72, 0, .5)
    colour = n.mix(cloud, n.mix(height, low, high), tuple(min(1, (a + b) * .56) for a, b in zip(low, high)))
    n('ShaderNodeOutputMaterial', None, Surface=n('ShaderNodeEmission', None, Color=colour, Strength=strength).outputs[0])
    return mat


def far(name, base, air, haze=.5):
    """Something so far away that the air lightens it: `haze` of it is the colour of the air."""
    mat, n = material(name)
    vec, _ = n.coords()
    tone = n.span(n.noise(vec, 3, 5), .3, .7, .75, 1.1)
    body = n('ShaderNodeBsdfDiffuse', None, Color=n.mix(1.0, base, tone, 'MULTIPLY')).outputs[0]
    light = n('ShaderNodeEmission', None, Color=air, Strength=1.0).outputs[0]
    n('ShaderNodeOutputMaterial', None, Surface=n('ShaderNodeMixShader', None, _0=haze, _1=body, _2=light).outputs[0])
    return mat
