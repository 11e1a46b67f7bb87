"""Shared by every scene: sky, lamps, camera, and the render itself."""
import os
import re
import sys
import bpy
from mathutils import Vector
from stone import Nodes


def sky(stops, strength=1.0):
    """Gradient sky: (height -1..1, colour) pairs."""
    world = bpy.data.worlds.new('sky')
    bpy.context.scene.world = world
    world.use_nodes = True
    n = Nodes(world.node_tree)
    z = n('ShaderNodeSeparateXYZ', None, _0=n('ShaderNodeTexCoord').outputs['Generated']).outputs[2]
    ramp = n('ShaderNodeValToRGB', None, Fac=n.span(z, -1, 1))
    cells = ramp.color_ramp.elements
    while len(cells) < len(stops):
        cells.new(.5)
    for cell, (height, colour) in zip(cells, stops):
        cell.position, cell.color = (height + 1) / 2, (*colour, 1)
    back = n('ShaderNodeBackground', None, Color=ramp.outputs[0], Strength=strength)
    n('ShaderNodeOutputWorld', None, Surface=back.outputs[0])


def lamp(kind, loc, power, colour=(1, 1, 1), size=.1, target=None, **more):
    data = bpy.data.lights.new(kind, kind)
    data.energy, data.color = power, colour
    if kind == 'AREA':
        data.shape = 'RECTANGLE'
        data.size, data.size_y = size if isinstance(size, tuple) else (size, size)
    elif kind == 'SUN':
        data.angle = size
    else:
        data.shadow_soft_size = size
    for key, value in more.items():
        setattr(data, key, value)
    obj = bpy.data.objects.new(kind, data)
    obj.location = loc
    if target is not None:
        obj.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat('-Z', 'Y').to_euler()
    obj.visible_camera = False
    bpy.context.collection.objects.link(obj)
    return obj


def camera(loc, target, lens=35, fstop=None, focus=None, shift=(0, 0)):
    data = bpy.data.cameras.new('camera')
    data.lens, data.shift_x, data.shift_y, data.clip_start = lens, *shift, .01
    obj = bpy.data.objects.new('camera', data)
    obj.location = loc
    obj.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat('-Z', 'Y').to_euler()
    if fstop:
        data.dof.use_dof, data.dof.aperture_fstop, data.dof.aperture_blades = True, fstop, 9
        data.dof.focus_distance = (Vector(focus or target) - Vector(loc)).length
    bpy.context.collection.objects.link(obj)
    bpy.context.scene.camera = obj


def passes(scene, out):
    """Write albedo and normal beside the picture: finish.mjs denoises with them."""
    scene.view_layers[0].cycles.denoising_store_passes = True
    scene.use_nodes = True
    tree = scene.node_tree
    layers = next(node for node in tree.nodes if node.type == 'R_LAYERS')
    file = tree.nodes.new('CompositorNodeOutputFile')
    file.base_path = os.path.dirname(os.path.abspath(out))
    file.file_slots.clear()
    stem = os.path.splitext(os.path.basename(out))[0]
    for name in ('Albedo', 'Normal'):
        file.file_slots.new(f'{stem}.{name.lower()}-')
        file.file_slots[-1].save_as_render = False
        tree.links.new(layers.outputs[f'Denoising {name}'], file.inputs[-1])
    file.format.file_format, file.format.color_depth, file.format.compression = 'PNG', '8', 15


def render(exposure=0.0, look='Medium High Contrast', bounces=6):
    """blender ... -P scene.py -- out.png [width] [samples]; out-3.png is rendered with seed 3."""
    args = sys.argv[sys.argv.index('--') + 1:]
    args += ['480', '24'][len(args) - 1:]
    out, width, samples = args[0], *map(int, args[1:3])
    seed = int((re.search(r'-(\d+)\.png$', out) or [0, 0])[1])
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    c, r = scene.cycles, scene.render
    c.samples, c.use_adaptive_sampling, c.adaptive_threshold = samples, True, .025
    c.use_denoising, c.seed = False, seed
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces = bounces, min(4, bounces), 3
    c.caustics_reflective = c.caustics_refractive = False
    c.sample_clamp_indirect, c.blur_glossy = 3.0, 1.0
    r.resolution_x, r.resolution_y, r.resolution_percentage = width, width * 9 // 16, 100
    scene.view_settings.view_transform, scene.view_settings.look = 'Filmic', look
    scene.view_settings.exposure = exposure
    r.image_settings.file_format, r.image_settings.color_depth, r.image_settings.compression = 'PNG', '16', 15
    r.filepath = os.path.abspath(out)
    passes(scene, out)
    bpy.ops.render.render(write_still=True)
