/** A point of the window, in CSS pixels. */
export type Point = { x: number; y: number };

/** The size of a window, in CSS pixels. */
export type Size = { width: number; height: number };

/** A window of an engine, with real input. Everything else about a page is read by a function that runs in it. */
export type Window = {
  /** Whether its driver lets go what is dragged: those of Gecko and WebKit begin a drag, and give the page no drop. */
  canDrop: boolean;
  open: (address: string) => Promise<void>;
  back: () => Promise<void>;
  resize: (size: Size) => Promise<void>;
  /** Runs a function in the page, which gets nothing but its arguments; both ways only JSON passes. */
  run: <Args extends readonly unknown[], Result>(
    task: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ) => Promise<Result>;
  /** Presses the mouse at the first point, moves it along the others, and lets it go at the last. */
  press: (first: Point, ...others: readonly Point[]) => Promise<void>;
  /** Types into what has the focus; a key without a letter is one of `KEYS`. */
  type: (text: string) => Promise<void>;
  screenshot: () => Promise<Uint8Array>;
  /** The page on A4, as a PDF; undefined when the engine's driver cannot print. */
  print: () => Promise<Uint8Array | undefined>;
  /** Takes the messages of errors since the last call. */
  takeErrors: () => string[];
  close: () => Promise<void>;
};

/** Keys without a letter, as WebDriver writes them. */
export const KEYS = { escape: '\uE00C', enter: '\uE007', tab: '\uE004' } as const;

/** An engine, and how its window is opened. */
export type Engine = {
  /** What has to be there, and the package of Debian that brings it. */
  programs: Readonly<Record<string, string>>;
  /** Opens a fresh window, without anything stored. */
  launch: (size: Size) => Promise<Window>;
};
