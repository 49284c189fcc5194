/** A number from 0 to 1 that two numbers always give: what looks random is the same in every build. */
export function getNoise(one: number, other: number): number {
  const value = Math.sin(one * 127.1 + other * 311.7) * 43_758.5453;
  return value - Math.floor(value);
}
