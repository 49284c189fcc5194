import { CitedNumbers } from './CitedNumbers.tsx';

const sources = [4, 17].map((number) => ({ number, id: `source-${number}` }));

export default {
  'Behind a sentence': () => (
    <p>
      The gondola stops for some weeks in spring and in autumn.
      <CitedNumbers sources={sources} />
    </p>
  ),
};
