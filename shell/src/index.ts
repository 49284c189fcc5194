import './trusted-types.ts';

/** The modules that a page starts with, each after those that it needs. The last one hydrates the page. */
const START = [
  () => import(/* webpackMode: "eager" */ 'react'),
  () => import(/* webpackMode: "eager" */ 'react-dom'),
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@almaty/store'),
  () => import(/* webpackMode: "eager" */ './app/Layout.tsx'),
  () => import(/* webpackMode: "eager" */ './parts/federation-runtime.ts'),
  () => import(/* webpackMode: "eager" */ './bootstrap.tsx'),
];

const endTask = () => new Promise<void>((resolve) => void setTimeout(resolve));

/** Evaluates them in tasks of their own: a phone takes half a second for all of them, in which it could answer no press. */
async function start() {
  for (const load of START) {
    await endTask();
    await load();
  }
}

void start();
