import data from '#generated/map-marks.json' with { type: 'json' };

/** Ways, signs and names of each frame, which never change. */
export const frameMarks = data;
