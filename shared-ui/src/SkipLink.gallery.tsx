import { SkipLink } from './SkipLink.tsx';

export default {
  'Shows while it has the focus': () => (
    <>
      <p>Press Tab once after a click here.</p>
      <SkipLink target="skip-link" />
    </>
  ),
};
