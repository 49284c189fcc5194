import locations from '../../mfe-catalogue/generated/locations.json' with { type: 'json' };
import { postRequest } from '../load/post-request.ts';
import { mailTest as test } from '../stack/mail-stack.ts';
import { ALL_REMOTES } from '../stack/tags.ts';
import { expect } from '../stack/test.ts';

/** As many bytes as the picture of an email may have. */
const MAX_BYTES = 60_000;

const choose = (...slugs: string[]) => locations.filter(({ slug }) => slugs.includes(slug));

const OF_THE_RANGE = choose(
  ...['medeu', 'shymbulak-ski-resort', 'kok-zhailau', 'big-almaty-lake', 'big-almaty-peak', 'furmanov-peak'],
  ...['bukreev-peak', 'butakovsky-waterfall', 'gorelnik-trail', 'alma-arasan', 'terrenkur', 'ayusai'],
  ...['manshuk-mametova-lake', 'green-bazaar', 'sunkar-falcons', 'first-president-park', 'esentai-mall'],
);

/** Trips on each ground, with its size in pixels; those of the country and of the range with as much as they can have. */
const TRIPS = [
  { where: 'the country', selected: locations, days: 30, size: [1168, 973] },
  { where: 'the region', selected: choose('charyn-canyon', 'kolsay-lake', 'issyk-lake'), days: 6, size: [1168, 825] },
  { where: 'the range', selected: OF_THE_RANGE, days: 16, size: [876, 895] },
  { where: 'the city', selected: choose('green-bazaar', '28-panfilov-guardsmen-park'), days: 2, size: [1168, 904] },
];

for (const [index, { where, selected, days, size }] of TRIPS.entries())
  for (const [offset, language] of ['en', 'ru', 'kk'].entries())
    test(
      `an email in ${language} has a sharp and small map of a trip in ${where}`,
      ALL_REMOTES,
      async ({ page, stack, mailbox }) => {
        const number = index * 3 + offset + 1;
        const address = `map.${number}@example.com`;
        const response = await postRequest(stack.origin, number, { selected, days, address, fields: { language } });
        const { reference } = (await response.json()) as { reference: string };
        const { html, attachments } = await mailbox.waitFor(reference, address, /\d{4}/);
        const [picture] = attachments;
        expect(html).toContain(`src="cid:${picture?.contentId?.slice(1, -1)}"`);
        const bytes = [...new Uint8Array(picture?.content as ArrayBuffer)];
        expect(bytes.length).toBeLessThan(MAX_BYTES);
        const decoded = await page.evaluate(async (content) => {
          const { width, height } = await createImageBitmap(
            new Blob([Uint8Array.from(content)], { type: 'image/png' }),
          );
          return [width, height];
        }, bytes);
        expect(decoded).toEqual(size);
      },
    );
