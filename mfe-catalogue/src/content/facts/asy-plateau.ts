import type { LocationFacts } from '../schema.ts';

const facts: LocationFacts = {
  names: {
    ru: { value: 'Плато Ассы (урочище Асы)', confidence: 'high', sources: ['common'], checkedOn: '2026-11-20' },
    kk: { value: 'Асы жайлауы', confidence: 'medium', sources: ['common'], checkedOn: '2026-11-20' },
  },
  position: {
    value: { lat: 43.2406, lon: 77.8799 },
    about: 'the Asy pass',
    confidence: 'high',
    sources: ['trekkingclub.kz#2'],
    checkedOn: '2026-11-20',
  },
  elevationMetres: {
    value: 2500,
    confidence: 'medium',
    sources: ['trekkingclub.kz#2', 'silkadv.com#3'],
    checkedOn: '2026-11-20',
  },
  roadKm: {
    value: 100,
    confidence: 'high',
    sources: ['trekkingclub.kz#2', 'worldtourisminfo.com#2'],
    checkedOn: '2026-11-20',
  },
  driveHours: { value: [2.5, 3.5], confidence: 'medium', sources: ['common'], checkedOn: '2026-11-20' },
  visitDuration: { value: 'a day, or a night', confidence: 'medium', sources: ['common'], checkedOn: '2026-11-20' },
  bestMonths: { value: [6, 7, 8, 9], confidence: 'high', sources: ['trekkingclub.kz#2'], checkedOn: '2026-11-20' },
  visitorNotes: {
    value:
      'The track is passable from about May to September with a high-clearance 4x4; the asphalt ends in the Turgen gorge.',
    confidence: 'high',
    sources: ['trekkingclub.kz#2', 'go-to.kz'],
    checkedOn: '2026-11-20',
  },
};

export default facts;
