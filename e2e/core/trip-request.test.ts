import { findEmail } from '../stack/mailbox.ts';
import { getConfirmation, getDateFromNow, getItineraryCount, typeIntoForm } from '../stack/request-form.ts';
import { ALL_REMOTES } from '../stack/tags.ts';
import { expect, test } from '../stack/test.ts';
import { VISITORS } from '../stack/visitors.ts';

for (const visitor of VISITORS)
  test.describe(`by ${visitor.name}`, () => {
    test.use(visitor.options);

    test(
      'a visitor plans a trip from the home page to the stored request',
      ALL_REMOTES,
      async ({ page, baseURL, database }) => {
        await page.goto('/');
        await visitor.press(page.getByRole('link', { name: 'Start Your Adventure' }));
        await expect(page).toHaveURL('/locations');
        await visitor.press(page.getByRole('button', { name: 'Add to trip: Charyn Canyon' }));
        await expect(page.getByText('Charyn Canyon added to your itinerary!')).toBeVisible();
        await expect(page.getByRole('heading', { name: '1 Location(s) Selected' })).toBeVisible();

        const activitiesLink = page.getByRole('link', { name: 'Continue to Activities' });
        await expect(activitiesLink).toBeFocused();
        await visitor.press(activitiesLink);
        await expect(page).toHaveURL('/activities');
        await visitor.press(page.getByRole('button', { name: 'Add to trip: Horseback Riding' }));
        await expect(getItineraryCount(page)).toHaveText('2 in your trip');

        await visitor.press(
          page.getByRole('region', { name: 'Your selection' }).getByRole('link', { name: 'Create Your Itinerary' }),
        );
        await expect(page.getByText('1 location(s) selected')).toBeVisible();
        const [start, end] = [getDateFromNow(40), getDateFromNow(46)];
        const email = `${visitor.name}@example.com`;
        await typeIntoForm(visitor, page, { email, start, end });
        await visitor.press(page.getByRole('button', { name: 'Submit Request' }));

        await expect(page.getByText("Itinerary request submitted! We'll contact you within 24 hours.")).toBeVisible();
        await expect(page.getByRole('heading', { name: 'Your Request Is In' })).toBeFocused();
        await expect(getConfirmation(page)).toContainText(email);
        await expect(getConfirmation(page)).toContainText('Almaty time');
        await expect(getItineraryCount(page)).toHaveText('Nothing in your trip');
        const reference = await page.getByText(/^ALM-[0-9A-Z]{10}$/).textContent();

        const select = async (query: string) => (await database.prepare(query).bind(reference).all()).results;
        expect(await select('select * from itinerary_request where reference = ?')).toMatchObject([
          { user_email: email, start_date: start, end_date: end },
        ]);
        expect(await select('select id, name, category from requested_location where reference = ?')).toEqual([
          { id: 13, name: 'Charyn Canyon', category: 'Nature' },
        ]);
        expect(await select('select id, name from requested_activity where reference = ?')).toEqual([
          { id: 1, name: 'Horseback Riding' },
        ]);
        await expect
          .poll(() => select('select kind, state from outbox where reference = ? order by id'))
          .toEqual([
            { kind: 'visitor', state: 'sent' },
            { kind: 'provider', state: 'sent' },
          ]);
        const plan = await findEmail(baseURL ?? '', reference ?? '', email);
        expect(plan?.subject).toMatch(/^Your Almaty plan, \d/);
        expect(plan?.text).toContain('Charyn Canyon');
        expect(plan?.attachments).toHaveLength(3);

        await page.reload();
        await expect(page).toHaveTitle('Your request is in · Almaty guide');
        await expect(getConfirmation(page).getByText(reference ?? '', { exact: true })).toBeVisible();
        await visitor.press(getConfirmation(page).getByRole('button', { name: 'Plan another trip' }));
        await expect(page.getByText('No locations selected yet.')).toBeVisible();
        await expect(getItineraryCount(page)).toHaveText('');
        await expect(page.getByLabel('Email')).toHaveValue('');
      },
    );
  });
