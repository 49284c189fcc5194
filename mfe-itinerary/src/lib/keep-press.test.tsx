// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { keepPress } from './keep-press.ts';

afterEach(cleanup);

/** Presses the button, and gives the click to what is under the pointer by then. */
function press(clickX: number) {
  const submit = vi.fn();
  render(
    <>
      <p>The estimate</p>
      <button type="button" onMouseDown={(event) => event.preventDefault()} onPointerDown={keepPress} onClick={submit}>
        Submit
      </button>
    </>,
  );
  fireEvent.pointerDown(screen.getByRole('button'), { clientX: 100, clientY: 100 });
  fireEvent.click(screen.getByText('The estimate'), { clientX: clickX, clientY: 100 });
  return submit;
}

test('a press whose button moves away counts, and the button has the focus as after any press', () => {
  expect(press(100)).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(screen.getByRole('button'));
});

test('a press that moves away from the button counts for nothing', () => {
  expect(press(150)).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(document.body);
});
