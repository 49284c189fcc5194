import type { Config } from '../config/config.ts';
import type { Env } from '../env.ts';
import { createCloudflareMailer } from './cloudflare-mailer.ts';
import type { Mailer } from './mailer.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

/** Creates the mailer that the variable MAIL_DRIVER names. */
export const createMailer = (env: Env, config: Config): Mailer =>
  config.MAIL_DRIVER === 'smtp' ? createSmtpMailer(config) : createCloudflareMailer(env.MAIL, config.MAIL_FROM);
