import { captureCommand } from '@almaty/commands/testing';
import { describe, expect, test } from 'vitest';
import { sheetCommand } from './contact-sheet.ts';
import { elevationProfileCommand } from './elevation-profile.ts';
import { galleryCommand } from './gallery.ts';
import { renderCommand } from './render.ts';

const COMMANDS = [renderCommand, sheetCommand, galleryCommand, elevationProfileCommand];

describe.each(COMMANDS.map((command) => [command.name(), command] as const))('%s', (_, command) => {
  test('prints its usage for --help and does nothing', async () => {
    const { status, stdout, stderr } = await captureCommand(command, '--help');
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^Usage: pnpm -C art /);
  });

  test('refuses a wrong argument with its usage and does nothing', async () => {
    const { status, stdout, stderr } = await captureCommand(command, '--wrong');
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/^error: /);
    expect(stderr).toMatch(/^Usage: pnpm -C art /m);
  });
});
