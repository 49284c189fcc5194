declare namespace Cloudflare {
  interface GlobalProps {
    mainModule: typeof import('../index.ts');
  }
  interface Env extends ShellEnv {}
}
type ShellEnv = import('../env.ts').Env;
