// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { hideMissingPictures } from './hide-missing-pictures.ts';

hideMissingPictures();

test('a picture is hidden while its file is missing, and nothing else is', () => {
  document.body.innerHTML = '<p><img alt="" style="object-position: 20% 50%"></p><video></video>';
  const [picture, video] = document.querySelectorAll<HTMLElement>('img, video');
  const dispatch = (type: string) => [picture, video].map((element) => element?.dispatchEvent(new Event(type)));
  dispatch('error');
  expect([picture?.style.visibility, video?.style.visibility]).toEqual(['hidden', '']);
  dispatch('load');
  expect(picture?.getAttribute('style')).toBe('object-position: 20% 50%;');
});
