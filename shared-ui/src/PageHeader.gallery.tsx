import { PageHeader } from './PageHeader.tsx';

export default {
  'Line beside': () => (
    <PageHeader title="Where to Go">Three kinds of places, an hour or a day from the city.</PageHeader>
  ),
  'Line below': () => (
    <PageHeader title="Plan Your Trip" linePosition="below">
      What to know before you come.
    </PageHeader>
  ),
  'Title only': () => <PageHeader title="Privacy" />,
};
