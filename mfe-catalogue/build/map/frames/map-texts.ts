import { LANGUAGE } from '@almaty/languages/current';
import * as m from '#messages';
import type { Geodata } from '../geodata/read-geodata.ts';

/**
 * The name of a summit in the language of the page; in Kazakh the one of OpenStreetMap where no other is known. Undefined for a
 * summit that the English map does not name.
 */
export function getSummitName({ names: { peaks } }: Geodata, nameRu: string): string | undefined {
  const names = peaks.get(nameRu);
  return names && { en: names.en, ru: nameRu, kk: names.kk ?? nameRu }[LANGUAGE];
}

/** A distance as maps write it: `18.4 km`, `120 km`. */
export const formatMapKm = (km: number): string => m.formatKm({ km: km < 20 ? Number(km.toFixed(1)) : Math.round(km) });

/** The first words of a node's name: `Saty (village)` is `Saty`. */
export const shortenName = (name: string): string => name.split(/ ?[(,]/u)[0] ?? name;
