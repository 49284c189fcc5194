import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { type Camera, cameraFor, mirrored, type Viewpoint } from './camera.ts';
import { castGround, castWater, waterBegins } from './cast-ground.ts';
import { mix, type Rgb, type Tones, toneAt } from './colour.ts';
import { type Conifer, castConifers } from './conifers.ts';
import { shadeContacts } from './contact.ts';
import { type Finish, finish } from './finish.ts';
import { GBuffer, GROUND, SKY, TREE, TRUNK, WATER } from './gbuffer.ts';
import { facingSun, type Ground } from './ground.ts';
import { Noise } from './noise.ts';
import { clamp, type Vec3 } from './numbers.ts';
import { hash } from './random.ts';
import { Raster } from './raster.ts';
import { type SkySpec, skyFor } from './sky.ts';
import { brushed } from './smoothing.ts';
import { sample } from './terrain.ts';
import { castTrunks, type Trunk } from './trunks.ts';
import { paintWater, type Water } from './water.ts';

/** How a picture is rendered: its size, and how many pixels per side are averaged into each of its own (a power of 2). */
export type Frame = { width: number; height: number; oversample: number };

/** A place on the ground. Metres; `up` is 1 where it is flat. */
type Spot = { x: number; y: number; z: number; up: number; depth: number; shade: number };

export type Fog = {
  /** Metres to where it begins, and its reach from there. */
  start: number;
  reach: number;
  power?: number;
  max?: number;
  /** By the place in the frame: u from the left, v from the horizon (0) to the top (1). */
  colour: (u: number, v: number, depth: number) => Rgb;
  /** More of it in low places. */
  low?: (y: number, depth: number, material: number) => number;
};

/** Shares of the light on the ground: from everywhere, from above, from the sun, and how much hollows lose. */
type Light = { ambient: number; above: number; direct: number; hollows: number };

/** The colour of a material of the scene's own. `grain` is a small noise for its shade. */
export type Painter = (shade: number, u: number, v: number, grain: number, depth: number) => Rgb;

/** What a drawing over the picture gets: all lengths are in units of a picture that is 1200 wide. */
export type Drawing = {
  width: number;
  height: number;
  /** A point of the world as x, y in units, and its distance in metres. */
  project: (x: number, y: number, z: number) => Vec3;
  /** Units per metre at a distance. */
  scaleAt: (depth: number) => number;
};

export type Landscape = {
  seed: number;
  sun: Vec3;
  view: Viewpoint;
  sky: SkySpec;
  ground: Ground;
  near?: number;
  far?: number;
  precision?: number;
  /** The tones, or the flat colour, of a place on the ground. */
  surface: (spot: Spot, noise: Noise) => Tones | Rgb;
  light?: Light;
  /** Added to how directly the sun stands over a place, for texture or a drawn shadow. */
  texture?: (x: number, z: number, depth: number, noise: Noise) => number;
  /** Share of the sun that reaches a place, such as only the heights at dawn. */
  sunAt?: (y: number, x: number, z: number, noise: Noise) => number;
  /** Radius of the brush in pixels of a frame 2400 wide. */
  brush?: number;
  grain?: number;
  trees?: { list: readonly Conifer[]; tones: Tones; near?: number };
  trunks?: { list: readonly Trunk[]; tones: Tones };
  /** Casts the scene's own parts; also called for the mirrored frame. `lit` is the side of the sun: -1 left, 1 right. */
  parts?: (buffer: GBuffer, camera: Camera, lit: number) => void;
  materials?: Record<number, Painter>;
  water?: Water;
  fog?: Fog;
  /** Colour of the shadow between things that touch; none unless told. */
  contact?: Rgb;
  draw?: (canvas: SKRSContext2D, drawing: Drawing) => void;
  finish?: Omit<Finish, 'seed'>;
  /** Leaves the sky transparent. */
  cutOut?: boolean;
};

/** Width of a picture in the units of a drawing. */
const UNITS = 1200;

const DAYLIGHT: Light = { ambient: 0.16, above: 0.14, direct: 0.72, hollows: 0.35 };

/** Rows that the mirrored frame shows beyond the edge, because ripples reach for them. */
const BEYOND = 40;

const isTones = (paint: Tones | Rgb): paint is Tones => 'edges' in paint;

/** Writes how light the ground is into the buffer. */
function lightGround(buffer: GBuffer, scene: Landscape, noise: Noise) {
  const { ground, sun, texture, sunAt } = scene;
  const { ambient, above, direct, hollows } = scene.light ?? DAYLIGHT;
  const { cells, step, heights } = ground.terrain;
  for (let i = 0; i < buffer.material.length; i++) {
    if (buffer.material[i] !== GROUND) continue;
    const u = buffer.u[i];
    const v = buffer.v[i];
    const x = u * step;
    const z = v * step;
    let facing = Math.max(0, facingSun(ground, sun, u, v) + (texture?.(x, z, buffer.depth[i], noise) ?? 0));
    if (sunAt) facing *= sunAt(sample(heights, cells, u, v), x, z, noise);
    const shelter = clamp(sample(ground.openness, cells, u, v) * hollows, -0.18, 0.18);
    const up = sample(ground.normalY, cells, u, v);
    buffer.shade[i] = clamp(ambient + above * up + direct * facing * sample(ground.sunlight, cells, u, v) + shelter);
  }
}

/** What the mirrored frame leaves out: what is under water, and what stands before the water, by column. */
type Mirroring = { level: number; from: Float32Array };

/** Casts everything but the water. */
function castScene(buffer: GBuffer, camera: Camera, scene: Landscape, lit: number, mirroring: Mirroring | null) {
  const { ground, trees, trunks, near = 20, far = ground.terrain.size * 2, precision = 0.0011 } = scene;
  const from = (column: number) => mirroring?.from[column] ?? near;
  castGround(buffer, camera, ground.terrain, {
    near: from,
    far,
    // A mirror image is never as sharp.
    precision: mirroring ? precision * 2 : precision,
    ...(mirroring && { above: mirroring.level }),
  });
  if (trees) castConifers(buffer, camera, trees.list, lit, (column) => Math.max(from(column), trees.near ?? near));
  if (trunks) {
    const list = mirroring ? trunks.list.map((trunk) => ({ ...trunk, sunk: 0 })) : trunks.list;
    castTrunks(buffer, camera, list, lit);
  }
  scene.parts?.(buffer, camera, lit);
}

/** Draws what a scene wants to draw over the rendered picture. */
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
  raster.over(context.getImageData(0, 0, raster.width, raster.height).data);
}

/** Renders a landscape: relief, light, brush, flat tones, fog, water, drawing, paper. */
export function renderLandscape(scene: Landscape, frame: Frame): Raster {
  const width = frame.width * frame.oversample;
  const height = frame.height * frame.oversample;
  const camera = cameraFor(scene.view, width, height);
  const noise = new Noise(scene.seed + 50);
  const { sun, ground, water, fog, materials = {} } = scene;
  const { cells, step, heights } = ground.terrain;
  const lit = sun[0] * camera.right[0] + sun[2] * camera.right[1] > 0 ? 1 : -1;
  const sky = skyFor(scene.sky, width, camera.horizon);

  const buffer = new GBuffer(width, height);
  castScene(buffer, camera, scene, lit, null);
  if (water) castWater(buffer, camera, ground.terrain, water.level, water.far);
  lightGround(buffer, scene, noise);
  const radius = Math.round(((scene.brush ?? 5) * width) / 2400);
  const shades = radius > 0 ? brushed(buffer, radius) : buffer.shade;

  const fogged = (colour: Rgb, x: number, up: number, depth: number, low: number, share = 1): Rgb => {
    if (!fog) return colour;
    const distance = Math.max(0, depth - fog.start) / fog.reach;
    const amount = (1 - Math.exp(-(distance ** (fog.power ?? 1.15)))) * (fog.max ?? 0.85);
    return mix(colour, fog.colour(x / width, up, depth), clamp(amount + low) * share);
  };
  const colourAt = (from: GBuffer, shade: number, i: number, x: number, y: number, horizon: number): Rgb => {
    const material = from.material[i];
    if (material === SKY) return sky(x, y * (camera.horizon / horizon));
    const depth = from.depth[i];
    const u = from.u[i];
    const v = from.v[i];
    const grain = (hash(x >> 1, y >> 1, 3) - 0.5) * (scene.grain ?? 0.07);
    let colour: Rgb;
    let altitude = 0;
    if (material === GROUND) {
      altitude = sample(heights, cells, u, v);
      const up = sample(ground.normalY, cells, u, v);
      const paint = scene.surface({ x: u * step, y: altitude, z: v * step, up, depth, shade }, noise);
      colour = isTones(paint) ? toneAt(paint, shade + grain) : paint;
    } else if (material === TREE && scene.trees) colour = toneAt(scene.trees.tones, shade + grain * 0.6);
    else if (material === TRUNK && scene.trunks) colour = toneAt(scene.trunks.tones, shade + grain * 0.5, 0.05);
    else colour = materials[material](shade, u, v, grain, depth);
    return fogged(colour, x, clamp(1 - y / horizon), depth, fog?.low?.(altitude, depth, material) ?? 0);
  };

  const raster = new Raster(width, height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if (buffer.material[i] !== WATER) raster.set(i, colourAt(buffer, shades[i], i, x, y, camera.horizon));
    }
  if (water) {
    const below = mirrored(camera, water.level, BEYOND);
    const reflection = new GBuffer(width, below.height);
    castScene(reflection, below, scene, lit, { level: water.level, from: waterBegins(buffer, scene.near ?? 20) });
    lightGround(reflection, scene, noise);
    paintWater(raster, water, {
      buffer,
      camera,
      mirror: below,
      terrain: ground.terrain,
      noise,
      oversample: width / UNITS,
      mirrored: (x, y) =>
        colourAt(
          reflection,
          reflection.shade[y * width + x],
          y * width + x,
          x,
          Math.min(y, below.horizon),
          below.horizon,
        ),
      fogged: (colour, x, depth) => fogged(colour, x, 0, depth, 0, 0.8),
    });
  }
  if (scene.contact) shadeContacts(raster, buffer, scene.contact);
  drawOver(raster, scene, camera);
  if (scene.cutOut) raster.coverage = Float32Array.from(buffer.material, (material) => (material === SKY ? 0 : 1));
  let picture = raster;
  for (let side = frame.oversample; side > 1; side /= 2) picture = picture.halved();
  finish(picture, { seed: scene.seed, ...scene.finish });
  return picture;
}
