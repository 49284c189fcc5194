import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { type Camera, createCamera, createMirrorCamera, type Viewpoint } from './camera.ts';
import { mix, type Rgb, type Tones, toneAt } from './color.ts';
import { type Conifer, rasterizeConifers } from './conifers.ts';
import { applyContactShadow } from './contact-shadow.ts';
import { GBuffer, GROUND, SKY, TREE, TRUNK, WATER } from './g-buffer.ts';
import { type Ground, sunIncidenceAt } from './ground.ts';
import { applyKuwaharaFilter } from './kuwahara-filter.ts';
import { clamp, type Vec3 } from './math.ts';
import { Noise } from './noise.ts';
import { applyPostProcessing, type PostProcessing } from './post-processing.ts';
import { hashCell } from './random.ts';
import { Raster } from './raster.ts';
import { findWaterStart, rasterizeGround, rasterizeWater } from './rasterize-ground.ts';
import { createSky, type SkySpec } from './sky.ts';
import { sampleGrid } from './terrain.ts';
import { rasterizeTrunks, type Trunk } from './trunks.ts';
import { paintWater, type Water } from './water.ts';

/** The size of a picture in pixels, and how many rendered pixels per side are averaged into one (a power of 2). */
export type Frame = { width: number; height: number; oversample: number };

/** A point on the ground, in metres; `up` is the vertical part of the surface normal, 1 on flat ground. */
type GroundPoint = { x: number; y: number; z: number; up: number; depth: number; shade: number };

export type Fog = {
  /** Distance at which the fog begins, and the distance over which it thickens, in metres. */
  start: number;
  reach: number;
  power?: number;
  max?: number;
  /** The colour at a point of the frame: u from the left, v from the horizon (0) to the top (1). */
  color: (u: number, v: number, depth: number) => Rgb;
  /** Additional fog in low areas, 0 to 1. */
  low?: (y: number, depth: number, material: number) => number;
};

/** Shares of the light on the ground: ambient light, light from above, sunlight, and how much hollows lose. */
type Light = { ambient: number; above: number; direct: number; hollows: number };

/** Gives the colour of one of the scene's own materials. `grain` is a small noise to add to the shade. */
export type Painter = (shade: number, u: number, v: number, grain: number, depth: number) => Rgb;

/** The frame of a drawing over the picture. All lengths are in units of a picture that is 1200 wide. */
export type Drawing = {
  width: number;
  height: number;
  /** Projects a point of the world to x and y in units, and its distance in metres. */
  project: (x: number, y: number, z: number) => Vec3;
  /** Units per metre at a distance. */
  scaleAt: (depth: number) => number;
};

/** Everything that the renderer needs to draw a picture. */
export type Landscape = {
  seed: number;
  /** Unit vector towards the sun. */
  sun: Vec3;
  view: Viewpoint;
  sky: SkySpec;
  ground: Ground;
  /** The nearest and the farthest ground that is drawn, in metres. */
  near?: number;
  far?: number;
  /** Step along a ray as a share of the distance: smaller is finer and slower. */
  precision?: number;
  /** The tones, or the flat colour, of a point on the ground. */
  surface: (point: GroundPoint, noise: Noise) => Tones | Rgb;
  light?: Light;
  /** Added to the incidence of the sunlight at a point, for texture or a drawn shadow. */
  texture?: (x: number, z: number, depth: number, noise: Noise) => number;
  /** Share of the sunlight that reaches a point, for example only the summits at dawn. */
  sunShareAt?: (y: number, x: number, z: number, noise: Noise) => number;
  /** Radius of the Kuwahara filter, in pixels of a frame 2400 wide. */
  brushRadius?: number;
  grain?: number;
  trees?: { list: readonly Conifer[]; tones: Tones; near?: number };
  trunks?: { list: readonly Trunk[]; tones: Tones };
  /** Draws the scene's own objects into the buffer; also called for the reflection. `sunSide` is -1 left, 1 right. */
  rasterizeObjects?: (buffer: GBuffer, camera: Camera, sunSide: number) => void;
  materials?: Record<number, Painter>;
  water?: Water;
  fog?: Fog;
  /** Colour of the shadow between objects that touch; without it there is none. */
  contactShadow?: Rgb;
  /** Draws over the rendered picture. */
  draw?: (canvas: SKRSContext2D, drawing: Drawing) => void;
  postProcessing?: Omit<PostProcessing, 'seed'>;
  /** Leaves the sky transparent. */
  transparentSky?: boolean;
};

/** Width of a picture in the units of drawings. */
const UNITS = 1200;

const DAYLIGHT: Light = { ambient: 0.16, above: 0.14, direct: 0.72, hollows: 0.35 };

/** Additional rows of the reflection beyond the edge of the picture, because ripples shift it. */
const REFLECTION_MARGIN = 40;

const isTones = (paint: Tones | Rgb): paint is Tones => 'edges' in paint;

/** Calculates the shade of every ground pixel in the buffer. */
function shadeGround(buffer: GBuffer, scene: Landscape, noise: Noise) {
  const { ground, sun, texture, sunShareAt } = scene;
  const { ambient, above, direct, hollows } = scene.light ?? DAYLIGHT;
  const { cells, step, heights } = ground.terrain;
  for (let i = 0; i < buffer.material.length; i++) {
    if (buffer.material[i] !== GROUND) continue;
    const u = buffer.u[i];
    const v = buffer.v[i];
    const x = u * step;
    const z = v * step;
    let facing = Math.max(0, sunIncidenceAt(ground, sun, u, v) + (texture?.(x, z, buffer.depth[i], noise) ?? 0));
    if (sunShareAt) facing *= sunShareAt(sampleGrid(heights, cells, u, v), x, z, noise);
    const shelter = clamp(sampleGrid(ground.openness, cells, u, v) * hollows, -0.18, 0.18);
    const up = sampleGrid(ground.normalY, cells, u, v);
    buffer.shade[i] = clamp(
      ambient + above * up + direct * facing * sampleGrid(ground.sunlight, cells, u, v) + shelter,
    );
  }
}

/** What the reflection leaves out: everything below `level`, and by column everything nearer than `from`. */
type ReflectionClip = { level: number; from: Float32Array };

/** Draws everything but the water into the buffer. */
function rasterizeScene(
  buffer: GBuffer,
  camera: Camera,
  scene: Landscape,
  sunSide: number,
  reflectionClip: ReflectionClip | null,
) {
  const { ground, trees, trunks, near = 20, far = ground.terrain.size * 2, precision = 0.0011 } = scene;
  const from = (column: number) => reflectionClip?.from[column] ?? near;
  rasterizeGround(buffer, camera, ground.terrain, {
    near: from,
    far,
    // A reflection may be less precise because ripples distort it.
    precision: reflectionClip ? precision * 2 : precision,
    ...(reflectionClip && { above: reflectionClip.level }),
  });
  if (trees)
    rasterizeConifers(buffer, camera, trees.list, sunSide, (column) => Math.max(from(column), trees.near ?? near));
  if (trunks) {
    const list = reflectionClip ? trunks.list.map((trunk) => ({ ...trunk, submergedHeight: 0 })) : trunks.list;
    rasterizeTrunks(buffer, camera, list, sunSide);
  }
  scene.rasterizeObjects?.(buffer, camera, sunSide);
}

/** Composites the scene's drawing over the rendered picture. */
function drawOver(raster: Raster, scene: Landscape, camera: Camera) {
  if (!scene.draw) return;
  const canvas = createCanvas(raster.width, raster.height);
  const context = canvas.getContext('2d');
  const unit = raster.width / UNITS;
  context.scale(unit, unit);
  scene.draw(context, {
    width: UNITS,
    height: raster.height / unit,
    project: (x, y, z) => {
      const [column, row, depth] = camera.project(x, y, z);
      return [column / unit, row / unit, depth];
    },
    scaleAt: (depth) => camera.focal / depth / unit,
  });
  raster.compositeDrawing(context.getImageData(0, 0, raster.width, raster.height).data);
}

/** Renders a landscape: geometry, light, Kuwahara filter, flat tones, fog, water, drawing, downsampling, paper grain. */
export function renderLandscape(scene: Landscape, frame: Frame): Raster {
  const width = frame.width * frame.oversample;
  const height = frame.height * frame.oversample;
  const camera = createCamera(scene.view, width, height);
  const noise = new Noise(scene.seed + 50);
  const { sun, ground, water, fog, materials = {} } = scene;
  const { cells, step, heights } = ground.terrain;
  const sunSide = sun[0] * camera.right[0] + sun[2] * camera.right[1] > 0 ? 1 : -1;
  const sky = createSky(scene.sky, width, camera.horizon);

  const buffer = new GBuffer(width, height);
  rasterizeScene(buffer, camera, scene, sunSide, null);
  if (water) rasterizeWater(buffer, camera, ground.terrain, water.level, water.far);
  shadeGround(buffer, scene, noise);
  const radius = Math.round(((scene.brushRadius ?? 5) * width) / 2400);
  const shades = radius > 0 ? applyKuwaharaFilter(buffer, radius) : buffer.shade;

  const applyFog = (color: Rgb, x: number, up: number, depth: number, low: number, share = 1): Rgb => {
    if (!fog) return color;
    const distance = Math.max(0, depth - fog.start) / fog.reach;
    const amount = (1 - Math.exp(-(distance ** (fog.power ?? 1.15)))) * (fog.max ?? 0.85);
    return mix(color, fog.color(x / width, up, depth), clamp(amount + low) * share);
  };
  const getPixelColor = (from: GBuffer, shade: number, i: number, x: number, y: number, horizon: number): Rgb => {
    const material = from.material[i];
    if (material === SKY) return sky(x, y * (camera.horizon / horizon));
    const depth = from.depth[i];
    const u = from.u[i];
    const v = from.v[i];
    const grain = (hashCell(x >> 1, y >> 1, 3) - 0.5) * (scene.grain ?? 0.07);
    let color: Rgb;
    let altitude = 0;
    if (material === GROUND) {
      altitude = sampleGrid(heights, cells, u, v);
      const up = sampleGrid(ground.normalY, cells, u, v);
      const paint = scene.surface({ x: u * step, y: altitude, z: v * step, up, depth, shade }, noise);
      color = isTones(paint) ? toneAt(paint, shade + grain) : paint;
    } else if (material === TREE && scene.trees) color = toneAt(scene.trees.tones, shade + grain * 0.6);
    else if (material === TRUNK && scene.trunks) color = toneAt(scene.trunks.tones, shade + grain * 0.5, 0.05);
    else color = materials[material](shade, u, v, grain, depth);
    return applyFog(color, x, clamp(1 - y / horizon), depth, fog?.low?.(altitude, depth, material) ?? 0);
  };

  const raster = new Raster(width, height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if (buffer.material[i] !== WATER) raster.set(i, getPixelColor(buffer, shades[i], i, x, y, camera.horizon));
    }
  if (water) {
    const below = createMirrorCamera(camera, water.level, REFLECTION_MARGIN);
    const reflection = new GBuffer(width, below.height);
    rasterizeScene(reflection, below, scene, sunSide, {
      level: water.level,
      from: findWaterStart(buffer, scene.near ?? 20),
    });
    shadeGround(reflection, scene, noise);
    paintWater(raster, water, {
      buffer,
      camera,
      mirror: below,
      terrain: ground.terrain,
      noise,
      oversample: width / UNITS,
      reflectionAt: (x, y) =>
        getPixelColor(
          reflection,
          reflection.shade[y * width + x],
          y * width + x,
          x,
          Math.min(y, below.horizon),
          below.horizon,
        ),
      applyFog: (color, x, depth) => applyFog(color, x, 0, depth, 0, 0.8),
    });
  }
  if (scene.contactShadow) applyContactShadow(raster, buffer, scene.contactShadow);
  drawOver(raster, scene, camera);
  if (scene.transparentSky)
    raster.coverage = Float32Array.from(buffer.material, (material) => (material === SKY ? 0 : 1));
  let picture = raster;
  for (let side = frame.oversample; side > 1; side /= 2) picture = picture.downsample();
  applyPostProcessing(picture, { seed: scene.seed, ...scene.postProcessing });
  return picture;
}
