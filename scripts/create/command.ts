import { Argument, createCommand } from '../../shared-commands/src/index.ts';

/** Creates the family `create`. */
export function createCreateCommand() {
  const family = createCommand('npm run create', 'Creates what a new team begins with.');
  family
    .command('remote')
    .description(
      `Creates a remote that builds, tests and releases: a folder with one page in three languages, its line in the list of
remotes, its part of the site, its workflow and its bindings (docs/architecture.md, "A new remote"). When a step fails, nothing is left behind.`,
    )
    .addArgument(new Argument('<name>', 'of the remote and its team, such as events'))
    .addArgument(new Argument('[segment]', 'what the addresses of its pages begin with; its name unless given'))
    .action(async (name, segment) => (await import('./create-remote.ts')).createRemote(name, segment));
  return family;
}
