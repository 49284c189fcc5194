import type { PlaceFacts } from '../schema.ts';

const facts: PlaceFacts = {
  names: {
    ru: { value: 'Плато Ассы (урочище Асы)', confidence: 'high', sources: ['common'], checked: '2026-11-20' },
    kk: { value: 'Асы жайлауы', confidence: 'medium', sources: ['common'], checked: '2026-11-20' },
  },
  point: {
    value: { lat: 43.2406, lon: 77.8799 },
    about: 'the Asy pass',
    confidence: 'high',
    sources: ['trekkingclub.kz#2'],
    checked: '2026-11-20',
  },
  elevation: {
    value: 2500,
    confidence: 'medium',
    sources: ['trekkingclub.kz#2', 'silkadv.com#3'],
    checked: '2026-11-20',
  },
  road: {
    value: 100,
    confidence: 'high',
    sources: ['trekkingclub.kz#2', 'worldtourisminfo.com#2'],
    checked: '2026-11-20',
  },
  drive: { value: [2.5, 3.5], confidence: 'medium', sources: ['common'], checked: '2026-11-20' },
  visit: { value: 'a day, or a night', confidence: 'medium', sources: ['common'], checked: '2026-11-20' },
  months: { value: [6, 7, 8, 9], confidence: 'high', sources: ['trekkingclub.kz#2'], checked: '2026-11-20' },
  opening: {
    value:
      'The track is passable from about May to September with a high-clearance 4x4; the asphalt ends in the Turgen gorge.',
    confidence: 'high',
    sources: ['trekkingclub.kz#2', 'go-to.kz'],
    checked: '2026-11-20',
  },
};

export default facts;
