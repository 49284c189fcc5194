import { Button } from '@almaty/ui/button';
import { PageHeader } from '@almaty/ui/page-header';
import { useRef } from 'react';
import { Confirmation } from '../request/Confirmation.tsx';
import { RequestFields } from '../request/RequestFields.tsx';
import { focusIds, useRequestForm } from '../request/useRequestForm.ts';
import { SelectedActivities } from '../selection/SelectedActivities.tsx';
import { SelectedLocations } from '../selection/SelectedLocations.tsx';

/** The itinerary request screen (specification, section 2). */
export function ItineraryScreen() {
  const email = useRef<HTMLInputElement>(null);
  const form = useRequestForm(email);
  return (
    <div className="mx-auto max-w-7xl px-5 py-10">
      <title>Get your itinerary · Almaty guide</title>
      <meta
        name="description"
        content="Send your dates and the places you like; a personalised itinerary for Almaty comes by email within 24 hours."
      />
      <PageHeader title="Get Your Itinerary">
        Tell us when you come and what you like, and we write a personalised travel plan around it.
      </PageHeader>
      {form.sent ? (
        <Confirmation sent={form.sent} startAnother={form.startAnother} />
      ) : (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void form.submit();
          }}
          className="max-w-3xl"
        >
          <RequestFields email={email} form={form} />
          <SelectedLocations id={focusIds.locations} problem={form.problems.locations} />
          <SelectedActivities />
          <div className="mt-8 bg-kraft p-6 text-on-kraft shadow-print">
            <Button type="submit" className="w-full">
              Submit Request
            </Button>
            <p className="mt-3 text-center">You will receive your personalised itinerary by email within 24 hours.</p>
          </div>
        </form>
      )}
    </div>
  );
}
