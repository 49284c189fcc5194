import { createInterface } from 'node:readline/promises';

/** Where questions are asked; `isTTY` when a person sits there. */
type Terminal = { stdin: NodeJS.ReadableStream & { isTTY?: boolean }; stdout: NodeJS.WritableStream };

/**
 * Asks a question that only `yes` answers.
 *
 * @throws Error when the answer is another, or nobody can be asked.
 */
export async function confirm(question: string, { stdin, stdout }: Terminal = process): Promise<void> {
  if (!stdin.isTTY)
    throw new Error(`${question} Nobody can be asked here: say --yes, or --dry-run to see what would happen.`);
  const terminal = createInterface({ input: stdin, output: stdout });
  const answer = await terminal.question(`${question} Type yes: `).finally(() => terminal.close());
  if (answer.trim() !== 'yes') throw new Error('Nothing was changed.');
}
