/** A device, its connection and its processor. */
export type Device = {
  window: { width: number; height: number };
  pixelRatio: number;
  hasTouch: boolean;
  /** Added to every request, in milliseconds. */
  latency: number;
  /** In kbit/s. */
  download: number;
  upload: number;
  /** How many times slower than this machine. */
  slowdown: number;
};

/** A lower mid-range phone on a slow mobile connection, and a desktop on an average line. */
export const DEVICES = {
  phone: {
    window: { width: 375, height: 812 },
    ...{ pixelRatio: 2, hasTouch: true },
    ...{ latency: 150, download: 1600, upload: 750, slowdown: 4 },
  },
  desktop: {
    window: { width: 1440, height: 900 },
    ...{ pixelRatio: 1, hasTouch: false },
    ...{ latency: 40, download: 10_000, upload: 5000, slowdown: 1 },
  },
} as const satisfies Record<string, Device>;

export type DeviceName = keyof typeof DEVICES;
export const DEVICE_NAMES = Object.keys(DEVICES) as DeviceName[];
